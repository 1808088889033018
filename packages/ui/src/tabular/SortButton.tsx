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
      <svg
        width="12"
        height="12"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={styles.icon}
        aria-hidden
      >
        <path d="m5 12 7-7 7 7M12 19V5" />
      </svg>
    </button>
  );
}
