import { type ForwardedRef, forwardRef, type ReactNode } from 'react';
import * as buttonStyles from '../Button/Button.css.ts';
import { type ButtonProps, buttonClassName } from '../Button/Button.tsx';
import { PendingMark } from '../Button/PendingMark.tsx';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { PlainButton } from '../press/PlainButton.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './IconButton.css.ts';

/** Props of IconButton. */
export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'isFullWidth' | 'aria-label'> {
  /** What pressing it does, in words; shown as a tooltip and read by screen readers. */
  label: string;
  /** Whether the label appears on hover and focus. @default true */
  hasTooltip?: boolean | undefined;
  /** The icon. */
  children: ReactNode;
}

/** A button that is an icon; its label is always there for those who do not know the picture. */
export const IconButton = forwardRef(function IconButton(
  { label, variant = 'quiet', size = 'medium', hasTooltip = true, children, ...props }: IconButtonProps,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  const { messages } = useUI();
  useDevelopmentWarning(
    label?.trim()
      ? null
      : 'IconButton: label is empty. Say in a word or two what pressing it does; screen readers have nothing else.',
  );
  const button = (
    <PlainButton
      {...props}
      ref={ref}
      // The label is the whole name: what the spinner says to others stands in it as well.
      aria-label={props.isPending ? `${label} (${messages.pending})` : label}
      className={classNames(buttonClassName(variant, size), styles.sizes[size])}
    >
      <span className={buttonStyles.content} aria-hidden>
        {children}
      </span>
      {props.isPending ? <PendingMark isNamed={false} /> : null}
    </PlainButton>
  );
  return hasTooltip ? <Tooltip content={label}>{button}</Tooltip> : button;
});
