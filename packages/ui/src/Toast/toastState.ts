import type { ReactNode } from 'react';
import type { MessageTone } from '../Banner/Banner.tsx';

/** A button in a toast. */
export interface ToastButton {
  /** Its text. */
  label: string;
  /** Called when it is pressed. */
  onPress: () => void;
  /** Whether the toast stays when it is pressed, with its time again, so that another action can follow. @default false */
  keepsOpen?: boolean | undefined;
}

/** The content of a toast. */
export interface ToastContent {
  /** The tone of the toast. @default 'info' */
  tone?: MessageTone | undefined;
  /** The message. */
  message: string;
  /** More about it. */
  description?: ReactNode;
  /** Buttons in the toast. */
  actions?: readonly ToastButton[] | undefined;
  /** Undoes the reported action. Adds a button 'Undo'. */
  onUndo?: (() => void) | undefined;
  /** Milliseconds until it disappears; `Infinity` until dismissed. @default that of the provider, twice as long with a button */
  duration?: number | undefined;
}

/** A toast that is shown, or waits for its turn. */
export interface ToastItem extends ToastContent {
  /** The id of the toast. */
  id: number;
  /** A key for each time that it was shown; the same toast may be shown again. */
  showings: readonly number[];
  /** The time in milliseconds that it stays after each. */
  duration: number;
}

/** Adds a toast to the `limit` that are seen and those that wait, or counts it with one that says the same. */
export function withToast(
  toasts: readonly ToastItem[],
  item: ToastItem,
  limit: number,
): readonly ToastItem[] {
  const same = toasts.find((other) => saysTheSame(other, item));
  if (same) {
    const again = { ...same, showings: [...same.showings, item.id] };
    return toasts.map((other) => (other === same ? again : other));
  }
  if (item.tone !== 'critical') return [...toasts, item];
  // A failure does not wait behind what went well.
  const waiting = toasts.findIndex((other, index) => index >= limit && other.tone !== 'critical');
  const at = waiting < 0 ? toasts.length : waiting;
  return [...toasts.slice(0, at), item, ...toasts.slice(at)];
}

/** Takes away one time that a toast was shown, and the toast with its last one. */
export function withoutShowing(toasts: readonly ToastItem[], showing: number): readonly ToastItem[] {
  return toasts
    .map((toast) => ({ ...toast, showings: toast.showings.filter((id) => id !== showing) }))
    .filter(({ showings }) => showings.length > 0);
}

/** Whether one toast can replace both. Toasts with actions cannot, since each action belongs to its own toast. */
function saysTheSame(one: ToastContent, other: ToastContent): boolean {
  return (
    one.message === other.message &&
    (one.tone ?? 'info') === (other.tone ?? 'info') &&
    one.description === other.description &&
    !hasAction(one) &&
    !hasAction(other)
  );
}

function hasAction({ actions = [], onUndo }: ToastContent): boolean {
  return actions.length > 0 || onUndo !== undefined;
}

/** The time in milliseconds that a toast stays. Invalid durations are ignored. */
export function toastDuration(toast: ToastContent, usual: number): number {
  const { duration } = toast;
  if (duration !== undefined && duration > 0) return duration;
  // Time to find the button before it is gone.
  return hasAction(toast) ? 2 * usual : usual;
}
