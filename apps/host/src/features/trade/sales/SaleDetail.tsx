import { useSale, useShop } from '@handset/api-client/swr';
import { formatNumber, type SaleDetail as Sale } from '@handset/domain';
import {
  Amount,
  Badge,
  Banner,
  ButtonLink,
  Card,
  DescriptionList,
  Inline,
  Link,
  PageHeader,
  Stack,
  useWords,
} from '@handset/ui';
import { useParams } from 'react-router-dom';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { warrantyName } from '../../../kit/format/warrantyName.ts';
import * as styles from '../../../kit/lists/grids.css.ts';
import { Imei } from '../../../kit/lists/Imei.tsx';
import { Loaded } from '../../../kit/problems/Loaded.tsx';
import { useUser } from '../../../kit/session/useSession.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { documentWords } from '../documents/documentWords.ts';
import { Settlement } from '../documents/Settlement.tsx';
import { statusTones } from '../documents/statusTones.ts';
import { Pictures } from '../purchases/Pictures.tsx';
import { Returns, usePhoneText } from '../returns/Returns.tsx';
import { ClaimButton } from '../warranty/ClaimButton.tsx';
import { WarrantyEnd } from '../warranty/WarrantyEnd.tsx';
import { SaleActionButtons } from './SaleActionButtons.tsx';
import { SoldPhones } from './SoldPhones.tsx';
import { saleDetailWords } from './saleDetailWords.ts';
import { saleWords } from './saleWords.ts';
import { useCustomerName } from './useCustomerName.ts';

/** One sale, whole. */
export function SaleDetail() {
  const { id } = useParams();
  return <Loaded state={useSale(id)}>{(sale) => <Document sale={sale} />}</Loaded>;
}

function Document({ sale }: { sale: Sale }) {
  const { sales, purchases } = useWords(hostMessages);
  const detail = useWords(saleDetailWords);
  const words = useWords(documentWords);
  const { day } = useFormat();
  return (
    <Stack gap={4}>
      <PageHeader
        title={detail.invoiceNumber(sale.invoiceNumber)}
        description={
          <Inline gap={2} align="center" isWrapping>
            {`${day(sale.date)} · ${purchases.by} ${sale.createdBy}`}
            <Badge>{sale.isBulk ? detail.bulk : (sales.types[sale.sellingType] ?? sale.sellingType)}</Badge>
            {sale.status === 'posted' ? null : (
              <Badge tone={statusTones[sale.status]}>{words.statuses[sale.status]}</Badge>
            )}
          </Inline>
        }
        action={
          <Inline gap={2} isWrapping>
            <SaleActionButtons sale={sale} />
            <ButtonLink
              variant={sale.outstanding > 0 ? 'secondary' : 'primary'}
              href={`/sales/${sale.isBulk ? 'bulkSaleInvoices' : 'saleInvoices'}/${sale._id}`}
            >
              {detail.openInvoice}
            </ButtonLink>
          </Inline>
        }
      />
      <Voided sale={sale} />
      <div className={styles.columns}>
        <Customer sale={sale} />
        <Payment sale={sale} />
        <Settlement {...sale} of="sale" paid={sale.received} />
        {sale.isBulk ? null : sale.units.map((unit) => <Unit key={unit._id} unit={unit} sale={sale} />)}
        {sale.accessories.length > 0 ? <Accessories sale={sale} /> : null}
        {sale.exchange ? <Exchange exchange={sale.exchange} /> : null}
      </div>
      {sale.isBulk ? <SoldPhones sale={sale} /> : null}
      <CustomerReturns sale={sale} />
      <Pictures pictures={sale.pictures} />
    </Stack>
  );
}

function Voided({ sale: { returns } }: { sale: Sale }) {
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

function Customer({ sale: { person } }: { sale: Sale }) {
  const { parties } = useWords(hostMessages);
  const words = useWords(saleWords);
  const { shopId } = useUser();
  const customerName = useCustomerName();
  return (
    <Card title={words.customer}>
      <DescriptionList
        items={[
          {
            term: parties.name,
            description: (
              <Link href={`/app/dashboard/partyLedger/${person._id}`}>{customerName(person)}</Link>
            ),
          },
          ...(person._id === shopId
            ? []
            : [{ term: parties.number, description: formatNumber(person.number), isNumeric: true }]),
        ]}
      />
    </Card>
  );
}

function Payment({ sale }: { sale: Sale }) {
  const { wallet } = useWords(hostMessages);
  const detail = useWords(saleDetailWords);
  const { total, profit } = useWords(saleWords);
  const words = useWords(documentWords);
  const { day } = useFormat();
  const paid: [string, number][] = [
    [wallet.pocketCash, sale.pocketCash],
    [sale.bank?.bankName ?? wallet.account, sale.accountCash],
    [detail.exchange, sale.exchange?.value ?? 0],
    [detail.due, sale.payableLater],
  ];
  return (
    <Card title={sale.moneyOut ? detail.paidOut : detail.payment} description={day(sale.date)}>
      <DescriptionList
        items={[
          ...paid
            .filter(([, minor]) => minor > 0)
            .map(([term, minor]) => ({ term, description: <Amount minor={minor} />, isNumeric: true })),
          ...(sale.returned === 0
            ? []
            : [{ term: words.returns, description: <Amount minor={-sale.returned} />, isNumeric: true }]),
          { term: total, description: <Amount minor={sale.total} />, isNumeric: true, isStrong: true },
          ...(sale.profit === null
            ? []
            : [{ term: profit, description: <Amount minor={sale.profit} />, isNumeric: true }]),
        ]}
      />
    </Card>
  );
}

function Unit({ unit, sale }: { unit: Sale['units'][number]; sale: Sale }) {
  const messages = useWords(hostMessages);
  const { stock } = messages;
  const detail = useWords(saleDetailWords);
  const words = useWords(documentWords);
  const { day } = useFormat();
  const { data: shop } = useShop();
  return (
    <Card
      title={`${unit.companyName} ${unit.modelName}`}
      description={<bdi>{[unit.ramMemory, unit.color].filter(Boolean).join(' · ')}</bdi>}
      actions={
        unit.returned ? <Badge tone="caution">{words.cameBack(day(unit.returned.date))}</Badge> : undefined
      }
      footer={unit.returned ? undefined : <ClaimButton phone={unit} />}
    >
      <DescriptionList
        items={[
          { term: 'IMEI 1', description: <Imei>{unit.imei1}</Imei> },
          ...(unit.imei2 ? [{ term: 'IMEI 2', description: <Imei>{unit.imei2}</Imei> }] : []),
          { term: stock.condition, description: stock.conditions[unit.condition] ?? unit.condition },
          { term: detail.warranty, description: warrantyName(sale.warranty, messages) },
          ...(unit.warrantyEnd
            ? [
                {
                  term: words.warranty,
                  description: <WarrantyEnd day={unit.warrantyEnd} today={shop?.today} />,
                },
              ]
            : []),
          {
            term: words.phonePrice,
            description: <Amount minor={unit.price} />,
            isNumeric: true,
            isStrong: true,
          },
        ]}
      />
    </Card>
  );
}

function Accessories({ sale }: { sale: Sale }) {
  const { accessories } = useWords(saleDetailWords);
  const { total } = useWords(saleWords);
  return (
    <Card title={accessories}>
      <DescriptionList
        items={[
          ...sale.accessories.map(({ accessoryName, quantity, amount }) => ({
            term: `${accessoryName} × ${quantity}`,
            description: <Amount minor={amount} />,
            isNumeric: true,
          })),
          {
            term: total,
            description: <Amount minor={sale.accessoriesTotal} />,
            isNumeric: true,
            isStrong: true,
          },
        ]}
      />
    </Card>
  );
}

function Exchange({ exchange }: { exchange: NonNullable<Sale['exchange']> }) {
  const detail = useWords(saleDetailWords);
  const words = useWords(saleWords);
  return (
    <Card
      title={detail.exchange}
      description={[exchange.companyName, exchange.modelName, exchange.ramMemory].filter(Boolean).join(' ')}
    >
      <DescriptionList
        items={[
          { term: 'IMEI 1', description: <Imei>{exchange.imei1}</Imei> },
          {
            term: words.cnic,
            description: exchange.cnic ? <bdi dir="ltr">{exchange.cnic}</bdi> : words.cnicMissing,
          },
          { term: words.total, description: <Amount minor={exchange.value} />, isNumeric: true },
        ]}
      />
    </Card>
  );
}

/** Returns of the sale. */
function CustomerReturns({ sale }: { sale: Sale }) {
  const words = useWords(documentWords);
  const phoneText = usePhoneText();
  const rows = sale.returns.map((row) => {
    const money = row.refund.pocketCash + row.refund.accountCash;
    const phones = phoneText(sale.units.filter(({ _id }) => row.units.includes(_id)));
    const accessories = row.accessories.map(
      ({ accessoryName, quantity }) => `${accessoryName} × ${quantity}`,
    );
    return {
      ...row,
      what: [phones, ...accessories].filter(Boolean).join(', '),
      refund: row.moneyIn ? -money : money,
    };
  });
  return <Returns title={words.returns} rows={rows} />;
}
