import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { classNames } from '../theme/classNames.ts';
import { narrow } from '../theme/mixins.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './AppShell.css.ts';
import { ShellContext } from './ShellContext.ts';
import { useMediaQuery } from './useMediaQuery.ts';

/** Props of AppShell. */
export interface AppShellProps {
  /** The name or mark above the menu. */
  brand?: ReactNode;
  /** The menu, a SideMenu. */
  menu: ReactNode;
  /** The bar along the top, a Header. */
  header: ReactNode;
  /** What every page says, above it, such as that the reader is offline. */
  banner?: ReactNode;
  /** Whether the menu is reduced to its icons; on a narrow screen it is not. */
  isMenuCollapsed: boolean;
  /** Called when the reader collapses or expands the menu. */
  onToggleCollapsed: () => void;
  /** The page. */
  children: ReactNode;
}

/** The frame of an application: menu at the side, bar along the top, page. Below 992 px the menu lies over the page. */
export function AppShell({
  brand,
  menu,
  header,
  banner,
  isMenuCollapsed,
  onToggleCollapsed,
  children,
}: AppShellProps) {
  const { messages } = useUI();
  const mainId = useId();
  const isNarrow = useMediaQuery(narrow);
  const [wantsMenu, setWantsMenu] = useState(false);
  const menuRef = useRef<HTMLElement>(null);
  const pageRef = useRef<HTMLDivElement>(null);
  const isMenuOpen = isNarrow && wantsMenu;
  const isCollapsed = isMenuCollapsed && !isNarrow;

  const shell = useMemo(
    () => ({
      isNarrow,
      isCollapsed,
      isMenuOpen,
      toggleMenu: () => (isNarrow ? setWantsMenu((wanted) => !wanted) : onToggleCollapsed()),
      closeMenu: () => setWantsMenu(false),
    }),
    [isNarrow, isCollapsed, isMenuOpen, onToggleCollapsed],
  );

  // While the menu lies over the page, the page cannot be reached; focus goes into the menu and back to where it was.
  useEffect(() => {
    if (!isMenuOpen) return;
    const page = pageRef.current;
    const before = document.activeElement;
    page?.setAttribute('inert', '');
    menuRef.current?.querySelector<HTMLElement>('a[href], button')?.focus();
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setWantsMenu(false);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      page?.removeAttribute('inert');
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isMenuOpen]);

  return (
    <ShellContext.Provider value={shell}>
      <div className={styles.shell} data-collapsed={isCollapsed || undefined}>
        <a href={`#${mainId}`} className={styles.skip}>
          {messages.skipToContent}
        </a>
        <aside ref={menuRef} className={styles.menu} data-open={isMenuOpen || undefined}>
          {brand ? <div className={styles.brand}>{brand}</div> : null}
          <div className={styles.menuScroll}>{menu}</div>
        </aside>
        {isMenuOpen ? (
          <button
            type="button"
            className={styles.backdrop}
            aria-label={messages.close}
            tabIndex={-1}
            onClick={shell.closeMenu}
          />
        ) : null}
        <div ref={pageRef} className={classNames(styles.page)}>
          <div className={styles.top}>
            {header}
            {banner}
          </div>
          <main id={mainId} className={styles.main} tabIndex={-1}>
            {children}
          </main>
        </div>
      </div>
    </ShellContext.Provider>
  );
}
