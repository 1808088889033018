import { X } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden';
import { createPortal } from 'react-dom';
import * as bannerStyles from '../Banner/Banner.css.ts';
import { toneIcons } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Toast.css.ts';
import { type ToastContent, type ToastItem, toastReducer } from './toastState.ts';
import { useCountdown } from './useCountdown.ts';

/** Shows and removes toasts of one provider. Its identity never changes. */
export interface ToastQueue {
  /** Shows a toast and returns its id. */
  show: (toast: ToastContent) => number;
  /** Says that something was done. */
  success: (message: string) => number;
  /** Says that something failed; read out at once. */
  error: (message: string) => number;
  /** Says something worth knowing. */
  info: (message: string) => number;
  /** Removes a toast. */
  dismiss: (id: number) => void;
}

const defaultDuration = 5000;

const ToastContext = createContext<ToastQueue | null>(null);

/** The toasts of the nearest ToastProvider. */
export function useToast(): ToastQueue {
  const queue = useContext(ToastContext);
  if (!queue) throw new Error('useToast needs a ToastProvider around the component that calls it.');
  return queue;
}

/** Holds the toasts of everything inside it and shows them at the top, at the end of the line of reading. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, dispatch] = useReducer(toastReducer, []);
  const lastId = useRef(0);
  const queue = useMemo<ToastQueue>(() => {
    const show = (toast: ToastContent) => {
      lastId.current += 1;
      dispatch({ type: 'show', toast: { ...toast, id: lastId.current } });
      return lastId.current;
    };
    return {
      show,
      success: (message) => show({ tone: 'positive', message }),
      error: (message) => show({ tone: 'critical', message }),
      info: (message) => show({ tone: 'info', message }),
      dismiss: (id) => dispatch({ type: 'dismiss', id }),
    };
  }, []);
  return (
    <ToastContext.Provider value={queue}>
      {children}
      <ToastRegion toasts={toasts} onDismiss={queue.dismiss} />
    </ToastContext.Provider>
  );
}

function ToastRegion({
  toasts,
  onDismiss,
}: {
  toasts: readonly ToastItem[];
  onDismiss: (id: number) => void;
}) {
  const { rootProps, portalContainer, messages } = useUI();
  const [isMounted, setMounted] = useState(false);
  const [isPaused, setPaused] = useState(false);
  useEffect(() => setMounted(true), []);
  if (!isMounted) return null;

  // A toast that vanishes under the pointer or with focus in it sends no event of leaving.
  const dismiss = (id: number) => {
    setPaused(false);
    onDismiss(id);
  };
  const newest = toasts.at(-1);
  const isUrgent = newest?.tone === 'critical';
  return createPortal(
    // A dialog hides the rest of the page from screen readers and closes on a press outside; the attribute keeps toasts out of both.
    <section
      {...rootProps}
      className={classNames(rootProps.className, styles.region)}
      aria-label={messages.notifications}
      data-react-aria-top-layer="true"
      data-paused={isPaused || undefined}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <VisuallyHidden>
        <div role="status">{isUrgent ? null : <span key={newest?.id}>{newest?.message}</span>}</div>
        <div role="alert">{isUrgent ? <span key={newest.id}>{newest.message}</span> : null}</div>
      </VisuallyHidden>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} isPaused={isPaused} onDismiss={() => dismiss(toast.id)} />
      ))}
    </section>,
    portalContainer ?? document.body,
  );
}

interface ToastProps {
  toast: ToastItem;
  isPaused: boolean;
  onDismiss: () => void;
}

function Toast({ toast, isPaused, onDismiss }: ToastProps) {
  const { messages } = useUI();
  const { tone = 'info', message, description, action, duration = defaultDuration } = toast;
  const Icon = toneIcons[tone];
  useCountdown(duration, isPaused, onDismiss);
  return (
    <div className={classNames(styles.toast, styles.tones[tone])}>
      <Icon
        size={18}
        strokeWidth={1.75}
        className={classNames(styles.icon, bannerStyles.icons[tone])}
        aria-hidden
      />
      <div className={styles.words}>
        <div className={styles.message}>{message}</div>
        {description ? <div className={styles.description}>{description}</div> : null}
        {action ? (
          <div className={styles.action}>
            <Button
              size="small"
              onPress={() => {
                action.onPress();
                onDismiss();
              }}
            >
              {action.label}
            </Button>
          </div>
        ) : null}
      </div>
      <IconButton label={messages.dismiss} size="small" hasTooltip={false} onPress={onDismiss}>
        <X size={16} strokeWidth={1.75} />
      </IconButton>
    </div>
  );
}
