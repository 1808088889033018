import { useWords } from '@handset/ui';
import { X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import * as styles from './chips.css.ts';
import { listWords } from './listWords.ts';

/** Opens the filter of a chip again. */
export function ChipClear({ label, onPress }: { label: string; onPress: () => void }) {
  const words = useWords(listWords);
  return (
    <Button className={styles.clear} aria-label={words.clearOf(label)} onPress={onPress}>
      <X size={16} strokeWidth={1.75} aria-hidden />
    </Button>
  );
}
