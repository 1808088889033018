export {
  ConfirmDialog,
  type ConfirmDialogProps,
  type Effect,
  Effects,
  type EffectsProps,
} from '../ConfirmDialog/ConfirmDialog.tsx';
