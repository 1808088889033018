import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { bringIntoSight } from './bringIntoSight.ts';
import { Tab } from './Tab.tsx';
import * as styles from './Tabs.css.ts';
import type { TabItem } from './Tabs.tsx';
import { tabIds } from './tabIds.ts';
import { tabToGoTo } from './tabToGoTo.ts';
import { useHiddenEnds } from './useHiddenEnds.ts';

interface ScrollingTabListProps {
  id: string;
  label: string;
  items: readonly TabItem[];
  current: string;
  orientation: 'horizontal' | 'vertical';
  /** Whether the arrow keys only lead to a tab, and Enter chooses it. */
  isManual: boolean;
  onChoose: (id: string) => void;
}

/** The row of tabs: scrolls where there is no room, shows that it does, and keeps the chosen tab in sight. */
export function ScrollingTabList(props: ScrollingTabListProps) {
  const { id, label, items, current, orientation, isManual, onChoose } = props;
  const row = useRef<HTMLDivElement>(null);
  const ends = useHiddenEnds(row, items.length);
  const isCurrentDisabled = items.some((item) => item.id === current && item.isDisabled);
  const stop = isCurrentDisabled ? items.find((item) => !item.isDisabled)?.id : current;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another tab to bring into sight
  useEffect(() => {
    const list = row.current;
    const tab = list?.querySelector('[aria-selected=true]');
    if (list && tab) bringIntoSight(list, tab);
  }, [current, items.length]);

  // Browsers do not scroll to what has focus as far as the buttons at the ends ask for.
  useEffect(() => {
    const list = row.current;
    const onFocus = ({ target }: FocusEvent) => {
      if (list && target !== list) bringIntoSight(list, target as Element);
    };
    list?.addEventListener('focusin', onFocus);
    return () => list?.removeEventListener('focusin', onFocus);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tab = tabToGoTo(event, orientation);
    if (!tab) return;
    event.preventDefault();
    tab.focus();
    // As a press would: where it leads somewhere, it goes there.
    if (!isManual) tab.click();
  };

  const scroll = (direction: 1 | -1) => {
    const list = row.current;
    if (!list) return;
    const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollBy({ left: list.clientWidth * 0.75 * direction * forward, behavior: 'smooth' });
  };

  return (
    <div className={styles.bar}>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
        data-orientation={orientation}
        className={styles.list}
        data-hidden-start={ends.start || undefined}
        data-hidden-end={ends.end || undefined}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => (
          <Tab
            key={item.id}
            {...tabIds(id, item.id)}
            item={item}
            isCurrent={item.id === current}
            isStop={item.id === stop}
            onChoose={onChoose}
          />
        ))}
      </div>
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
