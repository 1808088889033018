import { type ForwardedRef, forwardRef, type ReactElement } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { CheckMark } from '../Checkbox/Checkbox.tsx';
import { NoChoices, OptionWords } from '../choice/ChoiceParts.tsx';
import * as styles from '../choice/choice.css.ts';
import { useChoices } from '../choice/useChoices.ts';
import { AriaFieldLabel, AriaFieldNotes } from '../field/AriaFieldParts.tsx';
import { ariaFieldProps } from '../field/ariaFieldProps.ts';
import type { FieldHandle } from '../field/FieldHandle.ts';
import type { FieldProps, Option } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';

/** Props of CheckboxGroup. */
export interface CheckboxGroupProps<Value extends string = string> extends FieldProps {
  /** The options. */
  options: readonly Option<Value>[];
  /** The selected values. */
  value: readonly Value[];
  /** Called with the selected values. */
  onChange: (value: Value[]) => void;
  /** Layout of the choices. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

/** A group of checkboxes. */
export const CheckboxGroup = forwardRef(function CheckboxGroup(
  { options, value, onChange, orientation = 'vertical', autoFocus, ...field }: CheckboxGroupProps,
  ref: ForwardedRef<FieldHandle>,
) {
  const { root, choices } = useChoices('CheckboxGroup', { options, autoFocus }, ref);
  return (
    <AriaCheckboxGroup {...ariaFieldProps(field)} ref={root} value={[...value]} onChange={onChange}>
      <AriaFieldLabel {...field} />
      <div className={styles.choices} data-orientation={orientation}>
        {choices.length === 0 ? <NoChoices /> : null}
        {choices.map((option) => (
          <CheckboxField
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled ?? false}
            className={fieldStyles.field}
          >
            <CheckboxButton className={styles.choice}>
              <CheckMark />
              <OptionWords {...option} />
            </CheckboxButton>
          </CheckboxField>
        ))}
      </div>
      <AriaFieldNotes {...field} />
    </AriaCheckboxGroup>
  );
}) as unknown as <Value extends string = string>(
  props: CheckboxGroupProps<Value> & { ref?: ForwardedRef<FieldHandle> | undefined },
) => ReactElement;
