import { type AriaAttributes, type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { Button as AriaButton, type PressEvent } from 'react-aria-components/Button';
import { Spinner } from '../Spinner/Spinner.tsx';
import { definedProps } from '../theme/definedProps.ts';
import * as styles from './Button.css.ts';
import { ButtonIcon, buttonClassName, PendingMark } from './buttonParts.tsx';

/** The emphasis of a button. A new one needs its colours in Button.css.ts and, where it is filled, its seam in ButtonGroup.css.ts. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'critical';

/** The size of a button. */
export type ButtonSize = 'small' | 'medium' | 'large';

/** The props that buttons and links share. `data-*` attributes are passed on as well. */
export interface PressableProps
  extends Pick<
    AriaAttributes,
    | 'aria-label'
    | 'aria-labelledby'
    | 'aria-describedby'
    | 'aria-expanded'
    | 'aria-haspopup'
    | 'aria-controls'
    | 'aria-current'
  > {
  /** The id of the element. */
  id?: string | undefined;
  /** Whether it cannot be pressed, nor focused. @default false */
  isDisabled?: boolean | undefined;
  /** Called when it is pressed by pointer, key or screen reader. The press does not bubble. */
  onPress?: ((event: PressEvent) => void) | undefined;
}

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
      className={buttonClassName({ variant, size, isFullWidth, children })}
      // Keyboard shortcuts of the page find its main action by it.
      data-variant={variant ?? 'secondary'}
    >
      <span className={styles.content} data-telling={isTelling || undefined}>
        <ButtonIcon>{isTelling ? <Spinner size="small" isDecorative /> : icon}</ButtonIcon>
        {isTelling ? pendingLabel : children}
      </span>
      {props.isPending && !isTelling ? <PendingMark /> : null}
    </AriaButton>
  );
});
