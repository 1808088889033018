import { useWords } from '@handset/ui';
import { X } from 'lucide-react';
import * as styles from './chips.css.ts';
import { listWords } from './listWords.ts';

/** Opens the filter of a chip again. */
export function ChipClear({ label, onPress }: { label: string; onPress: () => void }) {
  const words = useWords(listWords);
  return (
    <button type="button" className={styles.clear} aria-label={words.clearOf(label)} onClick={onPress}>
      <X size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
