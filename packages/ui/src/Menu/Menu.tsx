import type { ReactElement, ReactNode } from 'react';
import { MenuTrigger, type MenuTriggerProps, type PopoverProps, Separator } from 'react-aria-components/Menu';
import { definedProps } from '../theme/definedProps.ts';
import * as styles from './Menu.css.ts';
import { MenuActionContext } from './MenuContext.ts';
import { MenuList } from './MenuList.tsx';

export { MenuItem, type MenuItemProps } from './MenuItem.tsx';
export { MenuSection, type MenuSectionProps } from './MenuSection.tsx';
export { Submenu, type SubmenuProps } from './Submenu.tsx';

/** Props of Menu. */
export interface MenuProps {
  /** The control that opens it: a Button or an IconButton. */
  trigger: ReactElement;
  /** The name of the menu, if the label of the trigger does not say it. */
  label?: string | undefined;
  /** MenuItem, MenuSection, MenuSeparator and Submenu elements. */
  children: ReactNode;
  /** Called with the id of the item that was chosen. */
  onAction?: ((id: string) => void) | undefined;
  /** The item that is focused when the parent opens the menu. Without it the menu itself is focused. */
  autoFocus?: 'first' | 'last' | undefined;
  /** The side it appears on. @default 'bottom start' */
  placement?: PopoverProps['placement'] | undefined;
  /** Whether it is open (controlled). */
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
        {trigger}
        <MenuList label={label} placement={placement} autoFocus={autoFocus}>
          {children}
        </MenuList>
      </MenuTrigger>
    </MenuActionContext.Provider>
  );
}

/** A separator between groups of items. */
export function MenuSeparator() {
  return <Separator className={styles.separator} />;
}
