import * as fieldStyles from '../field/field.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';

/** The message of a field without options. */
export function NoChoices() {
  const { messages } = useUI();
  return <span className={fieldStyles.description}>{messages.noOptions}</span>;
}
