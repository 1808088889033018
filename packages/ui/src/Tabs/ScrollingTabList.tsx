import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useContext, useEffect, useRef } from 'react';
import { Tab, TabList, TabListStateContext } from 'react-aria-components/Tabs';
import { definedProps } from '../theme/definedProps.ts';
import { bringIntoSight } from './bringIntoSight.ts';
import * as styles from './Tabs.css.ts';
import type { TabItem } from './Tabs.tsx';
import { useHiddenEnds } from './useHiddenEnds.ts';

interface ScrollingTabListProps {
  label: string;
  items: readonly TabItem[];
  current: string;
}

/** The row of tabs: scrolls where there is no room, shows that it does, and keeps the chosen tab in sight. */
export function ScrollingTabList({ label, items, current }: ScrollingTabListProps) {
  const row = useRef<HTMLDivElement>(null);
  // The row is there before its tabs are: React Aria collects them first.
  const drawnCount = useContext(TabListStateContext)?.collection.size ?? 0;
  const ends = useHiddenEnds(row, drawnCount);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another tab to bring into sight, once there is one
  useEffect(() => {
    const list = row.current;
    const tab = list?.querySelector('[aria-selected=true]');
    if (list && tab) bringIntoSight(list, tab);
  }, [current, drawnCount]);

  // React Aria moves focus without scrolling: who comes back with Tab would not see where focus is.
  useEffect(() => {
    const list = row.current;
    const onFocus = ({ target }: FocusEvent) => {
      if (list && target !== list) bringIntoSight(list, target as Element);
    };
    list?.addEventListener('focusin', onFocus);
    return () => list?.removeEventListener('focusin', onFocus);
  }, []);

  const scroll = (direction: 1 | -1) => {
    const list = row.current;
    if (!list) return;
    const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollBy({ left: list.clientWidth * 0.75 * direction * forward, behavior: 'smooth' });
  };

  return (
    <div className={styles.bar}>
      <TabList
        ref={row}
        aria-label={label}
        className={styles.list}
        data-hidden-start={ends.start || undefined}
        data-hidden-end={ends.end || undefined}
      >
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            className={styles.tab}
            isDisabled={item.isDisabled ?? false}
            {...definedProps({ href: item.href })}
          >
            {item.icon ? (
              <span className={styles.icon} aria-hidden>
                {item.icon}
              </span>
            ) : null}
            {item.label}
            {item.count === undefined ? null : <span className={styles.count}>{item.count}</span>}
          </Tab>
        ))}
      </TabList>
      {ends.start ? (
        <button type="button" tabIndex={-1} aria-hidden className={styles.back} onClick={() => scroll(-1)}>
          <ChevronLeft size={16} strokeWidth={1.75} className={styles.chevron} />
        </button>
      ) : null}
      {ends.end ? (
        <button type="button" tabIndex={-1} aria-hidden className={styles.forward} onClick={() => scroll(1)}>
          <ChevronRight size={16} strokeWidth={1.75} className={styles.chevron} />
        </button>
      ) : null}
    </div>
  );
}
