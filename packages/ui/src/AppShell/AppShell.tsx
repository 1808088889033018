import { type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react';
import { narrow } from '../theme/mixins.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './AppShell.css.ts';
import { ShellContext } from './ShellContext.ts';
import { useMediaQuery } from './useMediaQuery.ts';
import { useMenuOverPage } from './useMenuOverPage.ts';

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
export function AppShell(props: AppShellProps) {
  const { brand, menu, header, banner, isMenuCollapsed, onToggleCollapsed, children } = props;
  const { messages } = useUI();
  const mainId = useId();
  const isNarrow = useMediaQuery(narrow);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const menuRef = useRef<HTMLElement>(null);
  const pageRef = useRef<HTMLDivElement>(null);
  const isCollapsed = isMenuCollapsed && !isNarrow;
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  // Beside the page there is nothing to open, nor to be open still when the screen is narrow again.
  if (isMenuOpen && !isNarrow) setMenuOpen(false);
  useMenuOverPage(isMenuOpen, menuRef, pageRef, closeMenu);

  const shell = useMemo(
    () => ({
      isNarrow,
      isCollapsed,
      isMenuOpen,
      toggleMenu: () => (isNarrow ? setMenuOpen((wasOpen) => !wasOpen) : onToggleCollapsed()),
      closeMenu,
    }),
    [isNarrow, isCollapsed, isMenuOpen, onToggleCollapsed, closeMenu],
  );

  return (
    <ShellContext.Provider value={shell}>
      <div className={styles.shell} data-collapsed={isCollapsed || undefined}>
        {isMenuOpen ? null : (
          <a href={`#${mainId}`} className={styles.skip}>
            {messages.skipToContent}
          </a>
        )}
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
            onClick={closeMenu}
          />
        ) : null}
        <div ref={pageRef} className={styles.page}>
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
