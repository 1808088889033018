import * as styles from './filters.css.ts';
import { SearchField } from './SearchField.tsx';
import type { ListState } from './useList.ts';

interface ListSearchProps {
  list: ListState<string>;
  /** Placeholder of the field. No search when absent. */
  hint: string | undefined;
}

/** The search of a list by words. */
export function ListSearch({ list, hint }: ListSearchProps) {
  if (hint === undefined) return null;
  return (
    <div className={styles.search}>
      <SearchField value={list.values.q ?? ''} onChange={(q) => list.set({ q })} placeholder={hint} />
    </div>
  );
}
