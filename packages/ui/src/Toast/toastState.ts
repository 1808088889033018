import type { ReactNode } from 'react';
import type { MessageTone } from '../Banner/Banner.tsx';

/** What a toast says. */
export interface ToastContent {
  /** What it means. @default 'info' */
  tone?: MessageTone | undefined;
  /** The message. */
  message: string;
  /** More about it. */
  description?: ReactNode;
  /** What can be done about it. */
  action?: { label: string; onPress: () => void } | undefined;
  /** How long it stays, in milliseconds; `Infinity` until it is dismissed. @default 5000 */
  duration?: number | undefined;
}

/** A toast that is shown. */
export interface ToastItem extends ToastContent {
  id: number;
}

type ToastAction = { type: 'show'; toast: ToastItem } | { type: 'dismiss'; id: number };

/** How many toasts are seen at once; the oldest makes room. */
const capacity = 5;

/** The toasts after something happened, oldest first. */
export function toastReducer(toasts: readonly ToastItem[], action: ToastAction): readonly ToastItem[] {
  switch (action.type) {
    case 'show':
      return [...toasts, action.toast].slice(-capacity);
    case 'dismiss':
      return toasts.filter((toast) => toast.id !== action.id);
  }
}
