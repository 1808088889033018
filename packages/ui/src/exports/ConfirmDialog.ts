export {
  ConfirmDialog,
  type ConfirmDialogProps,
  type Effect,
  Effects,
} from '../ConfirmDialog/ConfirmDialog.tsx';
