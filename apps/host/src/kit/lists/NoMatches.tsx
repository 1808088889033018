import { Button, EmptyState, useWords } from '@handset/ui';
import { listWords } from './listWords.ts';
import type { ListState } from './useList.ts';

/** Says that the search or the filters of a list leave no rows, with a button that clears them. */
export function NoMatches({ list }: { list: ListState<string> }) {
  const words = useWords(listWords);
  const { q: search = '', ...filters } = list.values;
  const isSearchAlone = search !== '' && Object.values(filters).every((value) => value === '');
  return (
    <EmptyState
      title={isSearchAlone ? words.notFound(search) : words.noMatches}
      action={
        list.isFiltered ? (
          <Button onPress={list.clear}>{isSearchAlone ? words.clearSearch : words.clear}</Button>
        ) : undefined
      }
    />
  );
}
