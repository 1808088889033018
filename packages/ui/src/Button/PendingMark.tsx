import { useEffect, useRef } from 'react';
import { announce } from '../press/announce.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Button.css.ts';

/** What lies over the words of a button while what it does is going on. Screen readers, which do not tell when a name changes, hear that it begins and ends. */
export function PendingMark({
  isNamed = true,
}: {
  /** Whether it adds to the name of the button. */ isNamed?: boolean;
}) {
  const { messages } = useUI();
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const button = mark.current?.closest('button');
    if (!button) return;
    announceIfFocused(button);
    return () => announceIfFocused(button);
  }, []);
  return (
    <span
      ref={mark}
      className={styles.pending}
      {...(isNamed ? { role: 'img', 'aria-label': messages.pending } : {})}
    >
      <Spinner size="small" isDecorative />
    </span>
  );
}

function announceIfFocused(button: HTMLButtonElement): void {
  if (!button.matches(':focus')) return;
  const mark = button.querySelector('[role=img]')?.getAttribute('aria-label');
  announce(button.getAttribute('aria-label') ?? [button.textContent, mark].filter(Boolean).join(' '));
}
