import { useWords } from '@handset/ui';
import { InvoiceSheet, type InvoiceSheetProps } from '../SoldInvoice/InvoiceSheet.tsx';
import { invoiceMessages } from '../SoldInvoice/invoiceMessages.ts';

/** Props of the invoice. */
export interface AccessoryInvoiceProps extends InvoiceSheetProps {}

/** The invoice of a sale of accessories alone, on A4 or 80 mm. */
export function AccessoryInvoice(props: AccessoryInvoiceProps) {
  const messages = useWords(invoiceMessages);
  return <InvoiceSheet {...props} title={messages.accessoryTitle} />;
}
