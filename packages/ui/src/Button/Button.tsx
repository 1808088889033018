import { type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { classNames } from '../theme/classNames.ts';
import { definedProps } from '../theme/definedProps.ts';
import * as styles from './Button.css.ts';
import { PendingMark } from './PendingMark.tsx';
import type { PressableProps } from './PressableProps.ts';

/** The emphasis of a button. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'critical';

/** The size of a button. */
export type ButtonSize = 'small' | 'medium' | 'large';

/** Props of Button. */
export interface ButtonProps extends PressableProps {
  /** The emphasis. @default 'secondary' */
  variant?: ButtonVariant | undefined;
  /** The size. @default 'medium' */
  size?: ButtonSize | undefined;
  /** Whether it takes the whole width. @default false */
  isFullWidth?: boolean | undefined;
  /** An icon before the label. */
  icon?: ReactNode;
  /** The label. */
  children: ReactNode;
  /** Whether its action is running: it keeps focus and ignores presses. @default false */
  isPending?: boolean | undefined;
  /** The label while `isPending`, beside the spinner. Without it the spinner covers the usual label. */
  pendingLabel?: string | undefined;
  /** Whether it submits or resets its form. @default 'button' */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** The id of its form, if it is outside the form. */
  form?: string | undefined;
  /** Whether it takes focus when it appears. @default false */
  autoFocus?: boolean | undefined;
  /** Whether a toggle button is pressed. */
  'aria-pressed'?: boolean | 'mixed' | undefined;
}

/** Does something when pressed. While `isPending` it keeps focus, shows a spinner and ignores presses. */
export const Button = forwardRef(function Button(
  { variant, size, isFullWidth, icon, children, pendingLabel, ...props }: ButtonProps,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  const isTelling = Boolean(props.isPending && pendingLabel);
  return (
    <AriaButton
      {...definedProps(props)}
      ref={ref}
      className={classNames(
        buttonClassName(variant, size, isFullWidth),
        isLongLabel(children) && styles.longLabel,
      )}
      data-variant={variant ?? 'secondary'}
    >
      <span className={styles.content} data-telling={isTelling || undefined}>
        {icon && !isTelling ? (
          <span className={styles.icon} aria-hidden>
            {icon}
          </span>
        ) : null}
        {isTelling ? <PendingMark isBeside /> : null}
        {isTelling ? pendingLabel : children}
      </span>
      {props.isPending && !isTelling ? <PendingMark /> : null}
    </AriaButton>
  );
});

/** Returns the class name of a button, shared with ButtonLink. */
export function buttonClassName(
  variant: ButtonVariant = 'secondary',
  size: ButtonSize = 'medium',
  isFullWidth?: boolean,
): string {
  return classNames(
    styles.button,
    styles.variants[variant],
    styles.sizes[size],
    isFullWidth && styles.fullWidth,
  );
}

/** Labels longer than this wrap to a second line. */
const lettersOfOneLine = 40;

/** Whether the label of a button is too long for one line. */
export function isLongLabel(children: ReactNode): boolean {
  return typeof children === 'string' && children.length > lettersOfOneLine;
}
