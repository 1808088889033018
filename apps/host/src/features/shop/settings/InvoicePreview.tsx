import type { Shop } from '@handset/domain';
import { SoldInvoice } from '@handset/flows';
import { Card, useWords } from '@handset/ui';
import { useDeferredValue, useMemo } from 'react';
import { ShopFlows } from '../../../kit/dialogs/ShopFlows.tsx';
import { exampleInvoice } from './exampleInvoice.ts';
import * as styles from './InvoicePreview.css.ts';
import type { ShopDraft } from './shopDraft.ts';
import { shopWords } from './shopWords.ts';

/** A preview of both papers with the values typed so far. */
export function InvoicePreview({ shop, values }: { shop: Shop; values: ShopDraft }) {
  const words = useWords(shopWords);
  // Typing does not wait for two invoices.
  const typed = useDeferredValue(values);
  const document = useMemo(
    () =>
      exampleInvoice(shop, typed, {
        phone: words.previewPhone,
        customer: words.previewCustomer,
        accessory: words.previewAccessory,
      }),
    [shop, typed, words],
  );
  return (
    <Card title={words.preview} description={words.previewText}>
      <ShopFlows>
        <div className={styles.papers}>
          <div className={styles.paper}>
            <div className={styles.small}>
              <SoldInvoice document={document} paper="80mm" isPreview />
            </div>
          </div>
          <div className={styles.paper}>
            <div className={styles.small}>
              <SoldInvoice document={document} paper="A4" isPreview />
            </div>
          </div>
        </div>
      </ShopFlows>
    </Card>
  );
}
