import { formatNumber } from '@handset/domain';
import { useWords } from '@handset/ui';
import type { ReactNode } from 'react';
import type { InvoiceDocument } from './InvoiceDocument.ts';
import { DayText } from './invoiceFigures.tsx';
import { customerName, invoiceMessages } from './invoiceMessages.ts';
import * as styles from './SoldInvoice.css.ts';

/** Customer, date and payment method. */
export function SheetFacts({ invoice }: { invoice: InvoiceDocument }) {
  const messages = useWords(invoiceMessages);
  const { customer } = invoice;
  return (
    <dl className={styles.facts}>
      <div className={styles.customer}>
        <dt className={styles.term}>{messages.customer}</dt>
        <dd className={styles.definition}>
          <strong className={styles.customerName}>
            <bdi className={styles.own}>{customerName(invoice, messages) || messages.unknown}</bdi>
          </strong>
          {customer.number ? (
            <bdi dir="ltr" className={styles.number}>
              {formatNumber(customer.number)}
            </bdi>
          ) : null}
        </dd>
      </div>
      <Fact term={messages.date}>
        <DayText day={invoice.date} />
      </Fact>
      <Fact term={messages.sellingType}>
        {messages.sellingTypes[invoice.sellingType] ?? invoice.sellingType}
      </Fact>
      {customer.reference ? (
        <Fact term={messages.reference}>
          <span className={styles.reference}>
            <bdi className={styles.own}>{customer.reference}</bdi>
          </span>
        </Fact>
      ) : null}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.definition}>{children}</dd>
    </div>
  );
}
