import { useWords } from '@handset/ui';
import { useMemo } from 'react';
import { useFlows } from '../../base/useFlows.ts';
import { useDayText } from '../../form/useDayText.ts';
import type { InvoiceDocument } from './InvoiceDocument.ts';
import { invoiceMessages } from './invoiceMessages.ts';
import { invoiceText } from './invoiceText.ts';

/** The invoice as a plain text for a message, in the language in force. */
export function useInvoiceText(invoice: InvoiceDocument): string {
  const messages = useWords(invoiceMessages);
  const { formatMoney } = useFlows();
  const formatDay = useDayText();
  return useMemo(
    () => invoiceText(invoice, { messages, formatMoney, formatDay }),
    [invoice, messages, formatMoney, formatDay],
  );
}
