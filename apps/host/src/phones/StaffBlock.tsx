import { usePurchase } from '@handset/api-client/swr';
import { maskCnic, type PhoneDetail, type SaleDetail } from '@handset/domain';
import { Amount, type DescriptionItem, DescriptionList, Disclosure, Link, Stack, Text } from '@handset/ui';
import { useState } from 'react';
import { purchaseWords } from '../documents/purchaseWords.ts';
import { useFormat } from '../format/useFormat.ts';
import { useWords } from '../messages/useWords.ts';
import { documentHref } from '../routes/documentHref.ts';
import { slipHref } from '../routes/slipHref.ts';
import { stockWords } from '../stock/stockWords.ts';
import * as styles from './PhoneCard.css.ts';
import { PhoneHistory } from './PhoneHistory.tsx';
import { timesHere } from './phoneEvents.ts';
import { phoneWords } from './phoneWords.ts';

interface StaffProps {
  phone: PhoneDetail;
  /** The sale that it is sold on. */
  sale: SaleDetail | undefined;
  /** Whether it is open at first: a page that no customer looks at. */
  isOpenAtFirst?: boolean | undefined;
}

/** What no customer is to read over the counter: it is seen when it is asked for. */
export function StaffBlock({ phone, sale, isOpenAtFirst = false }: StaffProps) {
  const words = useWords(phoneWords);
  const format = useFormat();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const times = timesHere(phone.history);
  return (
    <div className={styles.staff}>
      <Disclosure
        level={2}
        title={words.forStaff}
        aside={isOpen ? undefined : words.forStaffHint}
        isExpanded={isOpen}
        onExpandedChange={setOpen}
      >
        {isOpen ? (
          <Stack gap={5}>
            <Origin phone={phone} />
            {sale ? <Sold phone={phone} sale={sale} /> : null}
            {times > 1 ? <Text tone="muted">{words.cameAgain(format.count(times))}</Text> : null}
            <PhoneHistory phone={phone} />
          </Stack>
        ) : null}
      </Disclosure>
    </div>
  );
}

/** Where it came from, and what it cost whoever may see that. */
function Origin({ phone }: { phone: PhoneDetail }) {
  const words = useWords(phoneWords);
  const stock = useWords(stockWords);
  const slipWords = useWords(purchaseWords);
  const format = useFormat();
  const { data: slip } = usePurchase(phone.purchaseId);
  const { purchasePrice, demandPrice, finalPrice, state } = phone;
  const price = finalPrice ?? demandPrice;
  const isHere = state === 'in-stock' || state === 'dispatched';
  const facts: (DescriptionItem | false | undefined)[] = [
    phone.name !== null && { term: words.name, description: phone.name },
    { term: stock.source, description: stock.sources[phone.source] ?? phone.source },
    { term: words.came, description: format.day(phone.acquiredOn) },
    { term: words.daysHere, description: format.count(phone.daysInStock), isNumeric: true },
    slip && {
      term: words.slip,
      description: <Link href={slipHref(slip)}>{slip.slipNumber}</Link>,
    },
    slip && {
      term: words.seller,
      description: <Link href={documentHref('person', slip.person._id) ?? ''}>{slip.person.name}</Link>,
    },
    slip?.cnic ? { term: words.cnic, description: maskCnic(slip.cnic), isNumeric: true } : false,
    slip && { term: words.eGadget, description: slipWords.eGadgets[slip.eGadgetStatus] },
    finalPrice !== null && {
      term: stock.final,
      description: <Amount minor={finalPrice} />,
      isNumeric: true,
    },
    purchasePrice !== null && {
      term: words.cost,
      description: <Amount minor={purchasePrice} />,
      isNumeric: true,
    },
    isHere &&
      purchasePrice !== null &&
      price !== null && {
        term: words.expectedProfit,
        description: <Profit minor={price - purchasePrice} />,
        isNumeric: true,
        isStrong: true,
      },
  ];
  return <DescriptionList items={facts.filter((fact) => fact !== false && fact !== undefined)} />;
}

/** To whom it went, for how much, and what that earned. */
function Sold({ phone, sale }: { phone: PhoneDetail; sale: SaleDetail }) {
  const words = useWords(phoneWords);
  const format = useFormat();
  const price = sale.units.find(({ _id }) => _id === phone._id)?.price;
  return (
    <DescriptionList
      items={[
        {
          term: words.invoice,
          description: (
            <>
              <Link href={documentHref('sale', sale._id) ?? ''}>{sale.invoiceNumber}</Link>
              {' · '}
              <bdi>{format.day(sale.date)}</bdi>
            </>
          ),
        },
        {
          term: words.buyer,
          description: <Link href={documentHref('person', sale.person._id) ?? ''}>{sale.person.name}</Link>,
        },
        ...(price === undefined
          ? []
          : [{ term: words.soldFor, description: <Amount minor={price} />, isNumeric: true }]),
        ...(price === undefined || phone.purchasePrice === null
          ? []
          : [
              {
                term: words.profit,
                description: <Profit minor={price - phone.purchasePrice} />,
                isNumeric: true,
                isStrong: true,
              },
            ]),
      ]}
    />
  );
}

function Profit({ minor }: { minor: number }) {
  return <Amount minor={minor} tone={minor < 0 ? 'critical' : 'positive'} weight="medium" />;
}
