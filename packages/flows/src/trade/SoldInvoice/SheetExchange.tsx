import { useWords } from '@handset/ui';
import type { InvoiceDocument } from './InvoiceDocument.ts';
import { Money } from './invoiceFigures.tsx';
import { invoiceMessages } from './invoiceMessages.ts';
import { Imeis, PhoneName } from './SheetPhone.tsx';
import * as styles from './SoldInvoice.css.ts';

/** The phone that the customer handed over. */
export function SheetExchange({ exchange }: { exchange: NonNullable<InvoiceDocument['exchange']> }) {
  const messages = useWords(invoiceMessages);
  return (
    <section className={styles.exchange} data-returned={exchange.isReturned || undefined}>
      <div className={styles.phone}>
        <h3 className={styles.sectionTitle}>{messages.exchange}</h3>
        <PhoneName phone={exchange} specification={exchange.specification} />
        {exchange.isReturned ? <span className={styles.returned}>{messages.exchangeReturned}</span> : null}
      </div>
      <Imeis phone={exchange} />
      <p className={styles.pair}>
        <span className={styles.term}>{messages.agreedValue}</span>
        <Money amount={exchange.value} />
      </p>
    </section>
  );
}
