import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Spinner.css.ts';

/** Props of Spinner. */
export interface SpinnerProps {
  /** How large it is. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** What is being waited for. @default 'Loading…' */
  label?: string | undefined;
  /** Whether screen readers pass over it, because text beside it says the same. */
  isDecorative?: boolean | undefined;
}

/** Says that something is on its way and that nobody knows how long it takes. */
export function Spinner({ size = 'medium', label, isDecorative = false }: SpinnerProps) {
  const { messages } = useUI();
  const className = classNames(styles.spinner, styles.sizes[size]);
  if (isDecorative) return <span className={className} aria-hidden />;
  return <span className={className} role="status" aria-label={label ?? messages.loading} />;
}
