import { CircleAlert } from 'lucide-react';
import { Text } from 'react-aria-components/TextField';
import * as styles from './field.css.ts';

interface FieldNotesProps {
  description?: string | undefined;
  errorMessage?: string | undefined;
  descriptionId?: string | undefined;
  errorId?: string | undefined;
}

/** What stands under a field: its error, else its hint. */
export function FieldNotes({ description, errorMessage, descriptionId, errorId }: FieldNotesProps) {
  if (errorMessage) {
    return (
      <Text slot="errorMessage" className={styles.error} {...(errorId ? { id: errorId } : {})}>
        <CircleAlert size={14} strokeWidth={1.75} className={styles.errorIcon} aria-hidden />
        <span>{errorMessage}</span>
      </Text>
    );
  }
  if (!description) return null;
  return (
    <Text slot="description" className={styles.description} {...(descriptionId ? { id: descriptionId } : {})}>
      {description}
    </Text>
  );
}
