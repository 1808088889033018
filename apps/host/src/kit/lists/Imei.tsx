import { Text } from '@handset/ui';
import * as styles from './filters.css.ts';

/** An IMEI in the groups in which people read it, the last six stressed; copied, it is the plain number. */
export function Imei({ children: imei }: { children: string }) {
  return (
    <Text isNumeric>
      <span className={styles.imeiGroup}>{imei.slice(0, 2)}</span>
      <span className={styles.imeiGroup}>{imei.slice(2, 9)}</span>
      <span className={styles.imeiTail}>{imei.slice(9)}</span>
    </Text>
  );
}

/** The last six digits of an IMEI, by which people tell phones apart where there is no room for all of it. */
export function ImeiTail({ children: imei }: { children: string }) {
  return (
    <span className={styles.tail}>
      …<span className={styles.tailDigits}>{imei.slice(9)}</span>
    </span>
  );
}
