import { useSale } from '@handset/api-client/swr';
import type { PhoneDetail } from '@handset/domain';
import { ButtonLink, Inline, Link, Stack, Text, useWords } from '@handset/ui';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { documentHref } from '../../../kit/links/documentHref.ts';
import { phoneHref } from '../../../kit/links/phoneHref.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { saleWords } from './saleWords.ts';
import { useCustomerName } from './useCustomerName.ts';

/** The place of a phone of this shop: its customer and invoice if it is sold, else its state and card. */
export function Whereabouts({ phone }: { phone: PhoneDetail }) {
  const words = useWords(saleWords);
  const { stock } = useWords(hostMessages);
  const format = useFormat();
  const customerName = useCustomerName();
  const { data: sale } = useSale(phone.saleId);
  const invoice = sale ? (documentHref('sale', sale._id) ?? '') : '';
  const name = `${phone.companyName} ${phone.modelName}`;
  return sale ? (
    <Stack gap={2}>
      <Text weight="strong">{words.soldTo(name, customerName(sale.person), format.day(sale.date))}</Text>
      <Inline gap={2} isWrapping>
        <ButtonLink size="small" href={invoice}>
          {words.openInvoice(sale.invoiceNumber)}
        </ButtonLink>
        <ButtonLink size="small" href={`${invoice}?act=return`}>
          {words.takeBack}
        </ButtonLink>
      </Inline>
    </Stack>
  ) : (
    <Inline gap={3} isWrapping>
      <Text>
        {name}: {stock.states[phone.state]}
      </Text>
      <Link href={phoneHref(phone._id)}>{words.openCard}</Link>
    </Inline>
  );
}
