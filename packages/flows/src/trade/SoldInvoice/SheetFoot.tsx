import { useWords } from '@handset/ui';
import type { InvoiceDocument } from './InvoiceDocument.ts';
import { invoiceMessages } from './invoiceMessages.ts';
import * as styles from './SoldInvoice.css.ts';

/** Lines for both signatures, and the last line. */
export function SheetFoot({ invoice: { shop } }: { invoice: InvoiceDocument }) {
  const messages = useWords(invoiceMessages);
  return (
    <footer className={styles.footer}>
      <div className={styles.signatures}>
        <span className={styles.signature}>{messages.customerSignature}</span>
        <span className={styles.signature}>
          <span className={styles.signer}>
            <bdi className={styles.own}>{messages.shopSignature(shop.name)}</bdi>
          </span>
        </span>
      </div>
      <p className={styles.thanks}>
        <bdi className={styles.own}>{shop.footer || messages.thanks}</bdi>
      </p>
    </footer>
  );
}
