import { useWords } from '@handset/ui';
import { ChoiceFilter } from '../../../kit/lists/ChoiceFilter.tsx';
import type { ListState } from '../../../kit/lists/useList.ts';
import { journalWords } from './journalWords.ts';

/** Filters a ledger by type of movement. */
export function TypeFilter({ list }: { list: ListState<'q' | 'from' | 'to' | 'type'> }) {
  const words = useWords(journalWords);
  return <ChoiceFilter list={list} name="type" label={words.type} options={words.types} />;
}
