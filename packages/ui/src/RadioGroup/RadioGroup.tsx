import { type ForwardedRef, forwardRef, useRef } from 'react';
import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components/RadioGroup';
import * as styles from '../Checkbox/Checkbox.css.ts';
import { distinctOptions, firstToFocus, optionsWarning, valueWarning } from '../choice/distinctOptions.ts';
import { NoChoices } from '../choice/NoChoices.tsx';
import { OptionWords } from '../choice/OptionWords.tsx';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { type FieldHandle, useFieldHandle } from '../field/FieldHandle.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { FieldProps, Option } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { classNames } from '../theme/classNames.ts';
import { definedProps } from '../theme/definedProps.ts';

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
  const {
    label,
    isLabelHidden,
    description,
    errorMessage,
    options,
    orientation = 'vertical',
    ...rest
  } = props;
  const { autoFocus, ...group } = rest;
  const root = useRef<HTMLDivElement>(null);
  useFieldHandle(ref, root);
  useDevelopmentWarning(
    optionsWarning('RadioGroup', options) ?? valueWarning('RadioGroup', options, group.value),
  );
  const first = autoFocus ? firstToFocus(options, (option) => option === group.value) : undefined;
  return (
    <AriaRadioGroup
      {...definedProps(group)}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      ref={root}
      orientation={orientation}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={fieldStyles.field}
      data-field={group.name}
    >
      {isLabelHidden ? null : <FieldLabel isRequired={group.isRequired}>{label}</FieldLabel>}
      <div className={styles.choices} data-orientation={orientation}>
        {options.length === 0 ? <NoChoices /> : null}
        {distinctOptions(options).map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            autoFocus={option.value === first}
            isDisabled={option.isDisabled ?? false}
            className={styles.choice}
          >
            {({ isSelected }) => (
              <>
                <span className={classNames(styles.mark, styles.round)} aria-hidden>
                  {isSelected ? <span className={styles.dot} /> : null}
                </span>
                <OptionWords {...option} />
              </>
            )}
          </Radio>
        ))}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}) as unknown as <Value extends string = string>(
  props: RadioGroupProps<Value> & { ref?: ForwardedRef<FieldHandle> | undefined },
) => React.ReactElement;
