import type { ReactNode } from 'react';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { Spinner } from '../Spinner/Spinner.tsx';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Button.css.ts';
import type { ButtonProps } from './Button.tsx';

/** The icon before a label, hidden from screen readers, which read the label. */
export function ButtonIcon({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <span className={styles.icon} aria-hidden>
      {children}
    </span>
  );
}

/** The spinner over the label of a pending button. */
export function PendingMark() {
  const { messages } = useUI();
  return (
    <ProgressBar isIndeterminate aria-label={messages.pending} className={styles.pending}>
      <Spinner size="small" isDecorative />
    </ProgressBar>
  );
}

/** Labels longer than this wrap to a second line. */
const lettersOfOneLine = 40;

type Look = Partial<Pick<ButtonProps, 'variant' | 'size' | 'isFullWidth' | 'children'>>;

/** The class name of a button, and of a link that looks like one. */
export function buttonClassName({ variant = 'secondary', size = 'medium', isFullWidth, children }: Look) {
  const isLong = typeof children === 'string' && children.length > lettersOfOneLine;
  return classNames(
    styles.button,
    styles.variants[variant],
    styles.sizes[size],
    isFullWidth && styles.fullWidth,
    isLong && styles.longLabel,
  );
}
