export {
  Menu,
  MenuItem,
  type MenuItemProps,
  type MenuProps,
  MenuSection,
  type MenuSectionProps,
  MenuSeparator,
  Submenu,
  type SubmenuProps,
} from '../Menu/Menu.tsx';
