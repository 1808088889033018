import { Button, useMediaQuery, useWords } from '@handset/ui';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useFormat } from '../format/useFormat.ts';
import { chips } from './chips.css.ts';
import * as styles from './filters.css.ts';
import { ListSearch } from './ListSearch.tsx';
import { listWords } from './listWords.ts';
import type { ListState } from './useList.ts';

interface FilterBarProps {
  list: ListState<string>;
  /** Placeholder of the search field, which on a phone stands here. No search when absent. */
  searchHint?: string | undefined;
  /** Whether the list is searched by IMEIs. @default false */
  hasImeis?: boolean | undefined;
  /** Controls that stay visible on a phone, such as the choice of a view. */
  views?: ReactNode;
  /** The filter chips. */
  children?: ReactNode;
}

/** The filters of a list in a row of chips. On a phone a button shows those that are not set. */
export function FilterBar({ list, searchHint, hasImeis, views, children }: FilterBarProps) {
  const words = useWords(listWords);
  const format = useFormat();
  const id = useId();
  const isPhone = useMediaQuery(styles.phone);
  const [isOpen, setOpen] = useState(false);
  const count = filterCount(list);
  const counted = count > 0 ? format.count(count) : '';
  return (
    <div className={styles.bar}>
      {isPhone ? <ListSearch list={list} hint={searchHint} hasImeis={hasImeis} /> : null}
      {isPhone && children ? (
        <Button
          variant="quiet"
          icon={<SlidersHorizontal size={18} strokeWidth={1.75} />}
          aria-label={words.filters(counted)}
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(!isOpen)}
        >
          {searchHint ? counted : words.filters(counted)}
        </Button>
      ) : null}
      {views}
      <div id={id} className={chips} data-closed={(isPhone && !isOpen) || undefined}>
        {children}
        {list.isFiltered ? (
          <Button size="small" variant="quiet" onPress={list.clear}>
            {words.clear}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function filterCount({ values }: ListState<string>): number {
  return Object.entries(values).filter(([name, value]) => name !== 'q' && value !== '').length;
}
