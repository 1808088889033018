import { useMediaQuery } from '@handset/ui';
import { lazy } from 'react';
import { CodeBoundary } from '../problems/CodeBoundary.tsx';
import * as styles from './filters.css.ts';
import { SearchField } from './SearchField.tsx';
import type { ListState } from './useList.ts';

/** Loaded on touch devices only: a desk has a scanner. */
const ListCamera = lazy(async () => ({ default: (await import('./ListCamera.tsx')).ListCamera }));

interface ListSearchProps {
  list: ListState<string>;
  /** Placeholder of the field, except on a phone. No search when absent. */
  hint: string | undefined;
  /** Whether the list is searched by IMEIs, which on a touch device the camera reads. */
  hasImeis?: boolean | undefined;
}

/** The search of a list by words. */
export function ListSearch({ list, hint, hasImeis }: ListSearchProps) {
  const isTouch = useMediaQuery('(pointer: coarse)');
  const isPhone = useMediaQuery(styles.phone);
  if (hint === undefined) return null;
  return (
    <div className={styles.search}>
      <div className={styles.searchField}>
        <SearchField
          value={list.values.q ?? ''}
          onChange={(q) => list.set({ q })}
          // Beside the buttons of a phone the hint would be cut off.
          placeholder={isPhone ? undefined : hint}
        />
      </div>
      {hasImeis && isTouch ? (
        <CodeBoundary fallback={null}>
          <ListCamera list={list} />
        </CodeBoundary>
      ) : null}
    </div>
  );
}
