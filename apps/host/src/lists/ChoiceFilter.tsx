import { Select } from '@handset/ui';
import { useWords } from '../messages/useWords.ts';
import * as styles from './filters.css.ts';
import { listWords } from './listWords.ts';
import type { ListState } from './useList.ts';

interface ChoiceFilterProps<Name extends string> {
  list: ListState<Name>;
  /** The filter, as the list calls it. */
  name: Name;
  label: string;
  /** What there is to choose, by what is asked of the server. */
  options: Readonly<Record<string, string>>;
}

const ALL = 'all';

/** Narrows a list to one of a few kinds. */
export function ChoiceFilter<Name extends string>({ list, name, label, options }: ChoiceFilterProps<Name>) {
  const words = useWords(listWords);
  const set = (value: string) => list.set({ [name]: value } as Partial<Record<Name, string>>);
  return (
    <div className={styles.filter}>
      <Select
        label={label}
        value={list.values[name] || ALL}
        onChange={(value) => set(value === ALL || value === null ? '' : value)}
        options={[
          { value: ALL, label: words.all },
          ...Object.entries(options).map(([value, text]) => ({ value, label: text })),
        ]}
      />
    </div>
  );
}
