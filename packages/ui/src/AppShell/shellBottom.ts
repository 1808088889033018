/** The height at the bottom of the window that the shell's bar takes on a phone; unset elsewhere. */
export const shellBottom = '--hs-shell-bottom';
