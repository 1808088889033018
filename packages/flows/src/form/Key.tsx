import * as styles from './Shortcuts.css.ts';

interface KeyProps {
  /** Whether it is a hint inside a control, left out of the accessible name. */
  isHint?: boolean | undefined;
  children: string;
}

/** A key as it is printed on a keyboard. Hidden on devices without one; a hint also where the buttons would take a second row of a low window. */
export function Key({ isHint = false, children }: KeyProps) {
  return (
    <kbd className={isHint ? styles.hint : styles.key} dir="ltr" aria-hidden={isHint || undefined}>
      {children}
    </kbd>
  );
}
