import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../IconButton/IconButton.tsx';
import { classNames } from '../theme/classNames.ts';
import { overlayRootProps } from '../UIProvider/overlayRootProps.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { DialogBody } from './DialogBody.tsx';
import * as styles from './ModalDialog.css.ts';
import { useLostFocus } from './useLostFocus.ts';

/** The props that Modal and Drawer have in common. */
export interface ModalDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when the user asks to close it: with Escape, the close button or, if allowed, a press outside. */
  onClose: () => void;
  /** The title. */
  title: string;
  /** A sentence under the title. */
  description?: string | undefined;
  /** Content beside the title, such as a quiet button. */
  aside?: ReactNode;
  /** The buttons at the end, which stay in sight. */
  footer?: ReactNode;
  /** Whether something is being sent. The dialog cannot be closed until then. @default false */
  isPending?: boolean | undefined;
  /** The content; not mounted while it is closed. */
  children: ReactNode;
}

interface Frame {
  role?: 'dialog' | 'alertdialog' | undefined;
  isDismissable: boolean;
  /** The class of the backdrop. */
  backdrop: string;
  /** The class of the panel on it. */
  panel: string;
}

/** A modal dialog with a title, a body that scrolls and buttons that stay in sight. */
export function ModalDialog(props: ModalDialogProps & Frame) {
  const { isOpen, onClose, title, isPending = false } = props;
  const ui = useUI();
  const opening = useOpening(isOpen);
  const descriptionId = useId();
  const dialog = useRef<HTMLElement>(null);
  useLostFocus(dialog, isOpen, isPending ? undefined : onClose);
  return (
    <ModalOverlay
      key={opening}
      {...overlayRootProps(ui, styles.backdrop, props.backdrop)}
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      isDismissable={props.isDismissable && !isPending}
      isKeyboardDismissDisabled={isPending}
    >
      <Modal className={classNames(styles.panel, props.panel)}>
        {({ isExiting }) => (
          <Dialog
            ref={dialog}
            className={styles.dialog}
            role={props.role ?? 'dialog'}
            {...(props.description ? { 'aria-describedby': descriptionId } : {})}
          >
            <div className={styles.content} onKeyDownCapture={isExiting ? ignoreKey : undefined}>
              <div className={styles.head}>
                <div className={styles.titles}>
                  <Heading slot="title" className={styles.title}>
                    {title}
                  </Heading>
                  {props.description ? (
                    <p id={descriptionId} className={styles.description}>
                      {props.description}
                    </p>
                  ) : null}
                </div>
                {props.aside}
                <IconButton
                  label={ui.messages.close}
                  hasTooltip={false}
                  isDisabled={isPending}
                  data-above-toasts=""
                  onPress={onClose}
                >
                  <X size={18} strokeWidth={1.75} />
                </IconButton>
              </div>
              {props.children ? <DialogBody isPending={isPending}>{props.children}</DialogBody> : null}
              {props.footer ? <div className={styles.footer}>{props.footer}</div> : null}
            </div>
          </Dialog>
        )}
      </Modal>
    </ModalOverlay>
  );
}

/** Counts how often it was opened, so that the content starts afresh even when it is reopened before it has left. */
function useOpening(isOpen: boolean): number {
  const [last, setLast] = useState({ isOpen, opening: 0 });
  if (isOpen !== last.isOpen) setLast({ isOpen, opening: last.opening + (isOpen ? 1 : 0) });
  return last.opening;
}

/** Ignores a second Enter while the dialog closes, which would press a button again. */
function ignoreKey(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
