import { createContext, useContext } from 'react';

/** The state that the parts of the shell share. */
export interface Shell {
  /** Whether the menu lies over the page instead of beside it. */
  isNarrow: boolean;
  /** Whether the menu beside the page is reduced to its icons. */
  isCollapsed: boolean;
  /** Whether the menu that lies over the page is open. */
  isMenuOpen: boolean;
  /** Whether the bar along the bottom of a phone is shown, which opens the menu as well. */
  hasBottomBar: boolean;
  /** Collapses or expands the menu, or opens or closes the one that lies over the page. */
  toggleMenu: () => void;
  /** Closes the menu that lies over the page. */
  closeMenu: () => void;
}

const nothing = () => {};

/** The state without a shell around. */
export const noShell: Shell = {
  isNarrow: false,
  isCollapsed: false,
  isMenuOpen: false,
  hasBottomBar: false,
  toggleMenu: nothing,
  closeMenu: nothing,
};

export const ShellContext = createContext(noShell);

/** The shell around the component. */
export function useShell(): Shell {
  return useContext(ShellContext);
}
