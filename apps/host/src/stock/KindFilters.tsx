import type { PhoneChoices } from '@handset/domain';
import { SearchableSelect } from '@handset/ui';
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';
import * as styles from '../lists/filters.css.ts';
import { listWords } from '../lists/listWords.ts';
import type { ListState } from '../lists/useList.ts';
import { useWords } from '../messages/useWords.ts';
import { choicesOf } from './choicesOf.ts';
import { stockWords } from './stockWords.ts';

interface KindFiltersProps {
  list: ListState<'company' | 'model' | 'ram' | 'color'>;
  /** What there is; nothing to choose until it is known. */
  kinds: PhoneChoices | undefined;
}

/** Narrows a list of phones to a company and to a model of it. */
export function ModelFilters({ list, kinds = [] }: KindFiltersProps) {
  const words = useWords(stockWords);
  const { all } = useWords(listWords);
  const { companies, models } = choicesOf(kinds, list.values);
  const { company, model } = list.values;
  const common = { getKey: String, getLabel: String, placeholder: all };
  return (
    <>
      <div className={styles.filter}>
        <SearchableSelect
          {...common}
          label={words.company}
          options={companies}
          value={company || null}
          // What was chosen of the last company is no choice of the next one.
          onChange={(name) => list.set({ company: name ?? '', model: '', ram: '', color: '' })}
        />
      </div>
      <div className={styles.filter}>
        <SearchableSelect
          {...common}
          label={words.model}
          options={models}
          value={model || null}
          onChange={(name) => list.set({ model: name ?? '', ram: '', color: '' })}
        />
      </div>
    </>
  );
}

/** Narrows a list of phones to what there is of its models. */
export function VariantFilters({ list, kinds = [] }: KindFiltersProps) {
  const words = useWords(stockWords);
  const { rams, colors } = choicesOf(kinds, list.values);
  const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));
  return (
    <>
      <ChoiceFilter list={list} name="ram" label={words.ramMemory} options={named(rams)} />
      <ChoiceFilter list={list} name="color" label={words.color} options={named(colors)} />
    </>
  );
}
