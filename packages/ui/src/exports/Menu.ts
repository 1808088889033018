export { Menu, type MenuProps, MenuSeparator, Submenu, type SubmenuProps } from '../Menu/Menu.tsx';
export { MenuItem, type MenuItemProps } from '../Menu/MenuItem.tsx';
export { MenuSection, type MenuSectionProps } from '../Menu/MenuSection.tsx';
