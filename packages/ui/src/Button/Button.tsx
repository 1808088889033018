import { type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Spinner } from '../Spinner/Spinner.tsx';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Button.css.ts';

/** How much a button asks for attention. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'critical';

/** How large a button is. */
export type ButtonSize = 'small' | 'medium' | 'large';

/** Props of Button. */
export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  /** How much it asks for attention. @default 'secondary' */
  variant?: ButtonVariant | undefined;
  /** How large it is. @default 'medium' */
  size?: ButtonSize | undefined;
  /** Whether it takes the whole width. */
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
  const { messages } = useUI();
  return (
    <AriaButton {...props} ref={ref} className={buttonClassName(variant, size, isFullWidth)}>
      <span className={styles.content}>
        {icon ? (
          <span className={styles.icon} aria-hidden>
            {icon}
          </span>
        ) : null}
        {children}
      </span>
      {props.isPending ? (
        <span className={styles.pending} role="img" aria-label={messages.pending}>
          <Spinner size="small" isDecorative />
        </span>
      ) : null}
    </AriaButton>
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
