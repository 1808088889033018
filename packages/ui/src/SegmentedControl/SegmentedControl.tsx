import { type ForwardedRef, forwardRef, type ReactNode, useRef } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { distinctOptions, firstToFocus, optionsWarning, valueWarning } from '../choice/distinctOptions.ts';
import { NoChoices } from '../choice/NoChoices.tsx';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { type FieldHandle, useFieldHandle } from '../field/FieldHandle.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import { FieldNotes } from '../field/FieldNotes.tsx';
import type { FieldProps, Option } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { definedProps } from '../theme/definedProps.ts';
import * as styles from './SegmentedControl.css.ts';

/** One segment. */
export interface SegmentedOption<Value extends string = string> extends Option<Value> {
  /** A picture before the label. */
  icon?: ReactNode;
}

/** Props of SegmentedControl. */
export interface SegmentedControlProps<Value extends string = string> extends FieldProps {
  /** Two to five choices with short labels. */
  options: readonly SegmentedOption<Value>[];
  /** The chosen one, or null. */
  value: Value | null;
  /** Called with the choice. */
  onChange: (value: Value) => void;
  /** Whether it takes the whole width. @default false */
  isFullWidth?: boolean | undefined;
}

/** One of two to five, side by side; a group of radio buttons to the keyboard and to screen readers. */
export const SegmentedControl = forwardRef(function SegmentedControl(
  props: SegmentedControlProps,
  ref: ForwardedRef<FieldHandle>,
) {
  const { label, isLabelHidden, description, errorMessage, options, isFullWidth, ...rest } = props;
  const { autoFocus, ...group } = rest;
  const root = useRef<HTMLDivElement>(null);
  useFieldHandle(ref, root);
  useDevelopmentWarning(
    optionsWarning('SegmentedControl', options) ?? valueWarning('SegmentedControl', options, group.value),
  );
  const first = autoFocus ? firstToFocus(options, (option) => option === group.value) : undefined;
  return (
    <RadioGroup
      {...definedProps(group)}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      ref={root}
      orientation="horizontal"
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={fieldStyles.field}
      data-field={group.name}
    >
      {isLabelHidden ? null : <FieldLabel isRequired={group.isRequired}>{label}</FieldLabel>}
      {options.length === 0 ? (
        <NoChoices />
      ) : (
        <div className={styles.segments} data-full-width={isFullWidth || undefined}>
          {distinctOptions(options).map((option) => (
            <Radio
              key={option.value}
              value={option.value}
              autoFocus={option.value === first}
              isDisabled={option.isDisabled ?? false}
              className={styles.segment}
            >
              {option.icon ? (
                <span className={styles.icon} aria-hidden>
                  {option.icon}
                </span>
              ) : null}
              <span className={styles.label}>{option.label}</span>
            </Radio>
          ))}
        </div>
      )}
      <FieldNotes description={description} errorMessage={errorMessage} />
    </RadioGroup>
  );
}) as unknown as <Value extends string = string>(
  props: SegmentedControlProps<Value> & { ref?: ForwardedRef<FieldHandle> | undefined },
) => React.ReactElement;
