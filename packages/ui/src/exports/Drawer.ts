export { Drawer, type DrawerPlacement, type DrawerProps, type DrawerSize } from '../Drawer/Drawer.tsx';
