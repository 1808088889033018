import { usePurchase } from '@handset/api-client/swr';
import { formatCnic, formatNumber, type PurchaseDetail as Purchase } from '@handset/domain';
import { Amount, Badge, Banner, Card, DescriptionList, Inline, Link, PageHeader, Stack } from '@handset/ui';
import { Navigate, useParams } from 'react-router-dom';
import { documentWords } from '../documents/documentWords.ts';
import { PurchaseActs } from '../documents/PurchaseActs.tsx';
import { purchaseWords } from '../documents/purchaseWords.ts';
import { Returns, usePhoneText } from '../documents/Returns.tsx';
import { Settlement } from '../documents/Settlement.tsx';
import { eGadgetTones, statusTones } from '../documents/statusTones.ts';
import { stateTones } from '../format/stateTones.ts';
import { useFormat } from '../format/useFormat.ts';
import { warrantyName } from '../format/warrantyName.ts';
import { Imei } from '../lists/Imei.tsx';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { Loaded } from '../problems/Loaded.tsx';
import { slipHref } from '../routes/slipHref.ts';
import * as styles from './Detail.css.ts';
import { Pictures } from './Pictures.tsx';

/** One slip, whole; that of a lot has a page of its own. */
export function PurchaseDetail() {
  const { id } = useParams();
  return (
    <Loaded state={usePurchase(id)}>
      {(purchase) =>
        purchase.type === 'bulk' ? <Navigate replace to={slipHref(purchase)} /> : <Slip purchase={purchase} />
      }
    </Loaded>
  );
}

function Slip({ purchase }: { purchase: Purchase }) {
  const { purchases } = useMessages();
  const words = useWords(documentWords);
  const { day } = useFormat();
  const { purchasePaymentStatus: payment, status } = purchase;
  return (
    <Stack gap={4}>
      <PageHeader
        title={purchase.slipNumber}
        description={
          <Inline gap={2} align="center" isWrapping>
            {`${day(purchase.date)} · ${purchases.by} ${purchase.createdBy}`}
            <Badge tone={payment === 'paid' ? 'positive' : 'caution'}>
              {purchases.statuses[payment] ?? payment}
            </Badge>
            {status === 'posted' ? null : <Badge tone={statusTones[status]}>{words.statuses[status]}</Badge>}
          </Inline>
        }
        action={
          <Inline gap={2} isWrapping>
            <PurchaseActs purchase={purchase} />
          </Inline>
        }
      />
      <Voided purchase={purchase} />
      <div className={styles.columns}>
        <Party purchase={purchase} />
        <Payment purchase={purchase} />
        <Settlement {...purchase} dueDate={purchase.dateOfPayment} />
        {purchase.units.map((unit) => (
          <Unit key={unit._id} purchase={purchase} unit={unit} />
        ))}
      </div>
      <WentBack purchase={purchase} />
      <Pictures pictures={purchase.pictures} />
    </Stack>
  );
}

function Voided({ purchase: { returns } }: { purchase: Purchase }) {
  const words = useWords(documentWords);
  const { day } = useFormat();
  const voided = returns.find(({ kind }) => kind === 'void');
  if (!voided) return null;
  return (
    <Banner tone="critical" title={words.voidedBy(voided.createdBy, day(voided.date))}>
      {voided.reason}
    </Banner>
  );
}

/** What went back to the supplier, on which occasions. */
function WentBack({ purchase }: { purchase: Purchase }) {
  const words = useWords(documentWords);
  const phoneText = usePhoneText();
  const rows = purchase.returns.map((row) => ({
    ...row,
    what: phoneText(purchase.units.filter(({ _id }) => row.units.includes(_id))),
    refund: row.pocketCash + row.accountCash,
  }));
  return <Returns title={words.givenBack} rows={rows} />;
}

function Party({ purchase: { person, fatherName, cnic } }: { purchase: Purchase }) {
  const { purchases, parties } = useMessages();
  return (
    <Card title={purchases.party}>
      <DescriptionList
        items={[
          {
            term: parties.name,
            description: <Link href={`/app/dashboard/partyLedger/${person._id}`}>{person.name}</Link>,
          },
          { term: parties.number, description: formatNumber(person.number), isNumeric: true },
          ...(fatherName ? [{ term: purchases.fatherName, description: fatherName }] : []),
          ...(cnic ? [{ term: purchases.cnic, description: formatCnic(cnic), isNumeric: true }] : []),
        ]}
      />
    </Card>
  );
}

function Payment({ purchase }: { purchase: Purchase }) {
  const { purchases, wallet } = useMessages();
  const { day } = useFormat();
  const { total, pocketCash, accountCash, bank, payableLater } = purchase;
  return (
    <Card title={purchases.payment} description={day(purchase.date)}>
      <DescriptionList
        items={[
          ...(pocketCash > 0
            ? [{ term: wallet.pocketCash, description: <Amount minor={pocketCash} />, isNumeric: true }]
            : []),
          ...(accountCash > 0
            ? [
                {
                  term: bank?.bankName ?? wallet.account,
                  description: <Amount minor={accountCash} />,
                  isNumeric: true,
                },
              ]
            : []),
          ...(payableLater > 0
            ? [{ term: purchases.pending, description: <Amount minor={payableLater} />, isNumeric: true }]
            : []),
          { term: purchases.total, description: <Amount minor={total} />, isNumeric: true, isStrong: true },
        ]}
      />
    </Card>
  );
}

function Unit({ purchase, unit }: { purchase: Purchase; unit: Purchase['units'][number] }) {
  const messages = useMessages();
  const { purchases, stock } = messages;
  const { eGadget, eGadgets } = useWords(purchaseWords);
  const withIt = (['box', 'charger', 'handFree'] as const).filter((name) => purchase.accessories[name]);
  return (
    <Card
      title={`${unit.companyName} ${unit.modelName}`}
      description={<bdi>{[unit.ramMemory, unit.color].filter(Boolean).join(' · ')}</bdi>}
      actions={<Badge tone={stateTones[unit.state]}>{stock.states[unit.state] ?? unit.state}</Badge>}
    >
      <DescriptionList
        items={[
          { term: 'IMEI 1', description: <Imei>{unit.imei1}</Imei> },
          ...(unit.imei2 ? [{ term: 'IMEI 2', description: <Imei>{unit.imei2}</Imei> }] : []),
          { term: stock.condition, description: stock.conditions[unit.condition] ?? unit.condition },
          ...(unit.batteryHealth === null
            ? []
            : [{ term: purchases.batteryHealth, description: `${unit.batteryHealth} %`, isNumeric: true }]),
          ...(unit.warranty
            ? [{ term: purchases.warranty, description: warrantyName(unit.warranty, messages) }]
            : []),
          ...(unit.specifications
            ? [{ term: purchases.specifications, description: unit.specifications }]
            : []),
          {
            term: eGadget,
            description: (
              <Inline gap={2} align="center" isWrapping>
                {purchase.eGadget.reference}
                <Badge tone={eGadgetTones[purchase.eGadget.status]}>
                  {eGadgets[purchase.eGadget.status]}
                </Badge>
              </Inline>
            ),
          },
          ...(withIt.length > 0
            ? [
                {
                  term: purchases.accessories,
                  description: withIt.map((name) => purchases.accessoryNames[name]).join(', '),
                },
              ]
            : []),
          ...prices(unit).map(([term, minor]) => ({
            term: stock[term],
            description: <Amount minor={minor} />,
            isNumeric: true,
          })),
        ]}
      />
    </Card>
  );
}

function prices(unit: Purchase['units'][number]): ['cost' | 'demand' | 'final', number][] {
  const all = [
    ['cost', unit.purchasePrice],
    ['demand', unit.demandPrice],
    ['final', unit.finalPrice],
  ] as const;
  return all.flatMap(([term, minor]) => (minor === null ? [] : [[term, minor]]));
}
