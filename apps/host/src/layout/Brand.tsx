import { useMessages } from '../messages/MessagesProvider.tsx';
import * as styles from './Brand.css.ts';

/** The product's mark and name. */
export function Brand() {
  const { productName } = useMessages();
  return (
    <span className={styles.brand}>
      <img src="/icon.svg" alt="" width={28} height={28} />
      <span className={styles.name}>{productName}</span>
    </span>
  );
}
