import { useWords } from '@handset/ui';
import type { InvoiceDocument } from './InvoiceDocument.ts';
import { invoiceMessages } from './invoiceMessages.ts';
import { QrCode } from './QrCode.tsx';
import * as styles from './SoldInvoice.css.ts';

interface SheetFootProps {
  invoice: InvoiceDocument;
  /** Whether the code is here. */
  hasCode: boolean;
}

/** Lines for both signatures, and the last line. */
export function SheetFoot({ invoice: { shop, invoiceNumber }, hasCode }: SheetFootProps) {
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
      {hasCode && invoiceNumber ? (
        <QrCode className={styles.qrAtFoot} text={invoiceNumber} label={messages.qr(invoiceNumber)} />
      ) : null}
    </footer>
  );
}
