import { journalWords } from '../journal/journalWords.ts';
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';
import type { ListState } from '../lists/useList.ts';
import { useWords } from '../messages/useWords.ts';

/** Narrows a ledger to what the money moved for. */
export function TypeFilter({ list }: { list: ListState<'q' | 'from' | 'to' | 'type'> }) {
  const words = useWords(journalWords);
  return <ChoiceFilter list={list} name="type" label={words.type} options={words.types} />;
}
