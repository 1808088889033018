import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { reset } from '../theme/reset.css.ts';
import { RequiredMark } from './FieldLabel.tsx';
import type { FieldProps } from './FieldProps.ts';
import * as styles from './field.css.ts';
import { ErrorIcon } from './NamedNotes.tsx';

/** The label of a React Aria field or group, with a mark where a value is required. */
export function AriaFieldLabel({ label, isLabelHidden, isRequired }: FieldProps) {
  if (isLabelHidden) return null;
  return (
    <Label className={styles.label}>
      {label}
      {isRequired ? <RequiredMark /> : null}
    </Label>
  );
}

/** The error of a React Aria field or group, or its description while there is none. */
export function AriaFieldNotes(props: Pick<FieldProps, 'description' | 'errorMessage'>) {
  const { description, errorMessage } = props;
  if (errorMessage)
    return (
      <FieldError className={styles.error}>
        <ErrorIcon />
        <span className={reset}>{errorMessage}</span>
      </FieldError>
    );
  if (!description) return null;
  return (
    <Text slot="description" className={styles.description}>
      {description}
    </Text>
  );
}
