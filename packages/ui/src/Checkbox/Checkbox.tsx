import {
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import * as choiceStyles from '../choice/choice.css.ts';
import { hasWords } from '../choice/hasWords.ts';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { RequiredMark } from '../field/FieldLabel.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import { NamedNotes } from '../field/NamedNotes.tsx';
import { useFieldIds } from '../field/useFieldIds.ts';
import { useFormReset } from '../field/useFormReset.ts';
import { useOwnState } from '../state/useOwnState.ts';
import { classNames } from '../theme/classNames.ts';
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
  { isSelected, value, onChange, isIndeterminate = false, children, ...field }: CheckboxProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const { description, errorMessage, isDisabled, isReadOnly } = field;
  useDevelopmentWarning(
    hasWords(children)
      ? null
      : 'Checkbox: `children` has no words, so it has no name. Say what ticking it means.',
  );
  const ids = useFieldIds({ label: '', ...field });
  const [isTicked, setTicked] = useOwnState(isSelected ?? value, false, onChange);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  useFormReset(input, isTicked, setTicked);
  // No attribute says so, and a press takes it away.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  });
  return (
    <div className={styles.field} data-field={field.name}>
      <label
        className={styles.choice}
        data-selected={isTicked || undefined}
        data-indeterminate={isIndeterminate || undefined}
        data-disabled={isDisabled || undefined}
        data-readonly={isReadOnly || undefined}
        data-invalid={ids.root['data-invalid']}
      >
        <input
          {...ids.control}
          ref={input}
          type="checkbox"
          id={ids.id}
          name={field.name}
          checked={isTicked}
          disabled={isDisabled}
          aria-readonly={isReadOnly || undefined}
          // biome-ignore lint/a11y/noAutofocus: the caller decides, for the first field of a dialog
          autoFocus={field.autoFocus}
          className={choiceStyles.control}
          onChange={({ target }) => {
            if (!isReadOnly) setTicked(target.checked);
          }}
          onFocus={field.onFocus}
          onBlur={field.onBlur}
        />
        <span className={classNames(styles.mark, styles.square)} aria-hidden>
          <CheckMark isSelected={isTicked} isIndeterminate={isIndeterminate} />
        </span>
        <span className={styles.label}>
          {children}
          {field.isRequired ? <RequiredMark /> : null}
        </span>
      </label>
      <NamedNotes
        {...{ description, errorMessage }}
        descriptionId={ids.descriptionId}
        errorId={ids.errorId}
      />
    </div>
  );
});
