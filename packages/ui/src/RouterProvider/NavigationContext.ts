import { createContext, useContext } from 'react';

/** Lets plain links in table rows open pages without a reload. */
export interface Navigation {
  navigate: (href: string) => void;
  useHref?: (href: string) => string;
}

export const NavigationContext = createContext<Navigation | null>(null);

/** The navigation of the RouterProvider around this. */
export function useNavigation(): Navigation | null {
  return useContext(NavigationContext);
}
