import { CircleAlert } from 'lucide-react';
import { reset } from '../theme/reset.css.ts';
import type { FieldProps } from './FieldProps.ts';
import * as styles from './field.css.ts';

interface NamedNotesProps extends Pick<FieldProps, 'description' | 'errorMessage'> {
  descriptionId: string;
  errorId: string;
}

/** The error of a field that is not one of React Aria's, such as a picker, or its description if there is none. */
export function NamedNotes({ description, errorMessage, descriptionId, errorId }: NamedNotesProps) {
  if (errorMessage) {
    return (
      <span id={errorId} className={styles.error}>
        <ErrorIcon />
        <span className={reset}>{errorMessage}</span>
      </span>
    );
  }
  if (!description) return null;
  return (
    <span id={descriptionId} className={styles.description}>
      {description}
    </span>
  );
}

/** The icon before an error, so that it does not depend on colour. */
export function ErrorIcon() {
  return <CircleAlert size={14} strokeWidth={1.75} className={styles.errorIcon} aria-hidden />;
}
