import { usePurchase } from '@handset/api-client/swr';
import { maskCnic, type PhoneDetail } from '@handset/domain';
import { Amount, type DescriptionItem, DescriptionList, Disclosure, Link, useWords } from '@handset/ui';
import { useState } from 'react';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { documentHref } from '../../../kit/links/documentHref.ts';
import { slipHref } from '../../../kit/links/slipHref.ts';
import { purchaseWords } from '../../trade/purchases/purchaseWords.ts';
import { stockWords } from '../list/stockWords.ts';
import * as styles from './PhoneCard.css.ts';
import { phoneWords } from './phoneWords.ts';

interface OriginProps {
  phone: PhoneDetail;
  /** The price that it was sold for. Null while it is not sold. */
  soldFor: number | null;
}

interface StaffProps extends OriginProps {
  /** Whether it starts open, on pages customers do not see. */
  isOpenAtFirst?: boolean | undefined;
}

/** Facts that customers should not see. Collapsed until staff open them. */
export function StaffBlock({ phone, soldFor, isOpenAtFirst = false }: StaffProps) {
  const words = useWords(phoneWords);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <div className={styles.foldable}>
      <Disclosure
        level={2}
        title={words.forStaff}
        aside={isOpen ? undefined : words.forStaffHint}
        isExpanded={isOpen}
        onExpandedChange={setOpen}
      >
        {isOpen ? <Origin phone={phone} soldFor={soldFor} /> : null}
      </Disclosure>
    </div>
  );
}

/** Origin of the phone, with its cost and what it earns for those who may see that. */
function Origin({ phone, soldFor }: OriginProps) {
  const words = useWords(phoneWords);
  const stock = useWords(stockWords);
  const slipWords = useWords(purchaseWords);
  const format = useFormat();
  const { data: slip } = usePurchase(phone.purchaseId);
  const { purchasePrice, demandPrice, finalPrice, state } = phone;
  const isHere = state === 'in-stock' || state === 'dispatched';
  const price = isHere ? (finalPrice ?? demandPrice) : soldFor;
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
    purchasePrice !== null &&
      price !== null && {
        term: isHere ? words.expectedProfit : words.profit,
        description: <Profit minor={price - purchasePrice} />,
        isNumeric: true,
        isStrong: true,
      },
  ];
  return <DescriptionList items={facts.filter((fact) => fact !== false && fact !== undefined)} />;
}

function Profit({ minor }: { minor: number }) {
  return <Amount minor={minor} tone={minor < 0 ? 'critical' : 'positive'} weight="medium" />;
}
