import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './CloseButton.css.ts';

interface CloseButtonProps {
  isDisabled: boolean;
  onPress: () => void;
}

/** The cross at the end of a dialog's head: a plain button, since all that opens first should weigh little. */
export function CloseButton({ isDisabled, onPress }: CloseButtonProps) {
  const { messages } = useUI();
  return (
    <button
      type="button"
      className={styles.close}
      aria-label={messages.close}
      disabled={isDisabled}
      onClick={onPress}
    >
      <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden className={styles.cross}>
        <path d="M18 6 6 18M6 6l12 12" />
      </svg>
    </button>
  );
}
