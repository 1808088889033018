import { ChevronDown, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldLabel } from '../field/FieldLabel.tsx';
import * as fieldStyles from '../field/field.css.ts';
import { NamedNotes } from '../field/NamedNotes.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { LoadNote } from './LoadNote.tsx';
import { OptionList } from './OptionList.tsx';
import type { PickerProps } from './PickerProps.ts';
import * as styles from './picker.css.ts';
import type { Picker } from './usePicker.ts';

interface PickerFieldProps<T> {
  props: PickerProps<T>;
  picker: Picker<T>;
  isChosen: (option: T) => boolean;
  isMultiple?: boolean | undefined;
  /** Takes the choice back; not offered when not given. */
  onClear: (() => void) | undefined;
  /** A button above the list. */
  header?: ReactNode;
  /** The last action, for screen readers. */
  announcement?: string | undefined;
  className?: string | undefined;
  /** The input, and what stands before it. */
  children: ReactNode;
}

/** A label, a frame around the input, the open list, and the notes. Focus anywhere within it keeps the list open. */
export function PickerField<T>(field: PickerFieldProps<T>) {
  const { props, picker, isChosen, isMultiple, onClear, header, announcement, className, children } = field;
  const { ids } = picker;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only sees what its controls do
    <div
      ref={picker.field}
      className={fieldStyles.field}
      {...ids.root}
      onBlur={picker.onBlur}
      onKeyDown={picker.onEscape}
    >
      {props.isLabelHidden ? null : (
        <FieldLabel id={ids.labelId} htmlFor={ids.id} isRequired={props.isRequired}>
          {props.label}
        </FieldLabel>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the input in it does the same by keyboard */}
      <div
        ref={picker.frame}
        className={classNames(fieldStyles.frame, styles.frame, className)}
        onMouseDown={picker.toggle}
      >
        {children}
        <FrameEnd
          label={props.label}
          isWaiting={picker.isWaiting || Boolean(props.isLoading)}
          onClear={picker.isEditable ? onClear : undefined}
        />
      </div>
      {picker.isOpen ? <OptionList {...{ props, picker, isChosen, isMultiple, header }} /> : null}
      {/* An open list would lie over it, and shows it itself. */}
      {picker.isOpen ? null : <LoadNote picker={picker} />}
      <NamedNotes
        description={props.description}
        errorMessage={props.errorMessage}
        descriptionId={ids.descriptionId}
        errorId={ids.errorId}
      />
      <Announcement picker={picker} announcement={announcement} />
    </div>
  );
}

interface FrameEndProps {
  label: string;
  isWaiting: boolean;
  onClear: (() => void) | undefined;
}

/** A button that takes the choice back, and the arrow of the list. */
function FrameEnd({ label, isWaiting, onClear }: FrameEndProps) {
  const { messages } = useUI();
  return (
    <>
      {onClear ? (
        <button
          type="button"
          className={styles.clear}
          aria-label={`${messages.clear} ${label}`}
          onClick={onClear}
        >
          <X size={16} strokeWidth={1.75} aria-hidden />
        </button>
      ) : null}
      <span className={styles.opener} aria-hidden>
        {isWaiting ? <Spinner size="small" isDecorative /> : <ChevronDown size={16} strokeWidth={1.75} />}
      </span>
    </>
  );
}

/** The number of matches once they have settled, or else the last action, for screen readers. */
function Announcement<T>({ picker, announcement }: Pick<PickerFieldProps<T>, 'picker' | 'announcement'>) {
  const { messages } = useUI();
  const { source, entries } = picker;
  const found = entries.length === 0 ? messages.noOptions : messages.options(entries.length);
  const isSettled = picker.isOpen && !source.isBusy && picker.typed !== '' && picker.problem === undefined;
  return (
    <VisuallyHidden>
      <span role="status">{isSettled ? found : (announcement ?? null)}</span>
    </VisuallyHidden>
  );
}
