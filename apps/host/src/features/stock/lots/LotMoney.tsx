import { type BulkDetail, formatNumber, maskCnic } from '@handset/domain';
import { Amount, Card, type DescriptionItem, DescriptionList, Link, useWords } from '@handset/ui';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { documentHref } from '../../../kit/links/documentHref.ts';
import * as styles from '../../../kit/lists/grids.css.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { documentWords } from '../../trade/documents/documentWords.ts';
import { Outstanding } from '../../trade/documents/Outstanding.tsx';
import { lotWords } from './lotWords.ts';

/** The lot's supplier, payment and price list. */
export function LotMoney({ lot }: { lot: BulkDetail }) {
  return (
    <div className={styles.columns}>
      <Party lot={lot} />
      <Payment lot={lot} />
      <Terms lot={lot} />
    </div>
  );
}

function Party({ lot: { person, cnic, createdBy } }: { lot: BulkDetail }) {
  const words = useWords(lotWords);
  const { parties, purchases } = useWords(hostMessages);
  return (
    <Card title={words.party}>
      <DescriptionList
        items={[
          {
            term: parties.name,
            description: <Link href={documentHref('person', person._id) ?? ''}>{person.name}</Link>,
          },
          { term: parties.number, description: formatNumber(person.number), isNumeric: true },
          { term: parties.reference, description: person.reference },
          ...(cnic ? [{ term: words.cnic, description: maskCnic(cnic), isNumeric: true }] : []),
          { term: purchases.by, description: createdBy },
        ]}
      />
    </Card>
  );
}

function Payment({ lot }: { lot: BulkDetail }) {
  const words = useWords(lotWords);
  const { paidInAll } = useWords(documentWords);
  const { purchases } = useWords(hostMessages);
  const format = useFormat();
  const { pocketCash, accountCash, bank, payableLater, total, outstanding, dateOfPayment } = lot;
  const figure = (term: string, minor: number): DescriptionItem => ({
    term,
    description: <Amount minor={minor} />,
    isNumeric: true,
  });
  return (
    <Card title={words.payment}>
      <DescriptionList
        items={[
          ...(pocketCash > 0 ? [figure(words.fromPocket, pocketCash)] : []),
          ...(accountCash > 0 ? [figure(bank?.bankName ?? words.fromBank, accountCash)] : []),
          ...(payableLater > 0 ? [figure(purchases.pending, payableLater)] : []),
          ...(lot.returned > 0 ? [figure(words.returned, -lot.returned)] : []),
          { ...figure(words.price, total), isStrong: true },
          ...(lot.paid === lot.paidAtPurchase ? [] : [figure(paidInAll.purchase, lot.paid)]),
          {
            term: words.pending,
            description: <Outstanding minor={outstanding} of="purchase" />,
            isNumeric: outstanding >= 0,
          },
          ...(outstanding > 0 && dateOfPayment
            ? [{ term: words.date, description: words.dueOn(format.day(dateOfPayment)) }]
            : []),
        ]}
      />
    </Card>
  );
}

function Terms({ lot: { prices, effectiveCost } }: { lot: BulkDetail }) {
  const words = useWords(lotWords);
  const terms = ['dealerPrice', 'lp', 'lifting', 'activation', 'promo'] as const;
  return (
    <Card title={words.terms}>
      <DescriptionList
        items={[
          ...terms.map((term) => ({
            term: words[term],
            description: <Amount minor={prices[term]} />,
            isNumeric: true,
          })),
          ...(effectiveCost === null
            ? []
            : [
                {
                  term: words.effectiveCost,
                  description: <Amount minor={effectiveCost} />,
                  isNumeric: true,
                  isStrong: true,
                },
              ]),
        ]}
      />
    </Card>
  );
}
