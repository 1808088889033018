import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './picker.css.ts';
import type { Picker } from './usePicker.ts';

interface LoadNoteProps<T> {
  picker: Picker<T>;
  className?: string | undefined;
}

/** A failed or slow load of options, with a retry button. Renders nothing otherwise. */
export function LoadNote<T>({ picker, className }: LoadNoteProps<T>) {
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
            picker.focus();
          }}
        >
          {messages.retry}
        </button>
      ) : null}
    </div>
  );
}
