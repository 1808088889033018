import { type ReactNode, useMemo } from 'react';
import { NavigationContext } from './NavigationContext.ts';

/** Props of RouterProvider. */
export interface RouterProviderProps {
  /** Leads to another page; given the `href` of the link as it was written. */
  navigate: (href: string) => void;
  /** A hook that makes of an `href` the address that stands in the page, such as `/app/orders` of `/orders`. @default the `href` itself */
  useHref?: ((href: string) => string) | undefined;
  /** The application. */
  children: ReactNode;
}

/** Has all links of the package lead to other pages through the host's router. */
export function RouterProvider({ children, navigate, useHref }: RouterProviderProps) {
  const navigation = useMemo(() => ({ navigate, ...(useHref && { useHref }) }), [navigate, useHref]);
  return <NavigationContext.Provider value={navigation}>{children}</NavigationContext.Provider>;
}
