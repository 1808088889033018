import {
  createContext,
  type ForwardedRef,
  forwardRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useMemo,
} from 'react';
import {
  Menu as AriaMenu,
  MenuTrigger,
  type MenuTriggerProps,
  Popover,
  type PopoverProps,
  RootMenuTriggerStateContext,
  Separator,
  SubmenuTrigger,
} from 'react-aria-components/Menu';
import { definedProps } from '../theme/definedProps.ts';
import { overlayRootProps } from '../UIProvider/overlayRootProps.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Menu.css.ts';
import { MenuItem, type MenuItemProps } from './MenuItem.tsx';

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

/** The `onAction` of the menu, for its submenus. */
const MenuActionContext = createContext<MenuProps['onAction']>(undefined);

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

/** The list of a menu or a submenu, beside what opened it. */
function MenuList(props: Pick<MenuProps, 'label' | 'placement' | 'autoFocus' | 'children'>) {
  const { label, placement, autoFocus, children } = props;
  const ui = useUI();
  const onAction = useContext(MenuActionContext);
  // A new ref on every render would close the open submenu.
  const overlay = useMemo(() => overlayRootProps(ui, styles.popover), [ui]);
  return (
    <Popover {...overlay} {...definedProps({ placement })} offset={4}>
      <AriaMenu
        {...definedProps({ 'aria-label': label, autoFocus })}
        className={styles.menu}
        // The element reads the state of the trigger, so that the list does not re-render with every submenu.
        render={(menu: HTMLAttributes<HTMLDivElement>) => <MenuElement {...menu} />}
        onAction={(id) => onAction?.(String(id))}
        renderEmptyState={() => <span className={styles.empty}>{ui.messages.noOptions}</span>}
      >
        {children}
      </AriaMenu>
    </Popover>
  );
}

/** The element of a menu. Tab leaves it; React Aria would keep focus inside. */
const MenuElement = forwardRef(function MenuElement(
  props: HTMLAttributes<HTMLDivElement>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const trigger = useContext(RootMenuTriggerStateContext);
  const leaveWithTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    trigger?.close();
  };
  return <div {...props} ref={ref} onKeyDownCapture={leaveWithTab} />;
});

/** A separator between groups of items. */
export function MenuSeparator() {
  return <Separator className={styles.separator} />;
}

/** Props of Submenu. */
export interface SubmenuProps extends Pick<MenuItemProps, 'icon' | 'description'> {
  /** The label of the item that opens it. */
  label: string;
  /** The id of the item that opens it. Needed if another item has the same label. */
  id?: string | undefined;
  /** MenuItem, MenuSection and MenuSeparator elements. */
  children: ReactNode;
}

/** An item that opens a submenu. Its items call the `onAction` of the menu. */
export function Submenu({ label, id = label, children, ...item }: SubmenuProps) {
  return (
    <SubmenuTrigger>
      <MenuItem id={id} {...item}>
        {label}
      </MenuItem>
      <MenuList>{children}</MenuList>
    </SubmenuTrigger>
  );
}
