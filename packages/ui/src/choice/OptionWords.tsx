import * as styles from '../Checkbox/Checkbox.css.ts';
import type { Option } from '../field/FieldProps.ts';

/** What is said of one choice: its label, and a line about it. */
export function OptionWords({ label, description }: Pick<Option, 'label' | 'description'>) {
  return (
    <span className={styles.words}>
      <span className={styles.label}>{label}</span>
      {description ? <span className={styles.hint}>{description}</span> : null}
    </span>
  );
}
