import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import type { ToastRegionProps } from './ToastRegion.tsx';
import { type ToastContent, toastReducer } from './toastState.ts';

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
  /** Removes a toast; where the same was said again, one saying of it. */
  dismiss: (id: number) => void;
}

/** Props of ToastProvider. */
export interface ToastProviderProps {
  /** How many toasts are seen at once; the others wait. @default 5 */
  limit?: number | undefined;
  /** How long a toast stays, in milliseconds. @default 5000 */
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

/** Holds the toasts of everything inside it and shows them at the top, at the end of the line of reading. */
export function ToastProvider({
  limit = usualLimit,
  duration = usualDuration,
  children,
}: ToastProviderProps) {
  const hasLimit = limit >= 1;
  const hasDuration = duration > 0;
  useDevelopmentWarning(limitProblem(hasLimit, limit) ?? durationProblem(hasDuration, duration));
  const room = hasLimit ? Math.floor(limit) : usualLimit;

  const [toasts, dispatch] = useReducer(toastReducer, []);
  const Region = useRegion(toasts.length > 0);
  const lastId = useRef(0);
  const latestRoom = useRef(room);
  latestRoom.current = room;
  const queue = useMemo<ToastQueue>(() => {
    const show = (toast: ToastContent) => {
      lastId.current += 1;
      dispatch({ type: 'show', id: lastId.current, toast, limit: latestRoom.current });
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
      {Region ? (
        <Region
          toasts={toasts}
          limit={room}
          duration={hasDuration ? duration : usualDuration}
          onClose={(id) => dispatch({ type: 'close', id })}
        />
      ) : null}
    </ToastContext.Provider>
  );
}

/** Where toasts are shown, fetched once the page has been drawn; where that failed, again with the next toast. */
function useRegion(isWanted: boolean): ComponentType<ToastRegionProps> | null {
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (Region) return;
    let isCurrent = true;
    void import('./ToastRegion.tsx').then(
      ({ ToastRegion }) => isCurrent && setRegion(() => ToastRegion),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [Region, isWanted]);
  return Region;
}

function limitProblem(isRight: boolean, limit: number): string | null {
  return isRight
    ? null
    : `ToastProvider: \`limit\` is ${limit}, so ${usualLimit} is used. Give a whole number of 1 or more.`;
}

function durationProblem(isRight: boolean, duration: number): string | null {
  if (isRight) return null;
  return `ToastProvider: \`duration\` is ${duration}, so ${usualDuration} is used. Give milliseconds, or Infinity.`;
}
