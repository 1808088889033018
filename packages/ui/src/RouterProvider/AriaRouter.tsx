import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useNavigation } from './NavigationContext.ts';

/** Has the links of React Aria inside, those of menus and tabs, lead through the router as well; all others do without it. */
export function AriaRouter({ children }: { children: ReactNode }) {
  const navigation = useNavigation();
  return navigation ? <RouterProvider {...navigation}>{children}</RouterProvider> : children;
}
