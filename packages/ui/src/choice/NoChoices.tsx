import * as fieldStyles from '../field/field.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';

/** Stands where choices would, so that an empty list is not a broken one. */
export function NoChoices() {
  const { messages } = useUI();
  return <span className={fieldStyles.description}>{messages.noOptions}</span>;
}
