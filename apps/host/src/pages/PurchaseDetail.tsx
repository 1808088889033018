import { usePurchase } from '@handset/api-client/swr';
import { formatCnic, formatNumber, type PurchaseDetail as Purchase } from '@handset/domain';
import { Amount, Badge, Card, DescriptionList, Link, PageHeader, Stack } from '@handset/ui';
import { Navigate, useParams } from 'react-router-dom';
import { stateTones } from '../format/stateTones.ts';
import { useFormat } from '../format/useFormat.ts';
import { warrantyName } from '../format/warrantyName.ts';
import { Imei } from '../lists/Imei.tsx';
import { useMessages } from '../messages/MessagesProvider.tsx';
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
  const { day } = useFormat();
  const { purchasePaymentStatus: status } = purchase;
  return (
    <Stack gap={4}>
      <PageHeader
        title={purchase.slipNumber}
        description={`${day(purchase.date)} · ${purchases.by} ${purchase.createdBy}`}
        action={
          <Badge tone={status === 'paid' ? 'positive' : 'caution'}>
            {purchases.statuses[status] ?? status}
          </Badge>
        }
      />
      <div className={styles.columns}>
        <Party purchase={purchase} />
        <Payment purchase={purchase} />
        {purchase.units.map((unit) => (
          <Unit key={unit._id} purchase={purchase} unit={unit} />
        ))}
      </div>
      <Pictures pictures={purchase.pictures} />
    </Stack>
  );
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
  const { total, pocketCash, accountCash, bank, payableLater, dateOfPayment } = purchase;
  return (
    <Card title={purchases.payment}>
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
            ? [
                { term: purchases.pending, description: <Amount minor={payableLater} />, isNumeric: true },
                ...(dateOfPayment ? [{ term: purchases.dueOn, description: day(dateOfPayment) }] : []),
              ]
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
            term: purchases.eGadget,
            description: purchase.isApprovedFromEgadgets ? purchases.yes : purchases.no,
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
