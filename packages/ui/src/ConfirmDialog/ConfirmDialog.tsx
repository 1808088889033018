import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Modal, type ModalSize } from '../Modal/Modal.tsx';
import { firstFocus } from '../overlay/useFocusInside.ts';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './ConfirmDialog.css.ts';

/** One thing that will be different afterwards. */
export interface Effect {
  /** What changes. */
  label: string;
  /** What it is now. */
  from?: string | undefined;
  /** What it becomes. */
  to?: string | undefined;
  /** What the change means. @default 'neutral' */
  tone?: 'neutral' | 'positive' | 'caution' | 'critical' | undefined;
}

/** Props of ConfirmDialog. */
export interface ConfirmDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** The question. */
  title: string;
  /** A sentence under the question. */
  description?: string | undefined;
  /** Everything that will be different afterwards. */
  effects?: readonly Effect[] | undefined;
  /** Anything more. */
  children?: ReactNode;
  /** The words of the button that does it. @default 'Confirm' */
  confirmLabel?: string | undefined;
  /** The words of the button that does not. @default 'Cancel' */
  cancelLabel?: string | undefined;
  /** Whether something is destroyed. @default 'accent' */
  tone?: 'accent' | 'critical' | undefined;
  /** How wide it is. @default 'small' */
  size?: ModalSize | undefined;
  /** Whether it is being done: it cannot be closed meanwhile. @default false */
  isPending?: boolean | undefined;
  /** Called when it is to be done. */
  onConfirm: () => void;
  /** Called when it is not to be done. */
  onClose: () => void;
}

/** Asks before something is done, and lists what it will change. Focus is on the button that does it, or on the other one where something is destroyed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    effects = [],
    children,
    confirmLabel,
    cancelLabel,
    tone = 'accent',
    size = 'small',
    ...modal
  } = props;
  const { onConfirm, isPending = false, ...frame } = modal;
  const { messages } = useUI();
  // Enter at once must not destroy anything.
  const isCritical = tone === 'critical';
  return (
    <Modal
      {...frame}
      role="alertdialog"
      size={size}
      isPending={isPending}
      footer={
        <>
          <Button onPress={props.onClose} isDisabled={isPending} {...(isCritical && firstFocus)}>
            {cancelLabel ?? messages.cancel}
          </Button>
          <Button
            variant={isCritical ? 'critical' : 'primary'}
            onPress={onConfirm}
            isPending={isPending}
            {...(!isCritical && firstFocus)}
          >
            {confirmLabel ?? messages.confirm}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {effects.length > 0 ? <Effects effects={effects} /> : null}
        {children}
      </div>
    </Modal>
  );
}

/** Props of Effects. */
export interface EffectsProps {
  /** The changes. */
  effects: readonly Effect[];
  /** What the list is called by screen readers. */
  label?: string | undefined;
}

/** What changes, line by line: now and afterwards. */
export function Effects({ effects, label }: EffectsProps) {
  const { messages } = useUI();
  return (
    <ul className={styles.effects} aria-label={label}>
      {effects.map(({ label, from, to, tone = 'neutral' }, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and a line has no other identity
        <li key={line} className={styles.effect}>
          <span className={styles.label}>{label}</span>
          <span className={styles.change}>
            {from === undefined ? null : (
              <>
                <span className={styles.from}>{from}</span>
                <ArrowRight
                  size={14}
                  strokeWidth={1.75}
                  className={styles.arrow}
                  role="img"
                  aria-label={messages.becomes}
                />
              </>
            )}
            {to === undefined ? null : (
              <span className={classNames(styles.figure, styles.tones[tone])}>{to}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
