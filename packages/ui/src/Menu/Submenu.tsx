import type { ReactNode } from 'react';
import { SubmenuTrigger } from 'react-aria-components/Menu';
import { MenuItem } from './MenuItem.tsx';
import { MenuList } from './MenuList.tsx';

/** Props of Submenu. */
export interface SubmenuProps {
  /** The label of the item that opens it. */
  label: string;
  /** An icon before the label. */
  icon?: ReactNode;
  /** A line under the label. */
  description?: string | undefined;
  /** The id of the item that opens it. Needed if another item has the same label. */
  id?: string | undefined;
  /** MenuItem, MenuSection and MenuSeparator elements. */
  children: ReactNode;
}

/** An item that opens a submenu. Its items call the `onAction` of the menu. */
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
