import type { PhoneChoices } from '@handset/domain';
import { SearchableSelect } from '@handset/ui';
import * as styles from '../lists/filters.css.ts';
import { listWords } from '../lists/listWords.ts';
import type { ListState } from '../lists/useList.ts';
import { useWords } from '../messages/useWords.ts';
import { choicesOf } from './choicesOf.ts';
import { stockWords } from './stockWords.ts';

export interface ModelFiltersProps {
  list: ListState<'company' | 'model' | 'ram' | 'color'>;
  /** What there is; nothing to choose until it is known. */
  kinds: PhoneChoices | undefined;
}

/** Company and model, found by typing among hundreds. */
export function SearchedModelFilters({ list, kinds = [] }: ModelFiltersProps) {
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
