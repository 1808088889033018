import { useEffect, useRef, useState } from 'react';
import type { ToastItem } from './toastState.ts';

interface Spoken {
  /** Changes with every announcement, so that the same words are announced again. */
  key: string;
  /** Announced politely. */
  polite: string;
  /** Announced at once: failures. */
  urgent: string;
}

const nothing: Spoken = { key: '', polite: '', urgent: '' };

/** Announces toasts that have just appeared or were shown again. */
export function useSpokenToasts(visible: readonly ToastItem[]): Spoken {
  const [spoken, setSpoken] = useState(nothing);
  const known = useRef<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const before = known.current;
    const fresh = visible.filter(({ showings }) => showings.some((showing) => !before.has(showing)));
    known.current = new Set(visible.flatMap(({ showings }) => showings));
    if (fresh.length > 0) setSpoken(said(fresh));
  }, [visible]);
  return visible.length > 0 ? spoken : nothing;
}

function said(toasts: readonly ToastItem[]): Spoken {
  const words = (isUrgent: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'critical') === isUrgent)
      .map(({ message, description }) =>
        typeof description === 'string' ? `${message} ${description}` : message,
      )
      .join('\n');
  return {
    key: toasts.flatMap(({ showings }) => showings).join(),
    polite: words(false),
    urgent: words(true),
  };
}
