import { type ComponentProps, useMemo } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { NavigationContext } from './NavigationContext.ts';

/** Props of RouterProvider. */
export type RouterProviderProps = ComponentProps<typeof AriaRouterProvider>;

/** Has all links of the package lead to other pages through the host's router. */
export function RouterProvider({ children, navigate, useHref }: RouterProviderProps) {
  const navigation = useMemo(
    () => ({ navigate: (href: string) => navigate(href, undefined), useHref }),
    [navigate, useHref],
  );
  return (
    <NavigationContext.Provider value={navigation}>
      <AriaRouterProvider {...{ navigate, ...(useHref && { useHref }) }}>{children}</AriaRouterProvider>
    </NavigationContext.Provider>
  );
}
