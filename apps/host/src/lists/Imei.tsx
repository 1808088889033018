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
