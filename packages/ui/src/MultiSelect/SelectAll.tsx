import * as pickerStyles from '../picker/picker.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './MultiSelect.css.ts';

interface SelectAllProps {
  /** Whether a text narrows down what is listed. */
  isFiltered: boolean;
  onPress: () => void;
}

/** Chooses everything that matches, also what the list has no room for. */
export function SelectAll({ isFiltered, onPress }: SelectAllProps) {
  const { messages } = useUI();
  return (
    <div className={styles.header}>
      <button type="button" className={pickerStyles.wordButton} onClick={onPress}>
        {isFiltered ? messages.selectMatches : messages.selectAll}
      </button>
    </div>
  );
}
