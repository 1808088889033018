import { createContext, useContext } from 'react';

/** How links of the package lead to another page without loading it anew. */
export interface Navigation {
  navigate: (href: string) => void;
  useHref?: (href: string) => string;
}

export const NavigationContext = createContext<Navigation | null>(null);

/** The navigation of the RouterProvider around this. */
export function useNavigation(): Navigation | null {
  return useContext(NavigationContext);
}
