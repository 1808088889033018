import { useWords } from '@handset/ui';
import { InvoiceSheet, type InvoiceSheetProps } from './InvoiceSheet.tsx';
import { invoiceMessages } from './invoiceMessages.ts';

/** Props of the invoice. */
export interface SoldInvoiceProps extends InvoiceSheetProps {}

/** A sale's invoice on A4 or 80 mm: white on every screen, and the only thing that its page prints. */
export function SoldInvoice(props: SoldInvoiceProps) {
  const messages = useWords(invoiceMessages);
  return <InvoiceSheet {...props} title={messages.title} />;
}
