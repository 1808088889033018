import { Select } from '@handset/ui';
import * as styles from '../lists/filters.css.ts';
import { listWords } from '../lists/listWords.ts';
import type { ListState } from '../lists/useList.ts';
import { useWords } from '../messages/useWords.ts';
import { type AgeName, ageRanges, rangeOf } from './ageRanges.ts';
import { stockWords } from './stockWords.ts';

/** Narrows a list of phones by how long they have been in stock. */
export function AgeFilter({ list }: { list: ListState<'ageFrom' | 'ageTo'> }) {
  const words = useWords(stockWords);
  const { all } = useWords(listWords);
  const options = Object.keys(ageRanges) as AgeName[];
  return (
    <div className={styles.filter}>
      <Select
        label={words.age}
        value={rangeOf(list.values) ?? 'all'}
        onChange={(name) => list.set(ageRanges[name as AgeName] ?? { ageFrom: '', ageTo: '' })}
        options={[
          { value: 'all', label: all },
          ...options.map((name) => ({ value: name, label: words.ages[name] })),
        ]}
      />
    </div>
  );
}
