import { Separator } from 'react-aria-components/Menu';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import * as styles from './Toolbar.css.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import type { ToolbarItem } from './ToolbarItem.ts';

export type { ToolbarAction, ToolbarItem, ToolbarSeparator, ToolbarToggle } from './ToolbarItem.ts';

/** Props of Toolbar. */
export interface ToolbarProps {
  /** The name for screen readers: the thing that the items work on. */
  label: string;
  /** The items. */
  items: readonly ToolbarItem[];
  /** Whether the items are beside or above one another. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/** Actions on one thing, in one stop of the Tab key. Items that do not fit wrap to the next line. */
export function Toolbar({ label, items, orientation = 'horizontal' }: ToolbarProps) {
  if (items.length === 0) return null;
  return (
    <AriaToolbar aria-label={label} orientation={orientation} className={styles.toolbar}>
      {items.map((item, position) =>
        item.type === 'separator' ? (
          <Separator
            // biome-ignore lint/suspicious/noArrayIndexKey: an id that stands twice must not take an item away
            key={`${item.id} ${position}`}
            orientation={orientation === 'vertical' ? 'horizontal' : 'vertical'}
            elementType="div"
            className={styles.separator}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <ToolbarButton key={`${item.id} ${position}`} item={item} />
        ),
      )}
    </AriaToolbar>
  );
}
