import { Menu as MenuIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../theme/classNames.ts';
import { narrow, phone } from '../theme/mixins.ts';
import { overlayRootProps } from '../UIProvider/overlayRootProps.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './AppShell.css.ts';
import * as barStyles from './BottomBar.css.ts';
import { ShellContext, useShell } from './ShellContext.ts';
import { useMediaQuery } from './useMediaQuery.ts';

/** A place or action in the bar along the bottom of a phone. */
export interface BottomBarItem {
  /** The id, unique in the bar. */
  id: string;
  /** The label below the icon. */
  label: string;
  /** The icon, 24 px. */
  icon: ReactNode;
  /** The address of a place. */
  href?: string | undefined;
  /** The action, where there is no `href`. */
  onPress?: (() => void) | undefined;
  /** Whether the place is the current page. @default false */
  isCurrent?: boolean | undefined;
  /** Whether it is the main action, drawn as a disc. @default false */
  isMain?: boolean | undefined;
}

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

  const shell = {
    isNarrow,
    isCollapsed,
    isMenuOpen,
    hasBottomBar,
    toggleMenu: () => (isNarrow ? setMenuOpen(!isMenuOpen) : onToggleCollapsed()),
    closeMenu: () => setMenuOpen(false),
  };
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

/** The places and actions at hand on a phone, and a button that opens the menu. */
function BottomBar({ items }: { items: readonly BottomBarItem[] }) {
  const { messages } = useUI();
  const { isMenuOpen, toggleMenu } = useShell();
  return (
    <nav className={barStyles.bar} aria-label={messages.quickAccess}>
      {items.map((item) => (
        <Item key={item.id} {...item} />
      ))}
      <Button
        className={barStyles.item}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onPress={toggleMenu}
      >
        <span className={barStyles.icon} aria-hidden>
          <MenuIcon size={22} strokeWidth={1.75} />
        </span>
        {messages.more}
      </Button>
    </nav>
  );
}

function Item({ label, icon, href, onPress, isCurrent = false, isMain = false }: BottomBarItem) {
  const content = (
    <>
      <span className={isMain ? barStyles.disc : barStyles.icon} aria-hidden>
        {icon}
      </span>
      {isMain ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </>
  );
  return href ? (
    <Link className={barStyles.item} href={href} aria-current={isCurrent ? 'page' : false}>
      {content}
    </Link>
  ) : (
    <Button className={barStyles.item} onPress={() => onPress?.()}>
      {content}
    </Button>
  );
}
