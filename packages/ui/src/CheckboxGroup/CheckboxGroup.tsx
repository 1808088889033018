import { type FocusEvent, type ForwardedRef, forwardRef, useRef } from 'react';
import * as styles from '../Checkbox/Checkbox.css.ts';
import { CheckMark } from '../Checkbox/CheckMark.tsx';
import * as choiceStyles from '../choice/choice.css.ts';
import { distinctOptions, firstToFocus, optionsWarning } from '../choice/distinctOptions.ts';
import { NoChoices } from '../choice/NoChoices.tsx';
import { OptionWords } from '../choice/OptionWords.tsx';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { type FieldHandle, useFieldHandle } from '../field/FieldHandle.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import type { FieldProps, Option } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { NamedNotes } from '../field/NamedNotes.tsx';
import { useFieldIds } from '../field/useFieldIds.ts';
import { useFormReset } from '../field/useFormReset.ts';
import { classNames } from '../theme/classNames.ts';

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
  const { label, isLabelHidden, description, errorMessage, options, value, orientation = 'vertical' } = props;
  const { isDisabled = false, isReadOnly = false, isRequired = false } = props;
  const root = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLInputElement>(null);
  useFieldHandle(ref, root);
  useDevelopmentWarning(optionsWarning('CheckboxGroup', options));
  const ids = useFieldIds(props);
  const choices = distinctOptions(options);
  const toFocus = props.autoFocus ? firstToFocus(options, (option) => value.includes(option)) : undefined;
  useFormReset(first, value, (before) => {
    if (!isDisabled && !isReadOnly) props.onChange([...before]);
  });

  const toggle = (option: string, isTicked: boolean) => {
    if (isReadOnly) return;
    const others = value.filter((chosen) => chosen !== option);
    props.onChange(isTicked ? [...others, option] : others);
  };
  const isWithin = ({ currentTarget, relatedTarget }: FocusEvent) =>
    relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand where the label of a field does
    <div
      {...ids.root}
      ref={root}
      id={ids.id}
      role="group"
      aria-label={isLabelHidden ? label : undefined}
      aria-labelledby={isLabelHidden ? undefined : ids.labelId}
      aria-describedby={ids.control['aria-describedby']}
      aria-disabled={isDisabled || undefined}
      className={fieldStyles.field}
      onFocus={(event) => {
        if (!isWithin(event)) props.onFocus?.(event);
      }}
      onBlur={(event) => {
        if (!isWithin(event)) props.onBlur?.(event);
      }}
    >
      {isLabelHidden ? null : (
        <FieldLabel id={ids.labelId} isRequired={isRequired}>
          {label}
        </FieldLabel>
      )}
      <div className={styles.choices} data-orientation={orientation}>
        {choices.length === 0 ? <NoChoices /> : null}
        {choices.map((option, position) => {
          const isTicked = value.includes(option.value);
          const isOff = isDisabled || option.isDisabled;
          return (
            <label
              key={option.value}
              className={styles.choice}
              data-selected={isTicked || undefined}
              data-disabled={isOff || undefined}
              data-readonly={isReadOnly || undefined}
              data-invalid={ids.root['data-invalid']}
            >
              <input
                ref={position === 0 ? first : undefined}
                type="checkbox"
                name={props.name}
                value={option.value}
                checked={isTicked}
                disabled={isOff}
                aria-readonly={isReadOnly || undefined}
                aria-invalid={ids.control['aria-invalid']}
                aria-required={(isRequired && value.length === 0) || undefined}
                aria-describedby={ids.control['aria-describedby']}
                // biome-ignore lint/a11y/noAutofocus: the caller decides, for the first field of a dialog
                autoFocus={option.value === toFocus}
                className={choiceStyles.control}
                onChange={({ target }) => toggle(option.value, target.checked)}
              />
              <span className={classNames(styles.mark, styles.square)} aria-hidden>
                <CheckMark isSelected={isTicked} isIndeterminate={false} />
              </span>
              <OptionWords {...option} />
            </label>
          );
        })}
      </div>
      <NamedNotes
        {...{ description, errorMessage }}
        descriptionId={ids.descriptionId}
        errorId={ids.errorId}
      />
    </div>
  );
}) as unknown as <Value extends string = string>(
  props: CheckboxGroupProps<Value> & { ref?: ForwardedRef<FieldHandle> | undefined },
) => React.ReactElement;
