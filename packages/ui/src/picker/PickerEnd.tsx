import { ChevronDown, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './picker.css.ts';

interface PickerEndProps {
  label: string;
  isWaiting: boolean;
  /** Takes the choice back; not offered when not given. */
  onClear: (() => void) | undefined;
  onToggle?: ((event: MouseEvent) => void) | undefined;
}

/** The end of the frame: a button that takes the choice back, and the sign that there is a list. */
export function PickerEnd({ label, isWaiting, onClear, onToggle }: PickerEndProps) {
  const { messages } = useUI();
  return (
    <>
      {onClear ? (
        <button
          type="button"
          className={styles.clear}
          aria-label={`${messages.clear} ${label}`}
          onClick={onClear}
        >
          <X size={16} strokeWidth={1.75} aria-hidden />
        </button>
      ) : null}
      <span className={styles.opener} aria-hidden onMouseDown={onToggle}>
        {isWaiting ? <Spinner size="small" isDecorative /> : <ChevronDown size={16} strokeWidth={1.75} />}
      </span>
    </>
  );
}
