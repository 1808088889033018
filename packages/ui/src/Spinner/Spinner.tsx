import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Spinner.css.ts';

/** Props of Spinner. */
export interface SpinnerProps {
  /** How large it is. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** What is being waited for. @default 'Loading…' */
  label?: string | undefined;
  /** Whether screen readers pass over it, because text beside it says the same. @default false */
  isDecorative?: boolean | undefined;
}

/** Says that something is on its way and that nobody knows how long it takes. */
export function Spinner({ size = 'medium', label, isDecorative = false }: SpinnerProps) {
  const { messages } = useUI();
  const ring = (
    <span className={classNames(styles.ring, styles.sizes[size] ?? styles.sizes.medium)} aria-hidden />
  );
  if (isDecorative) return ring;
  return (
    <span className={styles.spinner} role="status">
      {ring}
      <span className={styles.words}>{label?.trim() ? label : messages.loading}</span>
    </span>
  );
}
