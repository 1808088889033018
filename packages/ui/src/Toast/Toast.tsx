import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as bannerStyles from '../Banner/Banner.css.ts';
import { toneIcons } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useEvent } from '../layout/useEvent.ts';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Toast.css.ts';
import type { ToastButton, ToastItem } from './toastState.ts';

interface ToastProps {
  toast: ToastItem;
  isPaused: boolean;
  onClose: () => void;
  /** Gives focus back to the page while the toast stays. */
  onLeave: () => void;
}

/** One message, until its time is over or it is dismissed. */
export function Toast({ toast, isPaused, onClose, onLeave }: ToastProps) {
  const { messages } = useUI();
  const { tone = 'info', message, description, actions = [], onUndo, showings } = toast;
  const Icon = toneIcons[tone] ?? toneIcons.info;
  const count = showings.length;
  const buttons = onUndo ? [...actions, { label: messages.undo, onPress: onUndo }] : actions;
  const [presses, setPresses] = useState(0);
  useCountdown(toast.duration, count + presses, isPaused, onClose);
  const press = ({ onPress, keepsOpen = false }: ToastButton) => {
    onPress();
    if (!keepsOpen) return onClose();
    setPresses(presses + 1);
    onLeave();
  };
  return (
    <div className={classNames(styles.toast, styles.tones[tone] ?? styles.tones.info)}>
      <Icon
        size={18}
        strokeWidth={1.75}
        className={classNames(styles.icon, bannerStyles.icons[tone] ?? bannerStyles.icons.info)}
        aria-hidden
      />
      <div className={styles.words}>
        <div className={styles.message}>
          {message}
          {count > 1 ? <span className={styles.count}>{` ×${count}`}</span> : null}
        </div>
        {description ? <div className={styles.description}>{description}</div> : null}
        {buttons.length > 0 ? (
          <div className={styles.actions}>
            {buttons.map((button, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two buttons may have one label
              <Button key={`${button.label} ${position}`} size="small" onPress={() => press(button)}>
                {button.label}
              </Button>
            ))}
          </div>
        ) : null}
      </div>
      <IconButton label={messages.dismiss} size="small" hasTooltip={false} onPress={onClose}>
        <X size={16} strokeWidth={1.75} />
      </IconButton>
    </div>
  );
}

/** The longest time that a browser waits for; beyond it, it would not wait at all. */
const longest = 2 ** 31 - 1;

/** Calls `onEnd` once `duration` milliseconds have been spent unpaused since `turn` last changed. */
function useCountdown(duration: number, turn: number, isPaused: boolean, onEnd: () => void): void {
  const remaining = useRef(duration);
  const end = useEvent(onEnd);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn has all of the time
  useEffect(() => {
    remaining.current = duration;
  }, [duration, turn]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn is counted again
  useEffect(() => {
    if (isPaused || !Number.isFinite(remaining.current)) return;
    const startedAt = performance.now();
    const timer = setTimeout(end, Math.min(remaining.current, longest));
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  }, [duration, turn, isPaused, end]);
}
