export { AppShell, type AppShellProps } from '../AppShell/AppShell.tsx';
export type { BottomBarItem } from '../AppShell/BottomBar.tsx';
export { type Shell, useShell } from '../AppShell/ShellContext.ts';
export { useMediaQuery } from '../AppShell/useMediaQuery.ts';
