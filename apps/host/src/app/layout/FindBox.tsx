import { useWords } from '@handset/ui';
import { Search } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { hostMessages } from '../../kit/words/hostMessages.ts';
import { useFind } from '../search/useFind.ts';
import * as styles from './FindBox.css.ts';

/** Opens the finder: a box with its key, or its icon alone where there is no room. */
export function FindBox() {
  const { header } = useWords(hostMessages);
  const { begin } = useFind();
  return (
    <div className={styles.place}>
      <Button
        className={styles.box}
        aria-label={header.find}
        aria-haspopup="dialog"
        data-opens="all keys"
        onPress={() => begin('all')}
      >
        <Search size={18} strokeWidth={1.75} className={styles.icon} aria-hidden />
        <span className={styles.label}>{header.find}</span>
        <kbd className={styles.hint}>/</kbd>
      </Button>
    </div>
  );
}
