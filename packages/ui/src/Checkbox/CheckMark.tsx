import { Check, Minus } from 'lucide-react';
import { classNames } from '../theme/classNames.ts';
import * as styles from './Checkbox.css.ts';

/** The box of a checkbox: a tick, or a bar when indeterminate. */
export function CheckMark() {
  return (
    <span className={classNames(styles.mark, styles.square)} aria-hidden>
      <Check size={14} strokeWidth={3} className={styles.tick} />
      <Minus size={14} strokeWidth={3} className={styles.bar} />
    </span>
  );
}
