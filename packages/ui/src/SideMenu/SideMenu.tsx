import { ChevronDown } from 'lucide-react';
import { type Dispatch, useEffect, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useShell } from '../AppShell/ShellContext.ts';
import { Menu } from '../Menu/Menu.tsx';
import { MenuItem } from '../Menu/MenuItem.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { classNames } from '../theme/classNames.ts';
import { definedProps } from '../theme/definedProps.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { menuPath, type SideMenuGroup, type SideMenuItem } from './menuPath.ts';
import type { MenuAction, MenuState } from './menuReducer.ts';
import * as styles from './SideMenu.css.ts';

/** Props of SideMenu. */
export interface SideMenuProps {
  /** The entries, in groups. */
  groups: readonly SideMenuGroup[];
  /** The path of the page that is shown; its entry and the menus around it are highlighted. */
  currentPath: string;
  /** The open menus. */
  state: MenuState;
  /** Changes which menus are open. */
  dispatch: Dispatch<MenuAction>;
  /** The name of the navigation. @default 'Main menu' */
  label?: string | undefined;
}

interface EntryProps extends Pick<SideMenuProps, 'state' | 'dispatch'> {
  item: SideMenuItem;
  /** The entries that lead to the current page, its own last. */
  path: readonly SideMenuItem[];
}

/** The application's menu. Inside an AppShell it follows the shell: icons alone while collapsed, closed by a choice on a narrow screen. */
export function SideMenu({ groups, currentPath, state, dispatch, label }: SideMenuProps) {
  const { messages } = useUI();
  const { isCollapsed } = useShell();
  const items = groups.flatMap((group) => group.items);
  const path = menuPath(items, currentPath);
  useOpenPath(path, state, dispatch);

  return (
    <nav className={styles.nav} aria-label={label ?? messages.mainMenu}>
      {groups
        .filter((group) => group.items.length > 0)
        .map((group) => (
          <div key={group.id} className={styles.group}>
            {group.title && !isCollapsed ? <p className={styles.groupTitle}>{group.title}</p> : null}
            <ul className={styles.list} aria-label={group.title}>
              {group.items.map((item) => (
                <Entry key={item.id} {...{ item, path, state, dispatch }} />
              ))}
            </ul>
          </div>
        ))}
    </nav>
  );
}

/** Opens the menus around the current page when the page changes; the reader may close them again. */
function useOpenPath(path: readonly SideMenuItem[], state: MenuState, dispatch: Dispatch<MenuAction>) {
  const closed = path.filter((item) => item.children && !state.isOpen.includes(item.id));
  const currentId = path.at(-1)?.id;
  const openedFor = useRef<string | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page opens menus, not a change of what is open
  useEffect(() => {
    if (openedFor.current === currentId) return;
    openedFor.current = currentId;
    for (const { id, type } of closed) dispatch({ type: 'collapse-toggle', menu: { id, type } });
  }, [currentId, dispatch]);
}

function Entry(props: EntryProps) {
  const { isCollapsed } = useShell();
  return (
    <li className={styles.item}>
      {!props.item.children ? (
        <LinkEntry {...props} />
      ) : isCollapsed ? (
        <Flyout {...props} />
      ) : (
        <CollapseEntry {...props} />
      )}
    </li>
  );
}

function LinkEntry({ item, path }: EntryProps) {
  const { isCollapsed, closeMenu } = useShell();
  const link = (
    <AriaLink
      {...definedProps({ href: item.href })}
      className={styles.entry}
      {...(item === path.at(-1) ? { 'aria-current': 'page' } : {})}
      data-active={path.includes(item) || undefined}
      onPress={closeMenu}
      {...(isCollapsed ? { 'aria-label': item.label } : {})}
    >
      <EntryPicture item={item} isAlone={isCollapsed} />
      {isCollapsed ? null : (
        <>
          <span className={styles.label}>{item.label}</span>
          {item.badge}
        </>
      )}
    </AriaLink>
  );
  if (!isCollapsed) return link;
  return (
    <Tooltip content={item.label} placement="end">
      {link}
    </Tooltip>
  );
}

function CollapseEntry(props: EntryProps) {
  const { item, path, state, dispatch } = props;
  const isOpen = state.isOpen.includes(item.id);
  return (
    <>
      <AriaButton
        className={styles.entry}
        aria-expanded={isOpen}
        data-active={path.includes(item) || undefined}
        onPress={() => dispatch({ type: 'collapse-toggle', menu: { id: item.id, type: item.type } })}
      >
        <EntryPicture item={item} />
        <span className={styles.label}>{item.label}</span>
        {item.badge}
        <ChevronDown size={16} strokeWidth={1.75} className={styles.chevron} aria-hidden />
      </AriaButton>
      {isOpen ? (
        <ul className={classNames(styles.list, styles.nested)}>
          {item.children?.map((child) => (
            <Entry key={child.id} {...props} item={child} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** Opens the entries of a collapsed menu beside it. */
function Flyout({ item, path }: EntryProps) {
  return (
    <Menu
      placement="end top"
      label={item.label}
      trigger={
        <AriaButton
          className={classNames(styles.entry, path.includes(item) && styles.around)}
          aria-label={item.label}
        >
          <EntryPicture item={item} isAlone />
        </AriaButton>
      }
    >
      {linksBelow(item).map(({ id, label, href }) => (
        <MenuItem key={id} id={id} {...definedProps({ href })}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

function linksBelow(item: SideMenuItem): readonly SideMenuItem[] {
  return item.children?.flatMap((child) => (child.children ? linksBelow(child) : [child])) ?? [];
}

/** The icon of an entry, or its first letter if it has none and the label is hidden. */
function EntryPicture({ item, isAlone = false }: { item: SideMenuItem; isAlone?: boolean }) {
  const picture = item.icon ?? (isAlone ? Array.from(item.label.trim())[0] : null);
  if (!picture) return null;
  return (
    <span className={styles.icon} aria-hidden>
      {picture}
    </span>
  );
}
