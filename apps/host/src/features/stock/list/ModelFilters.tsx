import type { PhoneChoices } from '@handset/domain';
import { SearchableSelect, useWords } from '@handset/ui';
import { FilterChip } from '../../../kit/lists/FilterChip.tsx';
import { listWords } from '../../../kit/lists/listWords.ts';
import type { ListState } from '../../../kit/lists/useList.ts';
import { choicesOf } from './choicesOf.ts';
import { stockWords } from './stockWords.ts';

export interface ModelFiltersProps {
  list: ListState<'company' | 'model' | 'ram' | 'color'>;
  /** The available choices. Undefined until they are known. */
  kinds: PhoneChoices | undefined;
}

/** Company and model, found by typing among hundreds. */
export function ModelFilters({ list, kinds = [] }: ModelFiltersProps) {
  const words = useWords(stockWords);
  const { all } = useWords(listWords);
  const { companies, models } = choicesOf(kinds, list.values);
  const { company, model } = list.values;
  const common = { getKey: String, getLabel: String, placeholder: all, autoFocus: true };
  return (
    <>
      <FilterChip
        label={words.company}
        value={company}
        // A new company clears the choices that depended on the last one.
        onClear={() => list.set({ company: '', model: '', ram: '', color: '' })}
      >
        {({ close }) => (
          <SearchableSelect
            {...common}
            label={words.company}
            options={companies}
            value={company || null}
            onChange={(name) => {
              list.set({ company: name ?? '', model: '', ram: '', color: '' });
              close();
            }}
          />
        )}
      </FilterChip>
      <FilterChip
        label={words.model}
        value={model}
        onClear={() => list.set({ model: '', ram: '', color: '' })}
      >
        {({ close }) => (
          <SearchableSelect
            {...common}
            label={words.model}
            options={models}
            value={model || null}
            onChange={(name) => {
              list.set({ model: name ?? '', ram: '', color: '' });
              close();
            }}
          />
        )}
      </FilterChip>
    </>
  );
}
