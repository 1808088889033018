import { ArrowUp } from 'lucide-react';
import * as styles from './SortButton.css.ts';

interface SortButtonProps {
  header: string;
  /** Whether Tab stops at it. A grid handles keys itself. */
  isTabStop?: boolean | undefined;
  onPress: () => void;
}

/** The title of a column that rows can be sorted by; the arrow follows the `aria-sort` of the cell around it. */
export function SortButton({ header, isTabStop = true, onPress }: SortButtonProps) {
  return (
    <button
      type="button"
      className={styles.sort}
      onClick={onPress}
      tabIndex={isTabStop ? undefined : -1}
      // The grid keeps the focus when it is pressed.
      data-own={isTabStop ? undefined : true}
    >
      <span className={styles.title}>{header}</span>
      <ArrowUp size={12} className={styles.icon} aria-hidden />
    </button>
  );
}
