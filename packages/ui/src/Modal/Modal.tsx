import { type ReactNode, useId } from 'react';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { DialogFrame } from '../overlay/DialogFrame.tsx';
import { Overlay } from '../overlay/Overlay.tsx';
import * as overlayStyles from '../overlay/overlay.css.ts';
import { classNames } from '../theme/classNames.ts';
import * as styles from './Modal.css.ts';

/** How wide a modal is: 30 %, 45 %, 70 % or all of the window; all of it on a phone. */
export type ModalSize = 'small' | 'medium' | 'large' | 'full';

/** Props of Modal. */
export interface ModalProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when the reader wants it closed: by Escape, the dismiss button or, where allowed, a press outside. */
  onClose: () => void;
  /** What it is about. */
  title: string;
  /** A sentence under the title. */
  description?: string | undefined;
  /** How wide it is. @default 'medium' */
  size?: ModalSize | undefined;
  /** The buttons at the end, which stay in sight. */
  footer?: ReactNode;
  /** Whether a press outside closes it; leave it out where something is typed. */
  isDismissable?: boolean | undefined;
  /** Whether something is being sent: it cannot be closed meanwhile. */
  isPending?: boolean | undefined;
  /** `alertdialog` where something must be decided. @default 'dialog' */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** What it holds; not mounted while it is closed. */
  children: ReactNode;
}

/** A dialog over the page: keeps focus inside, gives it back, and scrolls inside itself. */
export function Modal(props: ModalProps) {
  const { isOpen, onClose, title, description, size = 'medium', footer, role = 'dialog', children } = props;
  const isPending = props.isPending ?? false;
  const id = useId();
  const titleId = `${id}title`;
  const descriptionId = `${id}description`;
  useDevelopmentWarning(
    isOpen && !title?.trim()
      ? 'Modal: `title` is empty, so a screen reader has no name for the dialog. Say what it is about.'
      : null,
  );
  return (
    <Overlay
      isOpen={isOpen}
      onDismiss={onClose}
      isLocked={isPending}
      isDismissable={props.isDismissable ?? false}
      role={role}
      labelId={titleId}
      descriptionId={description ? descriptionId : undefined}
      className={classNames(overlayStyles.ground, styles.ground)}
      panelClassName={classNames(overlayStyles.panel, styles.modal, styles.sizes[size])}
    >
      <DialogFrame {...{ title, titleId, description, descriptionId, footer, isPending, onClose }}>
        {children}
      </DialogFrame>
    </Overlay>
  );
}
