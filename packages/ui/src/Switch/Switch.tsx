import { type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import * as choiceStyles from '../choice/choice.css.ts';
import { AriaFieldNotes } from '../field/AriaFieldParts.tsx';
import { ariaFieldProps } from '../field/ariaFieldProps.ts';
import type { FieldProps } from '../field/FieldProps.ts';
import { classNames } from '../theme/classNames.ts';
import { definedProps } from '../theme/definedProps.ts';
import * as styles from './Switch.css.ts';

/** Props of Switch. */
export interface SwitchProps
  extends Omit<FieldProps, 'label' | 'isLabelHidden' | 'isRequired' | 'errorMessage'> {
  /** Whether it is on. */
  isSelected?: boolean | undefined;
  /** The same as `isSelected`, for form libraries that pass a `value`. */
  value?: boolean | undefined;
  /** Called with whether it is now on. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** The label beside it: the thing that is on. */
  children: ReactNode;
}

/** Turns a setting on or off at once. */
export const Switch = forwardRef(function Switch(
  { isSelected, value, onChange, children, ...field }: SwitchProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  return (
    <SwitchField
      {...ariaFieldProps(field)}
      {...definedProps({ isSelected: isSelected ?? value, onChange })}
      inputRef={ref}
    >
      <SwitchButton className={classNames(choiceStyles.choice, styles.choice)}>
        <span className={styles.track} aria-hidden>
          <span className={styles.thumb} />
        </span>
        <span className={choiceStyles.label}>{children}</span>
      </SwitchButton>
      <AriaFieldNotes {...field} />
    </SwitchField>
  );
});
