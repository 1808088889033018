import { Check, Minus } from 'lucide-react';
import { type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import * as styles from '../choice/choice.css.ts';
import { AriaFieldNotes } from '../field/AriaFieldParts.tsx';
import { ariaFieldProps } from '../field/ariaFieldProps.ts';
import { RequiredMark } from '../field/FieldLabel.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import { classNames } from '../theme/classNames.ts';
import { definedProps } from '../theme/definedProps.ts';

/** Props of Checkbox. */
export interface CheckboxProps extends Omit<FieldProps, 'label' | 'isLabelHidden'> {
  /** Whether it is ticked. */
  isSelected?: boolean | undefined;
  /** The same as `isSelected`, for form libraries that pass a `value`. */
  value?: boolean | undefined;
  /** Called with whether it is now ticked. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** Whether only some of the choices it represents are ticked. */
  isIndeterminate?: boolean | undefined;
  /** The words beside it. */
  children: ReactNode;
}

/** Yes or no. For any number of a few choices, use `CheckboxGroup`. */
export const Checkbox = forwardRef(function Checkbox(
  { isSelected, value, onChange, isIndeterminate, children, ...field }: CheckboxProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  return (
    <CheckboxField
      {...ariaFieldProps(field)}
      {...definedProps({ isSelected: isSelected ?? value, onChange, isIndeterminate })}
      inputRef={ref}
    >
      <CheckboxButton className={styles.choice}>
        <CheckMark />
        <span className={styles.label}>
          {children}
          {field.isRequired ? <RequiredMark /> : null}
        </span>
      </CheckboxButton>
      <AriaFieldNotes {...field} />
    </CheckboxField>
  );
});

/** The box of a checkbox: a tick, or a bar when indeterminate. */
export function CheckMark() {
  return (
    <span className={classNames(styles.mark, styles.square)} aria-hidden>
      <Check size={14} strokeWidth={3} className={styles.tick} />
      <Minus size={14} strokeWidth={3} className={styles.bar} />
    </span>
  );
}
