import type { ReactNode } from 'react';
import { SubmenuTrigger } from 'react-aria-components/Menu';
import { MenuItem } from './MenuItem.tsx';
import { MenuList } from './MenuList.tsx';

/** Props of Submenu. */
export interface SubmenuProps {
  /** The words of the item that opens it. */
  label: string;
  /** A picture before the words. */
  icon?: ReactNode;
  /** A line under the words. */
  description?: string | undefined;
  /** The id of the item that opens it; only needed where another item has the same words. */
  id?: string | undefined;
  /** MenuItem, MenuSection and MenuSeparator elements. */
  children: ReactNode;
}

/** An item of a menu that opens further items beside it; what is chosen there goes to the menu's own `onAction`. */
export function Submenu({ label, icon, description, id, children }: SubmenuProps) {
  return (
    <SubmenuTrigger>
      <MenuItem id={id ?? label} icon={icon} description={description}>
        {label}
      </MenuItem>
      <MenuList>{children}</MenuList>
    </SubmenuTrigger>
  );
}
