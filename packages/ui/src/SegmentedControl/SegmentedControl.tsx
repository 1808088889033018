import { type ForwardedRef, forwardRef, type ReactElement, type ReactNode } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { NoChoices } from '../choice/ChoiceParts.tsx';
import { useChoices } from '../choice/useChoices.ts';
import { AriaFieldLabel, AriaFieldNotes } from '../field/AriaFieldParts.tsx';
import { ariaFieldProps } from '../field/ariaFieldProps.ts';
import type { FieldHandle } from '../field/FieldHandle.ts';
import type { FieldProps, Option } from '../field/FieldProps.ts';
import * as styles from './SegmentedControl.css.ts';

/** One segment. */
export interface SegmentedOption<Value extends string = string> extends Omit<Option<Value>, 'description'> {
  /** An icon before the label. */
  icon?: ReactNode;
}

/** Props of SegmentedControl. */
export interface SegmentedControlProps<Value extends string = string> extends FieldProps {
  /** Two to five choices with short labels. */
  options: readonly SegmentedOption<Value>[];
  /** The selected value, or null. */
  value: Value | null;
  /** Called with the selected value. */
  onChange: (value: Value) => void;
  /** Whether it takes the whole width. @default false */
  isFullWidth?: boolean | undefined;
}

/** Two to five options side by side, of which one is selected. To keyboards and screen readers it is a radio group. */
export const SegmentedControl = forwardRef(function SegmentedControl(
  { options, value, onChange, isFullWidth, autoFocus, ...field }: SegmentedControlProps,
  ref: ForwardedRef<FieldHandle>,
) {
  const { root, choices } = useChoices('SegmentedControl', { options, autoFocus }, ref);
  // With a value that no option has, Tab would pass the group by.
  const chosen = choices.find((option) => option.value === value)?.value ?? null;
  return (
    <RadioGroup
      {...ariaFieldProps(field)}
      value={chosen}
      onChange={onChange}
      orientation="horizontal"
      ref={root}
    >
      <AriaFieldLabel {...field} />
      {choices.length === 0 ? (
        <NoChoices />
      ) : (
        <div className={styles.segments} data-full-width={isFullWidth || undefined}>
          {choices.map((option) => (
            <RadioField
              key={option.value}
              value={option.value}
              isDisabled={option.isDisabled ?? false}
              className={styles.place}
            >
              <RadioButton className={styles.segment}>
                {option.icon ? (
                  <span className={styles.icon} aria-hidden>
                    {option.icon}
                  </span>
                ) : null}
                <span className={styles.label}>{option.label}</span>
              </RadioButton>
            </RadioField>
          ))}
        </div>
      )}
      <AriaFieldNotes {...field} />
    </RadioGroup>
  );
}) as unknown as <Value extends string = string>(
  props: SegmentedControlProps<Value> & { ref?: ForwardedRef<FieldHandle> | undefined },
) => ReactElement;
