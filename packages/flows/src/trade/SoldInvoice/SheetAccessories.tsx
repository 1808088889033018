import { useWords } from '@handset/ui';
import type { InvoiceAccessory, InvoiceDocument } from './InvoiceDocument.ts';
import { Money } from './invoiceFigures.tsx';
import { invoiceMessages } from './invoiceMessages.ts';
import { SheetName } from './SheetName.tsx';
import * as styles from './SoldInvoice.css.ts';

interface SheetAccessoriesProps {
  invoice: InvoiceDocument;
  /** Whether the paper has room for two columns alone. */
  isReceipt: boolean;
}

/** The accessories that were sold. */
export function SheetAccessories({ invoice, isReceipt }: SheetAccessoriesProps) {
  const messages = useWords(invoiceMessages);
  const columns = isReceipt
    ? [messages.accessory, messages.amount]
    : [messages.accessory, messages.quantity, messages.unitPrice, messages.amount];
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{messages.accessories}</caption>
      <thead className={styles.tableHead}>
        {invoice.phones.length === 0 ? <SheetName invoice={invoice} columns={columns.length} /> : null}
        <tr className={styles.own}>
          {columns.map((name, index) => (
            <th key={name} scope="col" className={index === 0 ? styles.headCell : styles.headEnd}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.tableBody}>
        {invoice.accessories.map((row, index) =>
          isReceipt ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: one accessory may stand on two rows, and rows never move
            <ReceiptRow key={index} row={row} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <SheetRow key={index} row={row} />
          ),
        )}
      </tbody>
    </table>
  );
}

function SheetRow({ row }: { row: InvoiceAccessory }) {
  const messages = useWords(invoiceMessages);
  return (
    <tr className={styles.row}>
      <td className={styles.cell}>
        <Name row={row} />
      </td>
      <td className={styles.end} data-label={messages.quantity}>
        {row.quantity}
      </td>
      <td className={styles.end} data-label={messages.unitPrice}>
        <Money amount={row.price} />
      </td>
      <td className={styles.end} data-label={messages.amount}>
        <Money amount={row.amount} />
      </td>
    </tr>
  );
}

function ReceiptRow({ row }: { row: InvoiceAccessory }) {
  return (
    <tr className={styles.row}>
      <td className={styles.cell}>
        <Name row={row} />
        <span className={styles.detail}>
          <bdi dir="ltr" className={styles.own}>
            {row.quantity} × <Money amount={row.price} />
          </bdi>
        </span>
      </td>
      <td className={styles.end}>
        <Money amount={row.amount} />
      </td>
    </tr>
  );
}

function Name({ row }: { row: InvoiceAccessory }) {
  const messages = useWords(invoiceMessages);
  const back = row.returnedQuantity ?? 0;
  return (
    <>
      <span className={styles.phoneName}>
        <bdi className={styles.own}>{row.name || messages.accessory}</bdi>
      </span>
      {back > 0 ? <span className={styles.returned}>{messages.returnedCount(back)}</span> : null}
    </>
  );
}
