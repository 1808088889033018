import { type ForwardedRef, forwardRef, useRef } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import * as styles from '../Checkbox/Checkbox.css.ts';
import { CheckMark } from '../Checkbox/CheckMark.tsx';
import { distinctOptions, firstToFocus, optionsWarning } from '../choice/distinctOptions.ts';
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

/** Props of CheckboxGroup. */
export interface CheckboxGroupProps<Value extends string = string> extends FieldProps {
  /** The choices. */
  options: readonly Option<Value>[];
  /** The chosen ones. */
  value: readonly Value[];
  /** Called with all that are now chosen. */
  onChange: (value: Value[]) => void;
  /** How the choices are laid out. @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

/** Any number of a few choices. */
export const CheckboxGroup = forwardRef(function CheckboxGroup(
  props: CheckboxGroupProps,
  ref: ForwardedRef<FieldHandle>,
) {
  const {
    label,
    isLabelHidden,
    description,
    errorMessage,
    options,
    value,
    orientation = 'vertical',
    ...rest
  } = props;
  const { autoFocus, ...group } = rest;
  const root = useRef<HTMLDivElement>(null);
  useFieldHandle(ref, root);
  useDevelopmentWarning(optionsWarning('CheckboxGroup', options));
  const first = autoFocus ? firstToFocus(options, (option) => value.includes(option)) : undefined;
  return (
    <AriaCheckboxGroup
      {...definedProps(group)}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      ref={root}
      value={[...value]}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={fieldStyles.field}
      data-field={group.name}
    >
      {isLabelHidden ? null : <FieldLabel isRequired={group.isRequired}>{label}</FieldLabel>}
      <div className={styles.choices} data-orientation={orientation}>
        {options.length === 0 ? <NoChoices /> : null}
        {distinctOptions(options).map((option) => (
          <AriaCheckbox
            key={option.value}
            value={option.value}
            autoFocus={option.value === first}
            isDisabled={option.isDisabled ?? false}
            className={styles.choice}
          >
            {(state) => (
              <>
                <span className={classNames(styles.mark, styles.square)} aria-hidden>
                  <CheckMark {...state} />
                </span>
                <OptionWords {...option} />
              </>
            )}
          </AriaCheckbox>
        ))}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaCheckboxGroup>
  );
}) as unknown as <Value extends string = string>(
  props: CheckboxGroupProps<Value> & { ref?: ForwardedRef<FieldHandle> | undefined },
) => React.ReactElement;
