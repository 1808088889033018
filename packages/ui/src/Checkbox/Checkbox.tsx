import { type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import { hasWords } from '../choice/hasWords.ts';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import type { FieldProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { NamedNotes } from '../field/NamedNotes.tsx';
import { useFieldIds } from '../field/useFieldIds.ts';
import { classNames } from '../theme/classNames.ts';
import { definedProps } from '../theme/definedProps.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Checkbox.css.ts';
import { CheckMark } from './CheckMark.tsx';

/** Props of Checkbox. */
export interface CheckboxProps extends Omit<FieldProps, 'label' | 'isLabelHidden'> {
  /** Whether it is ticked. */
  isSelected?: boolean | undefined;
  /** The same as `isSelected`, for form libraries that hand over a `value`. */
  value?: boolean | undefined;
  /** Called with whether it is now ticked. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** Whether it stands for several of which only some are ticked. */
  isIndeterminate?: boolean | undefined;
  /** The words beside it. */
  children: ReactNode;
}

/** Yes or no. */
export const Checkbox = forwardRef(function Checkbox(
  { isSelected, value, description, errorMessage, isIndeterminate, children, ...field }: CheckboxProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const { messages } = useUI();
  useDevelopmentWarning(
    hasWords(children)
      ? null
      : 'Checkbox: `children` has no words, so it has no name. Say what ticking it means.',
  );
  const ids = useFieldIds({ label: '', description, errorMessage, ...field });
  return (
    <div className={styles.field} data-field={field.name}>
      <AriaCheckbox
        {...definedProps({
          ...field,
          isSelected: isSelected ?? value,
          isIndeterminate,
          'aria-describedby': ids.control['aria-describedby'],
        })}
        inputRef={ref}
        isInvalid={Boolean(errorMessage)}
        validationBehavior="aria"
        className={styles.choice}
      >
        {(state) => (
          <>
            <span className={classNames(styles.mark, styles.square)} aria-hidden>
              <CheckMark {...state} />
            </span>
            <span className={styles.label}>
              {children}
              {field.isRequired ? (
                <span className={fieldStyles.requiredMark} aria-hidden title={messages.required}>
                  *
                </span>
              ) : null}
            </span>
          </>
        )}
      </AriaCheckbox>
      <NamedNotes
        {...{ description, errorMessage }}
        descriptionId={ids.descriptionId}
        errorId={ids.errorId}
      />
    </div>
  );
});
