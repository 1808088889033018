import { Text } from 'react-aria-components/TextField';
import { reset } from '../theme/reset.css.ts';
import * as styles from './field.css.ts';
import { ErrorIcon } from './NamedNotes.tsx';

interface FieldNotesProps {
  description?: string | undefined;
  errorMessage?: string | undefined;
}

/**
 * What stands under a field of React Aria: its error, else its hint, in the slots by which React Aria names them. A field of another kind
 * has NamedNotes, since a dialog around it fills slots of its own.
 */
export function FieldNotes({ description, errorMessage }: FieldNotesProps) {
  if (errorMessage) {
    return (
      <Text slot="errorMessage" className={styles.error}>
        <ErrorIcon />
        <span className={reset}>{errorMessage}</span>
      </Text>
    );
  }
  if (!description) return null;
  return (
    <Text slot="description" className={styles.description}>
      {description}
    </Text>
  );
}
