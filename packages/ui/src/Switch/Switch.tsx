import { type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import { hasWords } from '../choice/hasWords.ts';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import type { FieldProps } from '../field/FieldProps.ts';
import { NamedNotes } from '../field/NamedNotes.tsx';
import { useFieldIds } from '../field/useFieldIds.ts';
import { definedProps } from '../theme/definedProps.ts';
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
  { isSelected, value, description, children, ...field }: SwitchProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const ids = useFieldIds({ label: '', description, ...field });
  useDevelopmentWarning(
    hasWords(children)
      ? null
      : 'Switch: `children` has no words, so it has no name. Say what is on while it is on.',
  );
  return (
    <div className={styles.field} data-field={field.name}>
      <AriaSwitch
        {...definedProps({
          ...field,
          isSelected: isSelected ?? value,
          'aria-describedby': ids.control['aria-describedby'],
        })}
        inputRef={ref}
        className={styles.choice}
      >
        <span className={styles.track} aria-hidden>
          <span className={styles.thumb} />
        </span>
        <span className={styles.label}>{children}</span>
      </AriaSwitch>
      <NamedNotes description={description} descriptionId={ids.descriptionId} errorId={ids.errorId} />
    </div>
  );
});
