import { Text } from 'react-aria-components/Text';
import * as fieldStyles from '../field/field.css.ts';
import { ErrorIcon } from '../field/NamedNotes.tsx';
import { reset } from '../theme/reset.css.ts';

interface DateNotesProps {
  description?: string | undefined;
  errorMessage?: string | undefined;
}

/** What stands under a date of React Aria: its error, else its hint, in the slots by which React Aria names them. */
export function DateNotes({ description, errorMessage }: DateNotesProps) {
  if (errorMessage) {
    return (
      <Text slot="errorMessage" className={fieldStyles.error}>
        <ErrorIcon />
        <span className={reset}>{errorMessage}</span>
      </Text>
    );
  }
  if (!description) return null;
  return (
    <Text slot="description" className={fieldStyles.description}>
      {description}
    </Text>
  );
}
