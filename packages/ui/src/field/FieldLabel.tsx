import { Label, type LabelProps } from 'react-aria-components/TextField';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './field.css.ts';

/** The label above a field, with the mark of a required one. */
export function FieldLabel({
  isRequired,
  children,
  ...props
}: LabelProps & { isRequired?: boolean | undefined }) {
  const { messages } = useUI();
  return (
    <Label {...props} className={styles.label}>
      {children}
      {isRequired ? (
        <span className={styles.requiredMark} aria-hidden title={messages.required}>
          *
        </span>
      ) : null}
    </Label>
  );
}
