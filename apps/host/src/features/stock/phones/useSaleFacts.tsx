import type { SaleDetail } from '@handset/domain';
import { type DescriptionItem, Link, useWords } from '@handset/ui';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { documentHref } from '../../../kit/links/documentHref.ts';
import { useCustomerName } from '../../trade/sales/useCustomerName.ts';
import { phoneWords } from './phoneWords.ts';

/** Buyer, date and invoice of a sold phone. Empty for an unsold one. */
export function useSaleFacts(sale: SaleDetail | undefined): DescriptionItem[] {
  const words = useWords(phoneWords);
  const format = useFormat();
  const customerName = useCustomerName();
  if (!sale) return [];
  return [
    {
      term: words.buyer,
      description: (
        <Link href={documentHref('person', sale.person._id) ?? ''}>{customerName(sale.person)}</Link>
      ),
    },
    { term: words.soldOn, description: <bdi>{format.day(sale.date)}</bdi> },
    {
      term: words.invoice,
      description: <Link href={documentHref('sale', sale._id) ?? ''}>{sale.invoiceNumber}</Link>,
    },
  ];
}
