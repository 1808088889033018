import { useUI } from '@handset/ui';
import { type SoldInvoiceMessages, soldInvoiceEn, soldInvoiceUr } from './soldInvoiceMessages.ts';

/** The invoice's words in the language in force. */
export function useSoldInvoiceMessages(): SoldInvoiceMessages {
  return useUI().locale === 'ur' ? soldInvoiceUr : soldInvoiceEn;
}
