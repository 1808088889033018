import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Text } from 'react-aria-components/TextField';
import * as styles from './field.css.ts';

interface FieldNotesProps {
  description?: string | undefined;
  errorMessage?: string | undefined;
  descriptionId?: string | undefined;
  errorId?: string | undefined;
}

/**
 * What stands under a field: its error, else its hint. Groups of React Aria name their notes by slot; other fields by id, and
 * must not ask for a slot, since a dialog around them fills slots of its own.
 */
export function FieldNotes({ description, errorMessage, descriptionId, errorId }: FieldNotesProps) {
  if (errorMessage) {
    return (
      <Note slot="errorMessage" id={errorId} className={styles.error}>
        <CircleAlert size={14} strokeWidth={1.75} className={styles.errorIcon} aria-hidden />
        <span>{errorMessage}</span>
      </Note>
    );
  }
  if (!description) return null;
  return (
    <Note slot="description" id={descriptionId} className={styles.description}>
      {description}
    </Note>
  );
}

interface NoteProps {
  slot: string;
  id: string | undefined;
  className: string;
  children: ReactNode;
}

function Note({ slot, id, className, children }: NoteProps) {
  if (id === undefined) {
    return (
      <Text slot={slot} className={className}>
        {children}
      </Text>
    );
  }
  return (
    <span id={id} className={className}>
      {children}
    </span>
  );
}
