import { type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { PlainButton, type PressableButtonProps } from '../press/PlainButton.tsx';
import { classNames } from '../theme/classNames.ts';
import * as styles from './Button.css.ts';
import { PendingMark } from './PendingMark.tsx';

/** How much a button asks for attention. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'critical';

/** How large a button is. */
export type ButtonSize = 'small' | 'medium' | 'large';

/** Props of Button. */
export interface ButtonProps extends PressableButtonProps {
  /** How much it asks for attention. @default 'secondary' */
  variant?: ButtonVariant | undefined;
  /** How large it is. @default 'medium' */
  size?: ButtonSize | undefined;
  /** Whether it takes the whole width. @default false */
  isFullWidth?: boolean | undefined;
  /** A picture before the words. */
  icon?: ReactNode;
  /** The words. */
  children: ReactNode;
}

/** Does something when pressed. While `isPending` it keeps focus, shows a spinner and ignores presses. */
export const Button = forwardRef(function Button(
  { variant = 'secondary', size = 'medium', isFullWidth, icon, children, ...props }: ButtonProps,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  useDevelopmentWarning(
    hasWords(children)
      ? null
      : 'Button: children has no words. Write what pressing it does, or use IconButton with a label.',
  );
  return (
    <PlainButton
      {...props}
      ref={ref}
      className={classNames(
        buttonClassName(variant, size, isFullWidth),
        isLongLabel(children) && styles.longLabel,
      )}
    >
      <span className={styles.content}>
        {icon ? (
          <span className={styles.icon} aria-hidden>
            {icon}
          </span>
        ) : null}
        {children}
      </span>
      {props.isPending ? <PendingMark /> : null}
    </PlainButton>
  );
});

/** The look of a button, shared with the link that looks like one. */
export function buttonClassName(variant: ButtonVariant, size: ButtonSize, isFullWidth?: boolean): string {
  return classNames(
    styles.button,
    styles.variants[variant],
    styles.sizes[size],
    isFullWidth && styles.fullWidth,
  );
}

/** Beyond this many letters the words go on in a second line instead of leaving the page. */
const lettersOfOneLine = 40;

/** Whether the words of a button are too long to be kept in one line. */
export function isLongLabel(children: ReactNode): boolean {
  return typeof children === 'string' && children.length > lettersOfOneLine;
}

function hasWords(children: ReactNode): boolean {
  if (typeof children === 'string') return children.trim() !== '';
  return children !== null && children !== undefined && typeof children !== 'boolean';
}
