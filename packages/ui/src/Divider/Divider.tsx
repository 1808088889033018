import { classNames } from '../theme/classNames.ts';
import * as styles from './Divider.css.ts';

/** Props of Divider. */
export interface DividerProps {
  /** Direction of the line. A horizontal one separates content above and below. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** A word or two in the middle of a horizontal one, such as 'or'. */
  label?: string | undefined;
}

/** A hairline between things. */
export function Divider({ orientation = 'horizontal', label }: DividerProps) {
  if (orientation === 'vertical') {
    return (
      // biome-ignore lint/a11y/useSemanticElements: a rule of HTML always lies flat
      <div role="separator" aria-orientation="vertical" className={styles.vertical} />
    );
  }
  if (!label) return <hr className={styles.divider} />;
  return (
    <div className={styles.labelled}>
      <hr className={classNames(styles.divider, styles.half)} />
      <span className={styles.label}>{label}</span>
      <hr className={classNames(styles.divider, styles.half)} aria-hidden />
    </div>
  );
}
