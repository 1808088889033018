export type { SideMenuGroup, SideMenuItem } from '../SideMenu/menuPath.ts';
export {
  initialMenuState,
  type MenuAction,
  type MenuItemRef,
  type MenuState,
  menuReducer,
  useMenuState,
} from '../SideMenu/menuReducer.ts';
export { SideMenu, type SideMenuProps } from '../SideMenu/SideMenu.tsx';
