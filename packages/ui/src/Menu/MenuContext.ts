import { createContext } from 'react';

/** Called with the id of the item that was chosen: what a menu hands down to the submenus within it. */
export const MenuActionContext = createContext<((id: string) => void) | undefined>(undefined);
