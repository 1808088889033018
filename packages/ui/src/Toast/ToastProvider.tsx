import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import { useEvent } from '../layout/useEvent.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { type ToastContent, type ToastItem, toastDuration, withoutShowing, withToast } from './toastState.ts';

/** Shows and removes toasts of one provider. Its identity never changes. */
export interface ToastQueue {
  /** Shows a toast and returns its id. */
  show: (toast: ToastContent) => number;
  /** Reports a success. */
  success: (message: string) => number;
  /** Reports a failure, announced at once. */
  error: (message: string) => number;
  /** Gives information. */
  info: (message: string) => number;
  /** Removes a toast. If the same message was shown several times, it removes one of them. */
  dismiss: (id: number) => void;
}

/** Props of ToastProvider. */
export interface ToastProviderProps {
  /** The maximum number of visible toasts; others wait. @default 5 */
  limit?: number | undefined;
  /** The time in milliseconds that a toast stays. @default 5000 */
  duration?: number | undefined;
  /** Everything that shows toasts. */
  children: ReactNode;
}

const ToastContext = createContext<ToastQueue | null>(null);

/** The toasts of the nearest ToastProvider. */
export function useToast(): ToastQueue {
  const queue = useContext(ToastContext);
  if (!queue) throw new Error('useToast needs a ToastProvider around the component that calls it.');
  return queue;
}

const usualLimit = 5;
const usualDuration = 5000;

/** Shows the toasts of everything inside it, at the top on the inline end side, below the header of the page. */
export function ToastProvider({
  limit = usualLimit,
  duration = usualDuration,
  children,
}: ToastProviderProps) {
  const room = limit >= 1 ? Math.floor(limit) : usualLimit;
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  const lastId = useRef(0);
  const show = useEvent((toast: ToastContent) => {
    lastId.current += 1;
    const id = lastId.current;
    const time = toastDuration(toast, duration > 0 ? duration : usualDuration);
    setToasts((shown) => withToast(shown, { ...toast, id, showings: [id], duration: time }, room));
    return id;
  });
  const queue = useMemo<ToastQueue>(
    () => ({
      show,
      success: (message) => show({ tone: 'positive', message }),
      error: (message) => show({ tone: 'critical', message }),
      info: (message) => show({ tone: 'info', message }),
      dismiss: (showing) => setToasts((shown) => withoutShowing(shown, showing)),
    }),
    [show],
  );
  return (
    <ToastContext.Provider value={queue}>
      {children}
      <ToastRegion
        toasts={toasts}
        limit={room}
        onClose={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
      />
    </ToastContext.Provider>
  );
}
