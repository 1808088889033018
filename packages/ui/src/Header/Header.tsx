import { Menu as MenuIcon, PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { noShell, type Shell, useShell } from '../AppShell/ShellContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Header.css.ts';

/** Props of Header. */
export interface HeaderProps {
  /** Content beside the menu button, such as the name of the page. */
  start?: ReactNode;
  /** The quick actions. */
  actions?: ReactNode;
  /** Content at the end, such as notifications and settings. */
  end?: ReactNode;
}

/** The bar along the top, with the button that collapses or opens the menu of the AppShell around it. */
export function Header({ start, actions, end }: HeaderProps) {
  const shell = useShell();
  return (
    <header className={styles.header}>
      {shell === noShell || shell.hasBottomBar ? null : <MenuButton {...shell} />}
      {start ? <div className={styles.start}>{start}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
      {end ? <div className={styles.end}>{end}</div> : null}
    </header>
  );
}

function MenuButton({ isNarrow, isCollapsed, isMenuOpen, toggleMenu }: Shell) {
  const { messages } = useUI();
  const label = isNarrow ? messages.openMenu : isCollapsed ? messages.expandMenu : messages.collapseMenu;
  return (
    <IconButton label={label} onPress={toggleMenu} aria-expanded={isNarrow ? isMenuOpen : !isCollapsed}>
      {isNarrow ? (
        <MenuIcon size={20} strokeWidth={1.75} />
      ) : (
        <PanelLeft size={20} strokeWidth={1.75} className={styles.side} />
      )}
    </IconButton>
  );
}
