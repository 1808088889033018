import { useSale } from '@handset/api-client/swr';
import type { PhoneDetail } from '@handset/domain';
import { Inline, Link, Text, useWords } from '@handset/ui';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { documentHref } from '../../../kit/links/documentHref.ts';
import { phoneHref } from '../../../kit/links/phoneHref.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { saleWords } from './saleWords.ts';

/** The place of a phone of this shop: its customer and invoice if it is sold, else its state and card. */
export function Whereabouts({ phone }: { phone: PhoneDetail }) {
  const words = useWords(saleWords);
  const { stock } = useWords(hostMessages);
  const format = useFormat();
  const { data: sale } = useSale(phone.saleId);
  const invoice = sale ? (documentHref('sale', sale._id) ?? '') : '';
  const name = `${phone.companyName} ${phone.modelName}`;
  return sale ? (
    <Inline gap={3} isWrapping>
      <Text>{words.soldTo(name, sale.person.name, format.day(sale.date))}</Text>
      <Link href={invoice}>{words.openInvoice(sale.invoiceNumber)}</Link>
      <Link href={`${invoice}?act=return`}>{words.takeBack}</Link>
    </Inline>
  ) : (
    <Inline gap={3} isWrapping>
      <Text>
        {name}: {stock.states[phone.state]}
      </Text>
      <Link href={phoneHref(phone._id)}>{words.openCard}</Link>
    </Inline>
  );
}
