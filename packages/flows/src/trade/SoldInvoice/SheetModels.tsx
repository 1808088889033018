import { modelsOnSale } from '@handset/domain';
import { useWords } from '@handset/ui';
import { useMemo } from 'react';
import type { InvoiceSoldPhone } from './InvoiceDocument.ts';
import { Money } from './invoiceFigures.tsx';
import { invoiceMessages } from './invoiceMessages.ts';
import * as styles from './SoldInvoice.css.ts';

/** A long sale model by model, before its phones one by one. */
export function SheetModels({ phones }: { phones: readonly InvoiceSoldPhone[] }) {
  const messages = useWords(invoiceMessages);
  const models = useMemo(() => modelsOnSale(phones), [phones]);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{messages.models}</caption>
      <thead className={styles.tableHead}>
        <tr className={styles.own}>
          <th scope="col" className={styles.headCell}>
            {messages.model}
          </th>
          <th scope="col" className={styles.headEnd}>
            {messages.quantity}
          </th>
          <th scope="col" className={styles.headEnd}>
            {messages.amount}
          </th>
        </tr>
      </thead>
      <tbody className={styles.tableBody}>
        {models.map(({ key, name, ramMemory, count, subtotal }) => (
          <tr key={key} className={styles.row}>
            <td className={styles.cell}>
              <bdi className={styles.own}>
                {[name, ramMemory].filter(Boolean).join(' · ') || messages.phone}
              </bdi>
            </td>
            <td className={styles.end} data-label={messages.quantity}>
              {count}
            </td>
            <td className={styles.end} data-label={messages.amount}>
              <Money amount={subtotal} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
