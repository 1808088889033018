import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Modal, type ModalProps, type ModalSize } from '../Modal/Modal.tsx';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './ConfirmDialog.css.ts';

/** One change that an action makes. */
export interface Effect {
  /** The thing that changes. */
  label: string;
  /** The value now. */
  from?: string | undefined;
  /** The value afterwards. */
  to?: string | undefined;
  /** The colour of the new value. @default 'neutral' */
  tone?: 'neutral' | 'positive' | 'caution' | 'critical' | undefined;
}

/** Props of ConfirmDialog. */
export interface ConfirmDialogProps
  extends Pick<ModalProps, 'isOpen' | 'onClose' | 'description' | 'isPending'> {
  /** The question. */
  title: string;
  /** The changes that it makes. */
  effects?: readonly Effect[] | undefined;
  /** More content. */
  children?: ReactNode;
  /** The label of the button that confirms. @default 'Confirm' */
  confirmLabel?: string | undefined;
  /** The label of the button that cancels. @default 'Cancel' */
  cancelLabel?: string | undefined;
  /** `critical` if something is destroyed. @default 'accent' */
  tone?: 'accent' | 'critical' | undefined;
  /** The width. @default 'small' */
  size?: ModalSize | undefined;
  /** Called when the user confirms. */
  onConfirm: () => void;
}

/** Asks for confirmation and lists the changes. The confirm button is focused, or the cancel button if something is destroyed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { effects = [], children, confirmLabel, cancelLabel, onConfirm, tone, ...frame } = props;
  const { messages } = useUI();
  // Enter must not destroy anything.
  const isCritical = tone === 'critical';
  return (
    <Modal
      {...frame}
      role="alertdialog"
      size={frame.size ?? 'small'}
      footer={
        <>
          <Button onPress={frame.onClose} isDisabled={frame.isPending} autoFocus={isCritical}>
            {cancelLabel ?? messages.cancel}
          </Button>
          <Button
            variant={isCritical ? 'critical' : 'primary'}
            onPress={onConfirm}
            isPending={frame.isPending}
            autoFocus={!isCritical}
          >
            {confirmLabel ?? messages.confirm}
          </Button>
        </>
      }
    >
      {effects.length > 0 || children ? (
        <div className={styles.body}>
          {effects.length > 0 ? <Effects effects={effects} /> : null}
          {children}
        </div>
      ) : null}
    </Modal>
  );
}

/** Props of Effects. */
export interface EffectsProps {
  /** The changes. */
  effects: readonly Effect[];
  /** The name of the list for screen readers. */
  label?: string | undefined;
}

/** A list of changes: the value now and afterwards. */
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
