import { NamedNotes } from '../field/NamedNotes.tsx';
import type { useFieldIds } from '../field/useFieldIds.ts';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { PickerProps } from './PickerProps.ts';
import * as styles from './picker.css.ts';
import type { Picker } from './usePicker.ts';

interface PickerNotesProps<T> {
  ids: ReturnType<typeof useFieldIds>;
  props: PickerProps<T>;
  picker: Picker<T>;
  /** The last action, for screen readers. */
  announcement?: string | undefined;
  /** Called when the user asks to try again, which takes the focus from the input. */
  onRetry: () => void;
}

/** The notes under the field: a failed load, its error, its description, and announcements. */
export function PickerNotes<T>({ ids, props, picker, announcement, onRetry }: PickerNotesProps<T>) {
  const { messages } = useUI();
  const { source, entries } = picker;
  const found = entries.length === 0 ? messages.noOptions : messages.options(entries.length);
  const isSettled = picker.isOpen && !source.isBusy && picker.typed !== '' && picker.problem === undefined;
  return (
    <>
      {/* An open list would lie over it, and shows it itself. */}
      {picker.isOpen ? null : <LoadNote picker={picker} onRetry={onRetry} />}
      <NamedNotes
        description={props.description}
        errorMessage={props.errorMessage}
        descriptionId={ids.descriptionId}
        errorId={ids.errorId}
      />
      <VisuallyHidden>
        <span role="status">{isSettled ? found : (announcement ?? null)}</span>
      </VisuallyHidden>
    </>
  );
}

interface LoadNoteProps<T> {
  picker: Picker<T>;
  /** Called when the user asks to try again, which takes the focus from the input. */
  onRetry: () => void;
  className?: string | undefined;
}

/** A failed or slow load of options, with a retry button. Renders nothing otherwise. */
export function LoadNote<T>({ picker, onRetry, className }: LoadNoteProps<T>) {
  const { messages } = useUI();
  const { problem, source } = picker;
  const { retry } = source;
  if (problem === undefined && !(source.isSlow && retry)) return null;
  return (
    <div className={classNames(styles.note, problem && styles.loadError, className)} role="alert">
      {problem ?? messages.takesLong}
      {retry ? (
        <button
          type="button"
          className={styles.wordButton}
          onClick={() => {
            retry();
            onRetry();
          }}
        >
          {messages.retry}
        </button>
      ) : null}
    </div>
  );
}
