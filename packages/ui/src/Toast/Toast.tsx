import { X } from 'lucide-react';
import { useState } from 'react';
import * as bannerStyles from '../Banner/Banner.css.ts';
import { toneIcons } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Toast.css.ts';
import { type ToastButton, type ToastItem, toastDuration } from './toastState.ts';
import { useCountdown } from './useCountdown.ts';

interface ToastProps {
  toast: ToastItem;
  usualDuration: number;
  isPaused: boolean;
  onClose: () => void;
  /** Gives focus back to the page while the toast stays. */
  onLeave: () => void;
}

/** One message, until its time is over or it is dismissed. */
export function Toast({ toast, usualDuration, isPaused, onClose, onLeave }: ToastProps) {
  const { messages } = useUI();
  const { tone = 'info', message, description, actions = [], onUndo, showings } = toast;
  const Icon = toneIcons[tone] ?? toneIcons.info;
  const count = showings.length;
  const [presses, setPresses] = useState(0);
  useCountdown(toastDuration(toast, usualDuration), count + presses, isPaused, onClose);
  const press = ({ onPress, keepsOpen = false }: Pick<ToastButton, 'onPress' | 'keepsOpen'>) => {
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
        {actions.length > 0 || onUndo ? (
          <div className={styles.actions}>
            {actions.map((action) => (
              <Button key={action.label} size="small" onPress={() => press(action)}>
                {action.label}
              </Button>
            ))}
            {onUndo ? (
              <Button size="small" onPress={() => press({ onPress: onUndo })}>
                {messages.undo}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
      <IconButton label={messages.dismiss} size="small" hasTooltip={false} onPress={onClose}>
        <X size={16} strokeWidth={1.75} />
      </IconButton>
    </div>
  );
}
