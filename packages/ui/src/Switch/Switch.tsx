import { type ForwardedRef, forwardRef, type ReactNode, useImperativeHandle, useRef } from 'react';
import * as choiceStyles from '../choice/choice.css.ts';
import { hasWords } from '../choice/hasWords.ts';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import type { FieldProps } from '../field/FieldProps.ts';
import { NamedNotes } from '../field/NamedNotes.tsx';
import { useFieldIds } from '../field/useFieldIds.ts';
import { useFormReset } from '../field/useFormReset.ts';
import { useOwnState } from '../state/useOwnState.ts';
import * as styles from './Switch.css.ts';

/** Props of Switch. */
export interface SwitchProps
  extends Omit<FieldProps, 'label' | 'isLabelHidden' | 'isRequired' | 'errorMessage'> {
  /** Whether it is on. */
  isSelected?: boolean | undefined;
  /** The same as `isSelected`, for form libraries that hand over a `value`. */
  value?: boolean | undefined;
  /** Called with whether it is now on. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** The words beside it: what is on while it is on. */
  children: ReactNode;
}

/** Turns a setting on or off at once. */
export const Switch = forwardRef(function Switch(
  { isSelected, value, onChange, description, children, ...field }: SwitchProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const { isDisabled, isReadOnly } = field;
  const ids = useFieldIds({ label: '', description, ...field });
  useDevelopmentWarning(
    hasWords(children)
      ? null
      : 'Switch: `children` has no words, so it has no name. Say what is on while it is on.',
  );
  const [isOn, setOn] = useOwnState(isSelected ?? value, false, onChange);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  useFormReset(input, isOn, setOn);
  return (
    <div className={styles.field} data-field={field.name}>
      <label
        className={styles.choice}
        data-selected={isOn || undefined}
        data-disabled={isDisabled || undefined}
        data-readonly={isReadOnly || undefined}
      >
        <input
          ref={input}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the browser says of a checkbox whether it is on
          role="switch"
          id={ids.id}
          name={field.name}
          aria-describedby={ids.control['aria-describedby']}
          checked={isOn}
          disabled={isDisabled}
          aria-readonly={isReadOnly || undefined}
          // biome-ignore lint/a11y/noAutofocus: the caller decides, for the first field of a dialog
          autoFocus={field.autoFocus}
          className={choiceStyles.control}
          onChange={({ target }) => {
            if (!isReadOnly) setOn(target.checked);
          }}
          onFocus={field.onFocus}
          onBlur={field.onBlur}
        />
        <span className={styles.track} aria-hidden>
          <span className={styles.thumb} />
        </span>
        <span className={styles.label}>{children}</span>
      </label>
      <NamedNotes description={description} descriptionId={ids.descriptionId} errorId={ids.errorId} />
    </div>
  );
});
