import { useWords } from '@handset/ui';
import type { InvoiceDocument } from './InvoiceDocument.ts';
import { customerName, invoiceMessages } from './invoiceMessages.ts';
import * as styles from './SoldInvoice.css.ts';

interface SheetNameProps {
  invoice: InvoiceDocument;
  /** Number of columns in the table. */
  columns: number;
}

/**
 * Name of the invoice above the table's head, repeated on each printed sheet because sheets get separated.
 */
export function SheetName({ invoice, columns }: SheetNameProps) {
  const messages = useWords(invoiceMessages);
  const { invoiceNumber, phones, accessories } = invoice;
  if (invoiceNumber === undefined || phones.length + accessories.length <= MAX_SHEET_LINES) return null;
  return (
    <tr className={styles.sheetName} aria-hidden>
      <td colSpan={columns} className={styles.sheetNameCell}>
        <bdi dir="ltr" className={styles.number}>
          {invoiceNumber}
        </bdi>
        {' · '}
        <bdi className={styles.own}>{customerName(invoice, messages)}</bdi>
      </td>
    </tr>
  );
}

/** Number of lines above which an invoice needs more than one sheet. */
export const MAX_SHEET_LINES = 12;
