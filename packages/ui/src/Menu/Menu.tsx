import type { ReactElement, ReactNode } from 'react';
import { MenuTrigger, type MenuTriggerProps, type PopoverProps, Separator } from 'react-aria-components/Menu';
import { AriaTrigger } from '../press/AriaTrigger.tsx';
import { AriaRouter } from '../RouterProvider/AriaRouter.tsx';
import { definedProps } from '../theme/definedProps.ts';
import * as styles from './Menu.css.ts';
import { MenuActionContext } from './MenuContext.ts';
import { MenuList } from './MenuList.tsx';

export { MenuItem, type MenuItemProps } from './MenuItem.tsx';
export { MenuSection, type MenuSectionProps } from './MenuSection.tsx';
export { Submenu, type SubmenuProps } from './Submenu.tsx';

/** Props of Menu. */
export interface MenuProps {
  /** What opens it: a Button or an IconButton. */
  trigger: ReactElement;
  /** The name of the menu, where the trigger's own words do not say it. */
  label?: string | undefined;
  /** MenuItem, MenuSection, MenuSeparator and Submenu elements. */
  children: ReactNode;
  /** Called with the id of the item that was chosen. */
  onAction?: ((id: string) => void) | undefined;
  /** Which item has focus where the parent opens it; the menu itself without it. Its own button knows by the key. */
  autoFocus?: 'first' | 'last' | undefined;
  /** Where it appears. @default 'bottom start' */
  placement?: PopoverProps['placement'] | undefined;
  /** Whether it is open, where the parent decides. */
  isOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: MenuTriggerProps['onOpenChange'] | undefined;
}

/** A button with a list of actions, links or choices. */
export function Menu(props: MenuProps) {
  const { trigger, label, children, onAction, autoFocus, placement = 'bottom start', ...state } = props;
  return (
    <MenuActionContext.Provider value={onAction}>
      <MenuTrigger {...definedProps(state)}>
        <AriaTrigger>{trigger}</AriaTrigger>
        <AriaRouter>
          <MenuList label={label} placement={placement} autoFocus={autoFocus}>
            {children}
          </MenuList>
        </AriaRouter>
      </MenuTrigger>
    </MenuActionContext.Provider>
  );
}

/** A line between groups of items. */
export function MenuSeparator() {
  return <Separator className={styles.separator} />;
}
