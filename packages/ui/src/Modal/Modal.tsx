import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Modal as AriaModal, Dialog, Heading, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../IconButton/IconButton.tsx';
import { classNames } from '../theme/classNames.ts';
import { definedProps } from '../theme/definedProps.ts';
import { overlayRootProps } from '../UIProvider/overlayRootProps.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
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
  const {
    isOpen,
    onClose,
    title,
    description,
    size = 'medium',
    footer,
    isDismissable,
    isPending,
    role,
    children,
  } = props;
  const ui = useUI();
  const descriptionId = useId();
  return (
    <ModalOverlay
      {...overlayRootProps(ui)}
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      isDismissable={Boolean(isDismissable) && !isPending}
      isKeyboardDismissDisabled={Boolean(isPending)}
      className={classNames(ui.rootProps.className, styles.overlay)}
    >
      <AriaModal className={classNames(styles.modal, styles.sizes[size])}>
        <Dialog
          {...definedProps({ role })}
          className={styles.dialog}
          {...(description ? { 'aria-describedby': descriptionId } : {})}
        >
          <div className={styles.head}>
            <div className={styles.titles}>
              <Heading slot="title" className={styles.title}>
                {title}
              </Heading>
              {description ? (
                <p id={descriptionId} className={styles.description}>
                  {description}
                </p>
              ) : null}
            </div>
            <IconButton
              label={ui.messages.close}
              hasTooltip={false}
              isDisabled={Boolean(isPending)}
              onPress={onClose}
            >
              <X size={18} strokeWidth={1.75} />
            </IconButton>
          </div>
          {/* While something is sent its fields are disabled: the body itself can then be scrolled by the keyboard. */}
          <div className={styles.body} {...(isPending ? { tabIndex: 0 } : {})}>
            {children}
          </div>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}
