import { ModalDialog, type ModalDialogProps } from '../overlay/ModalDialog.tsx';
import { classNames } from '../theme/classNames.ts';
import * as styles from './Modal.css.ts';

/** Width of a modal: 30 %, 45 %, 70 % or all of the window less its margins. On a phone `small` is a sheet at the lower edge, and the others fill the screen. */
export type ModalSize = 'small' | 'medium' | 'large' | 'full';

/** Props of Modal. */
export interface ModalProps extends ModalDialogProps {
  /** The width. @default 'medium' */
  size?: ModalSize | undefined;
  /** Whether a press outside closes it. Leave it out if something is typed in it. @default false */
  isDismissable?: boolean | undefined;
  /** `alertdialog` where something must be decided. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
}

/** A dialog over the page. */
export function Modal({ size = 'medium', isDismissable = false, ...props }: ModalProps) {
  return (
    <ModalDialog
      {...props}
      isDismissable={isDismissable}
      backdrop={classNames(styles.backdrop, size === 'small' && styles.sheetBackdrop)}
      panel={classNames(styles.modal, styles.sizes[size])}
    />
  );
}
