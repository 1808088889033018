import { createContext, useContext } from 'react';

/** How links of the package lead to another page without loading it anew. */
export interface Navigation {
  navigate: (href: string) => void;
  useHref?: ((href: string) => string) | undefined;
}

export const NavigationContext = createContext<Navigation | null>(null);

/** The navigation of the RouterProvider around this, for links that are not React Aria's. */
export function useNavigation(): Navigation | null {
  return useContext(NavigationContext);
}
