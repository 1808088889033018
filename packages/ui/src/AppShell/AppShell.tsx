import { type ReactNode, useId, useMemo, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../theme/classNames.ts';
import { narrow, phone } from '../theme/mixins.ts';
import { overlayRootProps } from '../UIProvider/overlayRootProps.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './AppShell.css.ts';
import { BottomBar, type BottomBarItem } from './BottomBar.tsx';
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
  /** A notice above every page, such as that the user is offline. */
  banner?: ReactNode;
  /** Places and actions along the bottom of a phone. The menu is opened from there as well, instead of from the header. */
  bottomBar?: readonly BottomBarItem[] | undefined;
  /** Whether the menu is reduced to its icons. Ignored on a narrow screen. */
  isMenuCollapsed: boolean;
  /** Called when the user collapses or expands the menu. */
  onToggleCollapsed: () => void;
  /** The page. */
  children: ReactNode;
}

/** The frame of an application: menu at the side, bar along the top, page. Below 992 px the menu lies over the page. */
export function AppShell(props: AppShellProps) {
  const { brand, menu, header, banner, bottomBar, isMenuCollapsed, onToggleCollapsed, children } = props;
  const ui = useUI();
  const mainId = useId();
  const isNarrow = useMediaQuery(narrow);
  const isPhone = useMediaQuery(phone);
  const hasBottomBar = bottomBar !== undefined && isPhone;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isCollapsed = isMenuCollapsed && !isNarrow;
  // On a wide screen the menu is beside the page. It stays closed when the screen becomes narrow again.
  if (isMenuOpen && !isNarrow) setMenuOpen(false);

  const shell = useMemo(
    () => ({
      isNarrow,
      isCollapsed,
      isMenuOpen,
      hasBottomBar,
      toggleMenu: () => (isNarrow ? setMenuOpen((wasOpen) => !wasOpen) : onToggleCollapsed()),
      closeMenu: () => setMenuOpen(false),
    }),
    [isNarrow, isCollapsed, isMenuOpen, hasBottomBar, onToggleCollapsed],
  );

  const menuContent = (
    <>
      {brand ? <div className={styles.brand}>{brand}</div> : null}
      <div className={styles.menuScroll}>{menu}</div>
    </>
  );
  return (
    <ShellContext.Provider value={shell}>
      <div className={styles.shell} data-collapsed={isCollapsed || undefined}>
        <a href={`#${mainId}`} className={styles.skip}>
          {ui.messages.skipToContent}
        </a>
        {isNarrow ? (
          <ModalOverlay
            {...overlayRootProps(ui, styles.backdrop)}
            isOpen={isMenuOpen}
            onOpenChange={setMenuOpen}
            isDismissable
          >
            <Modal className={styles.menuOverPage}>
              <Dialog aria-label={ui.messages.mainMenu} className={styles.menuDialog}>
                {menuContent}
              </Dialog>
            </Modal>
          </ModalOverlay>
        ) : (
          <aside className={styles.menu}>{menuContent}</aside>
        )}
        <div className={classNames(styles.page, hasBottomBar && styles.aboveBar)}>
          <div className={styles.top} data-above-toasts="">
            {header}
            {banner}
          </div>
          <main id={mainId} className={styles.main} tabIndex={-1}>
            {children}
          </main>
          {hasBottomBar ? <BottomBar items={bottomBar} /> : null}
        </div>
      </div>
    </ShellContext.Provider>
  );
}
