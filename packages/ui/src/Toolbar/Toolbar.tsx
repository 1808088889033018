import { type RefObject, useEffect, useRef } from 'react';
import { Separator } from 'react-aria-components/Menu';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { duplicatesOf } from '../development/duplicatesOf.ts';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { classNames } from '../theme/classNames.ts';
import * as styles from './Toolbar.css.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import type { ToolbarItem } from './ToolbarItem.ts';
import { ToolbarOverflow } from './ToolbarOverflow.tsx';
import { useOverflowCount } from './useOverflowCount.ts';

export type { ToolbarAction, ToolbarItem, ToolbarSeparator, ToolbarToggle } from './ToolbarItem.ts';

/** Props of Toolbar. */
export interface ToolbarProps {
  /** What its items work on, for screen readers. */
  label: string;
  /** The items, from the most to the least wanted: those at the end go into the menu first. */
  items: readonly ToolbarItem[];
  /** Whether the items stand beside or above one another; an upright bar shows them all. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/** Actions on one thing, in one stop of the Tab key; what does not fit is in a menu at its end. */
export function Toolbar({ label, items, orientation = 'horizontal' }: ToolbarProps) {
  const row = useRef<HTMLDivElement>(null);
  const isUpright = orientation === 'vertical';
  const fitting = useOverflowCount(row, items.length);
  const shown = isUpright ? items.length : fitting;
  const duplicates = duplicatesOf(items);
  useDevelopmentWarning(
    duplicates.length > 0
      ? `Toolbar: items has the id ${duplicates.join(', ')} more than once. Give every item an id of its own.`
      : label?.trim()
        ? null
        : 'Toolbar: label is empty. Say what its items work on, for screen readers.',
  );
  useFocusBesideHidden(row, shown);
  if (items.length === 0) return null;
  return (
    <AriaToolbar aria-label={label} orientation={orientation} className={styles.toolbar}>
      <div ref={row} className={styles.row}>
        {items.map((item, position) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: an id that stands twice must not take an item away
            key={`${item.id} ${position}`}
            className={styles.item}
            data-overflowing={position < shown ? undefined : true}
          >
            {item.type === 'separator' ? (
              <Separator
                orientation={isUpright ? 'horizontal' : 'vertical'}
                elementType="div"
                className={styles.separator}
              />
            ) : (
              <ToolbarButton item={item} />
            )}
          </div>
        ))}
        {isUpright ? null : (
          <div
            className={classNames(styles.item, styles.more)}
            data-overflowing={shown === items.length ? true : undefined}
          >
            <ToolbarOverflow items={items.slice(shown)} />
          </div>
        )}
      </div>
    </AriaToolbar>
  );
}

/** Where the focused item goes into the menu, focus goes to the button that opens it. */
function useFocusBesideHidden(row: RefObject<HTMLElement | null>, shown: number) {
  const focused = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks again whenever more or fewer items are shown
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const lost = focused.current?.closest('[data-overflowing]');
    const active = element.ownerDocument.activeElement;
    if (
      lost &&
      element.contains(lost) &&
      (active === null || active === element.ownerDocument.body || lost.contains(active))
    ) {
      element.lastElementChild?.querySelector('button')?.focus();
    }
  }, [row, shown]);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const remember = ({ target }: FocusEvent) => {
      focused.current = target as Element;
    };
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) focused.current = null;
    };
    element.addEventListener('focusin', remember);
    element.addEventListener('focusout', forget);
    return () => {
      element.removeEventListener('focusin', remember);
      element.removeEventListener('focusout', forget);
    };
  }, [row]);
}
