export { AppShell, type AppShellProps, type BottomBarItem } from '../AppShell/AppShell.tsx';
export { type Shell, useShell } from '../AppShell/ShellContext.ts';
export { useMediaQuery } from '../AppShell/useMediaQuery.ts';
