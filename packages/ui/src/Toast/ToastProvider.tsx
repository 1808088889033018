import { createContext, type ReactNode, useContext, useMemo, useReducer, useRef } from 'react';
import { ToastRegion } from './ToastRegion.tsx';
import { type ToastAction, type ToastContent, type ToastItem, toastReducer } from './toastState.ts';

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
  const [toasts, dispatch] = useReducer(
    (shown: readonly ToastItem[], action: ToastAction) => toastReducer(shown, action, room),
    [],
  );
  const lastId = useRef(0);
  const queue = useMemo<ToastQueue>(() => {
    const show = (toast: ToastContent) => {
      lastId.current += 1;
      dispatch({ type: 'show', id: lastId.current, toast });
      return lastId.current;
    };
    return {
      show,
      success: (message) => show({ tone: 'positive', message }),
      error: (message) => show({ tone: 'critical', message }),
      info: (message) => show({ tone: 'info', message }),
      dismiss: (showing) => dispatch({ type: 'dismiss', showing }),
    };
  }, []);
  return (
    <ToastContext.Provider value={queue}>
      {children}
      <ToastRegion
        toasts={toasts}
        limit={room}
        duration={duration > 0 ? duration : usualDuration}
        onClose={(id) => dispatch({ type: 'close', id })}
      />
    </ToastContext.Provider>
  );
}
