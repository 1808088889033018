import { useEffect } from 'react';
import type { RowIndex } from '../rows/createRowIndex.ts';

/** Fewer rows are indexed at once, when it is first asked for. */
const manyRows = 2000;
/** How long one go may take, so that no frame is late. */
const goMilliseconds = 12;

/** Builds in idle time what the first search and the first sort would wait for. */
export function usePreparation<Row>(
  index: RowIndex<Row>,
  rowCount: number,
  isSearched: boolean,
  sortableIds: string,
): void {
  useEffect(() => {
    if (rowCount < manyRows) return;
    const steps = prepare(index, isSearched, sortableIds === '' ? [] : sortableIds.split('\n'));
    const go = () => {
      const end = performance.now() + goMilliseconds;
      do if (steps.next().done) return;
      while (performance.now() < end);
      cancel = whenIdle(go);
    };
    let cancel = whenIdle(go);
    return () => cancel();
  }, [index, rowCount, isSearched, sortableIds]);
}

function* prepare<Row>(index: RowIndex<Row>, isSearched: boolean, sortableIds: readonly string[]) {
  if (isSearched) while (index.text.buildMore()) yield;
  yield* index.prepare(sortableIds);
}

function whenIdle(go: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(go);
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(go, 16);
  return () => clearTimeout(timer);
}
