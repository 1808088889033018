import { ChevronDown } from 'lucide-react';
import { type Dispatch, useEffect, useMemo, useRef } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useShell } from '../AppShell/ShellContext.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { classNames } from '../theme/classNames.ts';
import { definedProps } from '../theme/definedProps.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { EntryPicture } from './EntryPicture.tsx';
import { Flyout } from './Flyout.tsx';
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
  /** The entries that lead to the current page. */
  trail: ReadonlySet<string>;
  currentId: string | undefined;
  isCollapsed: boolean;
  onNavigate: () => void;
}

/** The application's menu. Inside an AppShell it follows the shell: icons alone while collapsed, closed by a choice on a narrow screen. */
export function SideMenu({ groups, currentPath, state, dispatch, label }: SideMenuProps) {
  const { messages } = useUI();
  const { isCollapsed, closeMenu } = useShell();
  const path = useMemo(
    () =>
      menuPath(
        groups.flatMap((group) => group.items),
        currentPath,
      ),
    [groups, currentPath],
  );
  const trail = useMemo(() => new Set(path.map((item) => item.id)), [path]);
  useOpenTrail(path, state, dispatch);

  return (
    <nav className={styles.nav} aria-label={label ?? messages.mainMenu}>
      {groups
        .filter(({ items }) => items.length > 0)
        .map((group) => (
          <div key={group.id} className={styles.group}>
            {group.title && !isCollapsed ? <p className={styles.groupTitle}>{group.title}</p> : null}
            <ul className={styles.list} aria-label={group.title}>
              {group.items.map((item) => (
                <Entry
                  key={item.id}
                  {...{ item, trail, state, dispatch, isCollapsed }}
                  currentId={path.at(-1)?.id}
                  onNavigate={closeMenu}
                />
              ))}
            </ul>
          </div>
        ))}
    </nav>
  );
}

/** Opens the menus around the current page when the page changes; the reader may close them again. */
function useOpenTrail(path: readonly SideMenuItem[], state: MenuState, dispatch: Dispatch<MenuAction>) {
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
  const { item, isCollapsed } = props;
  if (!item.children) return <LinkEntry {...props} />;
  if (!isCollapsed) return <CollapseEntry {...props} />;
  return (
    <li className={styles.item}>
      <Flyout item={item} isActive={props.trail.has(item.id)} />
    </li>
  );
}

function LinkEntry({ item, trail, currentId, isCollapsed, onNavigate }: EntryProps) {
  const link = (
    <AriaLink
      {...definedProps({ href: item.href })}
      className={styles.entry}
      {...(item.id === currentId ? { 'aria-current': 'page' } : {})}
      data-active={trail.has(item.id) || undefined}
      onPress={onNavigate}
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
  return (
    <li className={styles.item}>
      {isCollapsed ? (
        <Tooltip content={item.label} placement="end">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  );
}

function CollapseEntry(props: EntryProps) {
  const { item, trail, state, dispatch } = props;
  const isOpen = state.isOpen.includes(item.id);
  return (
    <li className={styles.item}>
      <AriaButton
        className={styles.entry}
        aria-expanded={isOpen}
        data-active={trail.has(item.id) || undefined}
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
    </li>
  );
}
