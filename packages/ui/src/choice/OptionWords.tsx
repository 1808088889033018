import * as styles from '../Checkbox/Checkbox.css.ts';
import type { Option } from '../field/FieldProps.ts';

/** The label and the description of an option. */
export function OptionWords({ label, description }: Pick<Option, 'label' | 'description'>) {
  return (
    <span className={styles.words}>
      <span className={styles.label}>{label}</span>
      {description ? <span className={styles.hint}>{description}</span> : null}
    </span>
  );
}
