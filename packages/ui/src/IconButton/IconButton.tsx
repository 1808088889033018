import { type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import * as buttonStyles from '../Button/Button.css.ts';
import type { ButtonProps } from '../Button/Button.tsx';
import { buttonClassName, PendingMark } from '../Button/buttonParts.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { classNames } from '../theme/classNames.ts';
import { definedProps } from '../theme/definedProps.ts';
import * as styles from './IconButton.css.ts';

/** Props of IconButton. */
export interface IconButtonProps
  extends Omit<ButtonProps, 'icon' | 'isFullWidth' | 'pendingLabel' | 'aria-label'> {
  /** The label, shown as a tooltip and read by screen readers. */
  label: string;
  /** Whether the label appears on hover and focus. @default true */
  hasTooltip?: boolean | undefined;
  /** The icon. */
  children: ReactNode;
}

/** A button with an icon and a label in its tooltip. */
export const IconButton = forwardRef(function IconButton(
  { label, variant = 'quiet', size = 'medium', hasTooltip = true, children, ...props }: IconButtonProps,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  const button = (
    <AriaButton
      {...definedProps(props)}
      ref={ref}
      aria-label={label}
      className={classNames(buttonClassName({ variant, size }), styles.sizes[size])}
    >
      <span className={buttonStyles.content} aria-hidden>
        {children}
      </span>
      {props.isPending ? <PendingMark /> : null}
    </AriaButton>
  );
  return hasTooltip ? <Tooltip content={label}>{button}</Tooltip> : button;
});
