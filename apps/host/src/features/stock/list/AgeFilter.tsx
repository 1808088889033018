import { useWords } from '@handset/ui';
import { ChoiceChip } from '../../../kit/lists/ChoiceChip.tsx';
import type { ListState } from '../../../kit/lists/useList.ts';
import { type AgeName, ageRanges, rangeOf } from './ageRanges.ts';
import { stockWords } from './stockWords.ts';

/** Narrows a list of phones by how long they have been in stock. */
export function AgeFilter({ list }: { list: ListState<'ageFrom' | 'ageTo'> }) {
  const words = useWords(stockWords);
  const options = Object.keys(ageRanges) as AgeName[];
  return (
    <ChoiceChip
      label={words.age}
      value={rangeOf(list.values) ?? ''}
      onChange={(name) => list.set(ageRanges[name as AgeName] ?? { ageFrom: '', ageTo: '' })}
      options={Object.fromEntries(options.map((name) => [name, words.ages[name]]))}
    />
  );
}
