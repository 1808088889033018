import { type ForwardedRef, forwardRef, type ReactElement } from 'react';
import { RadioGroup as AriaRadioGroup, RadioButton, RadioField } from 'react-aria-components/RadioGroup';
import { NoChoices, OptionWords } from '../choice/ChoiceParts.tsx';
import * as styles from '../choice/choice.css.ts';
import { useChoices } from '../choice/useChoices.ts';
import { AriaFieldLabel, AriaFieldNotes } from '../field/AriaFieldParts.tsx';
import { ariaFieldProps } from '../field/ariaFieldProps.ts';
import type { FieldHandle } from '../field/FieldHandle.ts';
import type { FieldProps, Option } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { classNames } from '../theme/classNames.ts';

/** Props of RadioGroup. */
export interface RadioGroupProps<Value extends string = string> extends FieldProps {
  /** The options. */
  options: readonly Option<Value>[];
  /** The selected value, or null. */
  value: Value | null;
  /** Called with the selected value. */
  onChange: (value: Value) => void;
  /** Layout of the choices. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

/** A group of radio buttons. */
export const RadioGroup = forwardRef(function RadioGroup(
  { options, value, onChange, orientation = 'vertical', autoFocus, ...field }: RadioGroupProps,
  ref: ForwardedRef<FieldHandle>,
) {
  const { root, choices } = useChoices('RadioGroup', { options, autoFocus }, ref);
  // With a value that no option has, Tab would pass the group by.
  const chosen = choices.find((option) => option.value === value)?.value ?? null;
  return (
    <AriaRadioGroup {...ariaFieldProps(field)} {...{ onChange, orientation }} value={chosen} ref={root}>
      <AriaFieldLabel {...field} />
      <div className={styles.choices} data-orientation={orientation}>
        {choices.length === 0 ? <NoChoices /> : null}
        {choices.map((option) => (
          <RadioField
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled ?? false}
            className={fieldStyles.field}
          >
            <RadioButton className={styles.choice}>
              <span className={classNames(styles.mark, styles.round)} aria-hidden>
                <span className={styles.dot} />
              </span>
              <OptionWords {...option} />
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <AriaFieldNotes {...field} />
    </AriaRadioGroup>
  );
}) as unknown as <Value extends string = string>(
  props: RadioGroupProps<Value> & { ref?: ForwardedRef<FieldHandle> | undefined },
) => ReactElement;
