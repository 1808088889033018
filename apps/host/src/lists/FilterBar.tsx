import { Button, useMediaQuery } from '@handset/ui';
import type { ReactNode } from 'react';
import { useWords } from '../messages/useWords.ts';
import * as styles from './filters.css.ts';
import { listWords } from './listWords.ts';
import { MoreFilters } from './MoreFilters.tsx';
import { SearchField } from './SearchField.tsx';
import type { ListState } from './useList.ts';

interface FilterBarProps {
  list: ListState<string>;
  /** What can be searched for; no search when absent. */
  searchHint?: string | undefined;
  /** What stays in sight on a phone, such as the choice of a view. */
  views?: ReactNode;
  /** The filters; nothing where the list has none. */
  children: ReactNode;
}

/** Search and filters of a list. On a phone the filters stand behind a button, so that the list is what is seen first. */
export function FilterBar({ list, searchHint, views, children }: FilterBarProps) {
  const words = useWords(listWords);
  const isPhone = useMediaQuery(styles.phone);
  const clear = list.isFiltered ? <Button onPress={list.clear}>{words.clear}</Button> : undefined;
  return (
    <div className={styles.bar}>
      {searchHint === undefined ? null : (
        <div className={styles.search}>
          <SearchField
            value={list.values.q ?? ''}
            onChange={(q) => list.set({ q })}
            placeholder={searchHint}
          />
        </div>
      )}
      {views}
      {isPhone && children ? (
        <MoreFilters isAll count={filterCount(list)}>
          {children}
          {clear}
        </MoreFilters>
      ) : (
        <>
          {children}
          {clear}
        </>
      )}
    </div>
  );
}

function filterCount({ values }: ListState<string>): number {
  return Object.entries(values).filter(([name, value]) => name !== 'q' && value !== '').length;
}
