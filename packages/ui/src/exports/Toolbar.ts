export { Toolbar } from '../Toolbar/Toolbar.tsx';
export type {
  ToolbarAction,
  ToolbarItem,
  ToolbarProps,
  ToolbarSeparator,
  ToolbarToggle,
} from '../Toolbar/ToolbarProps.ts';
