import { Check, ChevronRight } from 'lucide-react';
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
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  MenuSection as AriaMenuSection,
  Header,
  MenuTrigger,
  type MenuTriggerProps,
  Popover,
  type PopoverProps,
  RootMenuTriggerStateContext,
  type Selection,
  Separator,
  SubmenuTrigger,
} from 'react-aria-components/Menu';
import { definedProps } from '../theme/definedProps.ts';
import { overlayRootProps } from '../UIProvider/overlayRootProps.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Menu.css.ts';

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

/** Props of MenuItem. */
export interface MenuItemProps
  extends Omit<AriaMenuItemProps, 'className' | 'style' | 'children' | 'render'> {
  /** An icon before the label. */
  icon?: ReactNode;
  /** A line under the label. */
  description?: string | undefined;
  /** The shortcut, such as `Ctrl K`. The menu shows it but does not handle it. */
  shortcut?: string | undefined;
  /** The reason why it is disabled. The item can still be focused, so that the reason is read. */
  disabledReason?: string | undefined;
  /** Whether it destroys something. @default 'neutral' */
  tone?: 'neutral' | 'critical' | undefined;
  /** The label. */
  children: string;
}

/** One action, one link where `href` is given, or one choice within a section that has a `selectionMode`. */
export function MenuItem(props: MenuItemProps) {
  const { icon, description, shortcut, disabledReason, tone = 'neutral', children, href, ...rest } = props;
  const note = disabledReason ?? description;
  return (
    <AriaMenuItem
      textValue={children}
      {...rest}
      {...(disabledReason
        ? { render: renderInert, shouldCloseOnSelect: false }
        : definedProps({ href: href || undefined }))}
      className={styles.item}
      data-tone={tone}
    >
      {({ selectionMode, isSelected, hasSubmenu }) => (
        <>
          {selectionMode !== 'none' && !hasSubmenu ? (
            <span className={styles.check} aria-hidden>
              {isSelected ? <Check size={16} strokeWidth={2} /> : null}
            </span>
          ) : null}
          {icon ? (
            <span className={styles.icon} aria-hidden>
              {icon}
            </span>
          ) : null}
          {/* One name with all that is seen: who speaks to the page says what is read there. */}
          <span className={styles.words}>
            {children} {note ? <span className={styles.description}>{note}</span> : null}
          </span>
          {shortcut ? <kbd className={styles.shortcut}>{shortcut}</kbd> : null}
          {hasSubmenu ? (
            <ChevronRight size={16} strokeWidth={1.75} className={styles.chevron} aria-hidden />
          ) : null}
        </>
      )}
    </AriaMenuItem>
  );
}

/** An item that can be focused and read but does nothing. */
function renderInert(props: HTMLAttributes<HTMLElement>) {
  const {
    onClick: _click,
    onPointerDown: _pointerDown,
    onPointerUp: _pointerUp,
    onMouseDown: _mouseDown,
    onKeyDown: _keyDown,
    onKeyUp: _keyUp,
    ...rest
  } = props;
  return <div {...rest} aria-disabled data-disabled />;
}

/** Props of MenuSection. */
export interface MenuSectionProps {
  /** The title of the section. */
  title?: string | undefined;
  /** The name of the section for screen readers, if it has no title. */
  label?: string | undefined;
  /** Whether one or several of the items can be selected. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple' | undefined;
  /** The ids of the selected items (controlled). */
  selectedKeys?: Iterable<string> | undefined;
  /** The ids of the items selected at first (uncontrolled). */
  defaultSelectedKeys?: Iterable<string> | undefined;
  /** Called with the ids of the selected items. */
  onSelectionChange?: ((ids: string[]) => void) | undefined;
  /** The items. */
  children: ReactNode;
}

/** A group of items, with a title or a selection of its own. */
export function MenuSection({ title, label, onSelectionChange, children, ...selection }: MenuSectionProps) {
  return (
    <AriaMenuSection
      {...definedProps({ ...selection, 'aria-label': title ? undefined : label })}
      onSelectionChange={(keys) => onSelectionChange?.(idsOf(keys))}
      className={styles.section}
    >
      {title ? <Header className={styles.sectionTitle}>{title}</Header> : null}
      {children}
    </AriaMenuSection>
  );
}

function idsOf(keys: Selection): string[] {
  return keys === 'all' ? [] : Array.from(keys, String);
}

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
