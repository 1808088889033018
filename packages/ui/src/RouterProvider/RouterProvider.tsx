import { type ReactNode, useMemo } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { NavigationContext } from './NavigationContext.ts';

/** Props of RouterProvider. */
export interface RouterProviderProps {
  /** Leads to another page; given the `href` of the link as it was written. */
  navigate: (href: string) => void;
  /**
   * A hook that turns an `href` into the address in the page, such as `/orders` into `/app/orders`. @default
   * the `href` itself
   */
  useHref?: ((href: string) => string) | undefined;
  /** The application. */
  children: ReactNode;
}

/** Has all links of the package lead to other pages through the host's router. */
export function RouterProvider({ children, navigate, useHref }: RouterProviderProps) {
  const navigation = useMemo(
    () => ({ navigate: (href: string) => navigate(href), ...(useHref && { useHref }) }),
    [navigate, useHref],
  );
  return (
    <AriaRouterProvider {...navigation}>
      <NavigationContext.Provider value={navigation}>{children}</NavigationContext.Provider>
    </AriaRouterProvider>
  );
}
