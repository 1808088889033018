import { type BulkDetail, formatNumber, maskCnic } from '@handset/domain';
import { Amount, Card, type DescriptionItem, DescriptionList, Link } from '@handset/ui';
import { useFormat } from '../format/useFormat.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import * as styles from '../pages/Detail.css.ts';
import { documentHref } from '../routes/documentHref.ts';
import { lotWords } from './lotWords.ts';

/** Who sold the lot, how it was paid, and what its price list says. */
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
  const { parties, purchases } = useMessages();
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
  const format = useFormat();
  const { pocketCash, accountCash, bank, total, outstanding, dateOfPayment } = lot;
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
          {
            ...figure(words.pending, outstanding),
            tone: outstanding > 0 ? 'caution' : 'neutral',
          },
          ...(outstanding > 0 && dateOfPayment
            ? [{ term: words.date, description: words.dueOn(format.day(dateOfPayment)) }]
            : []),
          { ...figure(words.price, total), isStrong: true },
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
