import { type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { distinctOptions, optionsWarning, valueWarning } from '../choice/distinctOptions.ts';
import { NoChoices } from '../choice/NoChoices.tsx';
import { useRadios } from '../choice/useRadios.ts';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import type { FieldHandle } from '../field/FieldHandle.ts';
import { FieldLabel } from '../field/FieldLabel.tsx';
import type { FieldProps, Option } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { NamedNotes } from '../field/NamedNotes.tsx';
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
  const { label, description, errorMessage, isRequired, options, isFullWidth } = props;
  useDevelopmentWarning(
    optionsWarning('SegmentedControl', options) ?? valueWarning('SegmentedControl', options, props.value),
  );
  const choices = distinctOptions(options);
  const { ids, group, choice, radio } = useRadios(
    { ...props, options: choices, orientation: 'horizontal' },
    ref,
  );
  return (
    <div {...group} className={fieldStyles.field}>
      {props.isLabelHidden ? null : (
        <FieldLabel id={ids.labelId} isRequired={isRequired}>
          {label}
        </FieldLabel>
      )}
      {choices.length === 0 ? (
        <NoChoices />
      ) : (
        <div className={styles.segments} data-full-width={isFullWidth || undefined}>
          {choices.map((option) => (
            <label key={option.value} {...choice(option)} className={styles.segment}>
              <input {...radio(option)} />
              {option.icon ? (
                <span className={styles.icon} aria-hidden>
                  {option.icon}
                </span>
              ) : null}
              <span className={styles.label}>{option.label}</span>
            </label>
          ))}
        </div>
      )}
      <NamedNotes
        {...{ description, errorMessage }}
        descriptionId={ids.descriptionId}
        errorId={ids.errorId}
      />
    </div>
  );
}) as unknown as <Value extends string = string>(
  props: SegmentedControlProps<Value> & { ref?: ForwardedRef<FieldHandle> | undefined },
) => React.ReactElement;
