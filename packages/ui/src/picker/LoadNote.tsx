import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './picker.css.ts';
import type { Picker } from './usePicker.ts';

interface LoadNoteProps<T> {
  picker: Picker<T>;
  /** Called when trying again was asked for by hand, which takes the focus from the input. */
  onRetry: () => void;
  className?: string | undefined;
}

/** What went wrong while options were loaded, or that it takes long, with a way to try again; nothing while all is well. */
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
