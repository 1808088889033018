import { usePurchase } from '@handset/api-client/swr';
import {
  formatCnic,
  formatNumber,
  type PurchaseDetail as Purchase,
  phoneFactText,
  phoneLabels,
  specificationNames,
} from '@handset/domain';
import {
  Amount,
  Badge,
  Banner,
  Card,
  DescriptionList,
  Inline,
  Link,
  PageHeader,
  Stack,
  useWords,
} from '@handset/ui';
import { Navigate, useParams } from 'react-router-dom';
import { stateTones } from '../../../kit/format/stateTones.ts';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { warrantyName } from '../../../kit/format/warrantyName.ts';
import { slipHref } from '../../../kit/links/slipHref.ts';
import * as styles from '../../../kit/lists/grids.css.ts';
import { Imei } from '../../../kit/lists/Imei.tsx';
import { Loaded } from '../../../kit/problems/Loaded.tsx';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { documentWords } from '../documents/documentWords.ts';
import { Settlement } from '../documents/Settlement.tsx';
import { eGadgetTones, statusTones } from '../documents/statusTones.ts';
import { Returns, usePhoneText } from '../returns/Returns.tsx';
import { Pictures } from './Pictures.tsx';
import { PurchaseActionButtons } from './PurchaseActionButtons.tsx';
import { purchaseWords } from './purchaseWords.ts';

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
  const slip = useWords(purchaseWords);
  const words = useWords(documentWords);
  const { day } = useFormat();
  const { purchasePaymentStatus: payment, status } = purchase;
  return (
    <Stack gap={4}>
      <PageHeader
        title={purchase.slipNumber}
        description={
          <Inline gap={2} align="center" isWrapping>
            {`${day(purchase.date)} · ${slip.by} ${purchase.createdBy}`}
            <Badge tone={payment === 'paid' ? 'positive' : 'caution'}>{slip.payments[payment]}</Badge>
            {status === 'posted' ? null : <Badge tone={statusTones[status]}>{words.statuses[status]}</Badge>}
          </Inline>
        }
        action={
          <Inline gap={2} isWrapping>
            <PurchaseActionButtons purchase={purchase} />
          </Inline>
        }
      />
      <Voided purchase={purchase} />
      <div className={styles.columns}>
        <Party purchase={purchase} />
        <Payment purchase={purchase} />
        <Settlement {...purchase} of="purchase" dueDate={purchase.dateOfPayment} />
        {purchase.units.map((unit) => (
          <Unit key={unit._id} purchase={purchase} unit={unit} />
        ))}
      </div>
      <SupplierReturns purchase={purchase} />
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

/** Returns to the supplier. */
function SupplierReturns({ purchase }: { purchase: Purchase }) {
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
  const words = useWords(purchaseWords);
  const { parties } = useWords(hostMessages);
  return (
    <Card title={words.seller}>
      <DescriptionList
        items={[
          {
            term: parties.name,
            description: <Link href={`/app/dashboard/partyLedger/${person._id}`}>{person.name}</Link>,
          },
          { term: parties.number, description: formatNumber(person.number), isNumeric: true },
          ...(fatherName ? [{ term: words.fatherName, description: fatherName }] : []),
          ...(cnic ? [{ term: words.cnic, description: formatCnic(cnic), isNumeric: true }] : []),
        ]}
      />
    </Card>
  );
}

function Payment({ purchase }: { purchase: Purchase }) {
  const { purchases, wallet } = useWords(hostMessages);
  const slip = useWords(purchaseWords);
  const { day } = useFormat();
  const words = useWords(documentWords);
  const { total, returned, pocketCash, accountCash, bank, payableLater } = purchase;
  return (
    <Card title={slip.payment} description={day(purchase.date)}>
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
          ...(returned > 0
            ? [{ term: words.returns, description: <Amount minor={-returned} />, isNumeric: true }]
            : []),
          { term: slip.total, description: <Amount minor={total} />, isNumeric: true, isStrong: true },
        ]}
      />
    </Card>
  );
}

function Unit({ purchase, unit }: { purchase: Purchase; unit: Purchase['units'][number] }) {
  const messages = useWords(hostMessages);
  const { purchases, stock } = messages;
  const labels = useWords(phoneLabels);
  const specifications = useWords(specificationNames);
  const words = useWords(purchaseWords);
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
            : [
                {
                  term: labels.batteryHealth,
                  description: phoneFactText('batteryHealth', unit.batteryHealth),
                  isNumeric: true,
                },
              ]),
          ...(unit.warranty
            ? [{ term: words.warranty, description: warrantyName(unit.warranty, messages) }]
            : []),
          ...(unit.specifications
            ? [
                {
                  term: labels.specifications,
                  description: specifications[unit.specifications] ?? unit.specifications,
                },
              ]
            : []),
          {
            term: words.eGadget,
            description: (
              <Inline gap={2} align="center" isWrapping>
                {purchase.eGadget.reference}
                <Badge tone={eGadgetTones[purchase.eGadget.status]}>
                  {words.eGadgets[purchase.eGadget.status]}
                </Badge>
              </Inline>
            ),
          },
          ...(withIt.length > 0
            ? [
                {
                  term: words.accessories,
                  description: withIt.map((name) => purchases.accessoryNames[name]).join(', '),
                },
              ]
            : []),
          ...prices(unit).map(([term, minor]) => ({
            term: words[term],
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
