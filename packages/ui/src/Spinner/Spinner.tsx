import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Spinner.css.ts';

/** Props of Spinner. */
export interface SpinnerProps {
  /** The size. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Names what the user is waiting for. @default 'Loading…' */
  label?: string | undefined;
  /** Whether screen readers pass over it, because text beside it says the same. @default false */
  isDecorative?: boolean | undefined;
}

/** Indicates that something is loading for an unknown time. */
export function Spinner({ size = 'medium', label, isDecorative = false }: SpinnerProps) {
  const { messages } = useUI();
  const ring = (
    <span className={classNames(styles.ring, styles.sizes[size] ?? styles.sizes.medium)} aria-hidden />
  );
  if (isDecorative) return ring;
  return (
    <span className={styles.spinner} role="status">
      {ring}
      <VisuallyHidden>{label?.trim() ? label : messages.loading}</VisuallyHidden>
    </span>
  );
}
