import { useShop } from '@handset/api-client/swr';
import { useShell, useWords } from '@handset/ui';
import { useContext } from 'react';
import { UserContext } from '../../kit/session/useSession.ts';
import { hostMessages } from '../../kit/words/hostMessages.ts';
import * as styles from './Brand.css.ts';

/** The product's mark with the names of the shop and of whoever is signed in. Registrars have no shop. */
export function Brand() {
  const { productName } = useWords(hostMessages);
  const { data: shop } = useShop();
  const user = useContext(UserContext);
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
              <bdi className={styles.user}>{user?.username ?? productName}</bdi>
            </>
          ) : (
            <span className={styles.name}>{productName}</span>
          )}
        </span>
      )}
    </span>
  );
}
