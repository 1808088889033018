import { createContext } from 'react';

/** The `onAction` of the menu, for its submenus. */
export const MenuActionContext = createContext<((id: string) => void) | undefined>(undefined);
