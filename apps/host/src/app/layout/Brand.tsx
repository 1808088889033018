import { useShop } from '@handset/api-client/swr';
import { useShell, useWords } from '@handset/ui';
import { hostMessages } from '../../kit/words/hostMessages.ts';
import * as styles from './Brand.css.ts';

/** The product's mark with the name of the shop. Registrars have no shop. */
export function Brand() {
  const { productName } = useWords(hostMessages);
  const { data: shop } = useShop();
  const { isCollapsed } = useShell();
  return (
    <span className={styles.brand}>
      <img src="/icon.svg" alt="" width={30} height={30} className={styles.mark} />
      {isCollapsed ? null : (
        <span className={styles.words}>
          {shop ? (
            <>
              <bdi className={styles.name} title={shop.name}>
                {shop.name}
              </bdi>
              <span className={styles.product}>{productName}</span>
            </>
          ) : (
            <span className={styles.name}>{productName}</span>
          )}
        </span>
      )}
    </span>
  );
}
