import { ApiError } from '@handset/api-client';
import { usePhoneByImei, useSale } from '@handset/api-client/swr';
import type { PhoneDetail } from '@handset/domain';
import { Inline, Link, Text, useWords } from '@handset/ui';
import { OpenButton } from '../../../kit/dialogs/OpenButton.tsx';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { documentHref } from '../../../kit/links/documentHref.ts';
import { phoneHref } from '../../../kit/links/phoneHref.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { saleWords } from './saleWords.ts';

/** Explains a phone that is not in stock, and offers the next step: its invoice, its card, or a purchase. */
export function MissingPhone({ imei }: { imei: string }) {
  const words = useWords(saleWords);
  const { data, error } = usePhoneByImei(imei);
  if (data) return <Whereabouts phone={data} />;
  const isUnknown = error instanceof ApiError && error.status === 404;
  return isUnknown ? (
    <Inline gap={3} isWrapping>
      <Text>{words.neverHere}</Text>
      <OpenButton dialog="slip" about={imei} size="small">
        {words.buyPhone}
      </OpenButton>
    </Inline>
  ) : null;
}

function Whereabouts({ phone }: { phone: PhoneDetail }) {
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
