import { type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import { definedProps } from '../theme/definedProps.ts';
import * as styles from './Switch.css.ts';

/** Props of Switch. */
export interface SwitchProps {
  /** Whether it is on. */
  isSelected?: boolean | undefined;
  /** Called with whether it is now on. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** Whether it can be used. */
  isDisabled?: boolean | undefined;
  /** The name in the form. */
  name?: string | undefined;
  /** The words beside it. */
  children: ReactNode;
}

/** Turns a setting on or off at once. */
export const Switch = forwardRef(function Switch(
  { children, ...props }: SwitchProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  return (
    <AriaSwitch {...definedProps(props)} inputRef={ref} className={styles.choice}>
      <span className={styles.track} aria-hidden>
        <span className={styles.thumb} />
      </span>
      {children}
    </AriaSwitch>
  );
});
