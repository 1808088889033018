import * as styles from './Divider.css.ts';

/** A hairline between things. */
export function Divider() {
  return <hr className={styles.divider} />;
}
