import { Button, useMediaQuery } from '@handset/ui';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useFormat } from '../format/useFormat.ts';
import { useWords } from '../messages/useWords.ts';
import * as styles from './filters.css.ts';
import { listWords } from './listWords.ts';
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
        <PhoneFilters count={filterCount(list)}>
          {children}
          {clear}
        </PhoneFilters>
      ) : (
        <>
          {children}
          {clear}
        </>
      )}
    </div>
  );
}

function PhoneFilters({ count, children }: { count: number; children: ReactNode }) {
  const words = useWords(listWords);
  const format = useFormat();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<SlidersHorizontal size={18} strokeWidth={1.75} />}
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        onPress={() => setOpen(!isOpen)}
      >
        {count > 0 ? words.filtersOf(format.count(count)) : words.filters}
      </Button>
      {isOpen ? (
        <div id={id} className={styles.more}>
          {children}
        </div>
      ) : null}
    </>
  );
}

function filterCount({ values }: ListState<string>): number {
  return Object.entries(values).filter(([name, value]) => name !== 'q' && value !== '').length;
}
