import { type ForwardedRef, forwardRef } from 'react';
import * as styles from '../Checkbox/Checkbox.css.ts';
import { distinctOptions, optionsWarning, valueWarning } from '../choice/distinctOptions.ts';
import { NoChoices } from '../choice/NoChoices.tsx';
import { OptionWords } from '../choice/OptionWords.tsx';
import { useRadios } from '../choice/useRadios.ts';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import type { FieldHandle } from '../field/FieldHandle.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import type { FieldProps, Option } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { NamedNotes } from '../field/NamedNotes.tsx';
import { classNames } from '../theme/classNames.ts';

/** Props of RadioGroup. */
export interface RadioGroupProps<Value extends string = string> extends FieldProps {
  /** The choices. */
  options: readonly Option<Value>[];
  /** The chosen one, or null. */
  value: Value | null;
  /** Called with the choice. */
  onChange: (value: Value) => void;
  /** How the choices are laid out. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

/** One of a few, all of them seen. */
export const RadioGroup = forwardRef(function RadioGroup(
  props: RadioGroupProps,
  ref: ForwardedRef<FieldHandle>,
) {
  const { label, description, errorMessage, isRequired, options, orientation = 'vertical' } = props;
  useDevelopmentWarning(
    optionsWarning('RadioGroup', options) ?? valueWarning('RadioGroup', options, props.value),
  );
  const choices = distinctOptions(options);
  const { ids, group, choice, radio } = useRadios({ ...props, options: choices, orientation }, ref);
  return (
    <div {...group} className={fieldStyles.field}>
      {props.isLabelHidden ? null : (
        <FieldLabel id={ids.labelId} isRequired={isRequired}>
          {label}
        </FieldLabel>
      )}
      <div className={styles.choices} data-orientation={orientation}>
        {choices.length === 0 ? <NoChoices /> : null}
        {choices.map((option) => (
          <label key={option.value} {...choice(option)} className={styles.choice}>
            <input {...radio(option)} />
            <span className={classNames(styles.mark, styles.round)} aria-hidden>
              {option.value === props.value ? <span className={styles.dot} /> : null}
            </span>
            <OptionWords {...option} />
          </label>
        ))}
      </div>
      <NamedNotes
        {...{ description, errorMessage }}
        descriptionId={ids.descriptionId}
        errorId={ids.errorId}
      />
    </div>
  );
}) as unknown as <Value extends string = string>(
  props: RadioGroupProps<Value> & { ref?: ForwardedRef<FieldHandle> | undefined },
) => React.ReactElement;
