import type { InvoiceDocument } from './InvoiceDocument.ts';
import * as styles from './SoldInvoice.css.ts';

interface SheetNameProps {
  invoice: InvoiceDocument;
  /** How many columns the table has. */
  columns: number;
}

/** Which invoice a sheet belongs to, above the table's head on paper: of a long one, sheets come apart. */
export function SheetName({ invoice, columns }: SheetNameProps) {
  const { invoiceNumber, customer, phones, accessories } = invoice;
  if (invoiceNumber === undefined || phones.length + accessories.length <= LONG) return null;
  return (
    <tr className={styles.sheetName} aria-hidden>
      <td colSpan={columns} className={styles.sheetNameCell}>
        <bdi dir="ltr" className={styles.number}>
          {invoiceNumber}
        </bdi>
        {' · '}
        <bdi className={styles.own}>{customer.name}</bdi>
      </td>
    </tr>
  );
}

/** More lines than this are no longer one sheet. */
export const LONG = 12;
