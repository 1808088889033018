import type { Option } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './choice.css.ts';

/** The label and the description of an option. */
export function OptionWords({ label, description }: Pick<Option, 'label' | 'description'>) {
  return (
    <span className={styles.words}>
      <span className={styles.label}>{label}</span>
      {description ? <span className={styles.hint}>{description}</span> : null}
    </span>
  );
}

/** The message of a field without options. */
export function NoChoices() {
  const { messages } = useUI();
  return <span className={fieldStyles.description}>{messages.noOptions}</span>;
}
