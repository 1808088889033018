import { useEffect, useRef } from 'react';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './DataTable.css.ts';

interface SelectAllProps {
  selected: 'none' | 'some' | 'all' | 'single';
  isTabStop: boolean;
  onPress: () => void;
}

/** The checkbox of all rows that are shown; a word alone where one row can be selected only. */
export function SelectAll({ selected, isTabStop, onPress }: SelectAllProps) {
  const { messages } = useUI();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected === 'some';
  }, [selected]);
  if (selected === 'single') return <span className={styles.hidden}>{messages.table.selection}</span>;
  return (
    <input
      ref={box}
      type="checkbox"
      className={styles.box}
      tabIndex={isTabStop ? undefined : -1}
      aria-label={messages.table.selectAll}
      checked={selected === 'all'}
      onChange={onPress}
      data-own
    />
  );
}
