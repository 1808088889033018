export {
  Toolbar,
  type ToolbarAction,
  type ToolbarItem,
  type ToolbarProps,
  type ToolbarSeparator,
  type ToolbarToggle,
} from '../Toolbar/Toolbar.tsx';
