import { useSale } from '@handset/api-client/swr';
import { formatNumber, type SaleDetail as Sale } from '@handset/domain';
import {
  Amount,
  Badge,
  ButtonLink,
  Card,
  DescriptionList,
  Inline,
  Link,
  PageHeader,
  Stack,
} from '@handset/ui';
import { useParams } from 'react-router-dom';
import { useFormat } from '../format/useFormat.ts';
import { warrantyName } from '../format/warrantyName.ts';
import { Imei } from '../lists/Imei.tsx';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { Loaded } from '../problems/Loaded.tsx';
import * as styles from './Detail.css.ts';
import { Pictures } from './Pictures.tsx';

/** One sale, whole. */
export function SaleDetail() {
  const { id } = useParams();
  return <Loaded state={useSale(id)}>{(sale) => <Document sale={sale} />}</Loaded>;
}

function Document({ sale }: { sale: Sale }) {
  const { sales, purchases } = useMessages();
  const { day } = useFormat();
  return (
    <Stack gap={4}>
      <PageHeader
        title={sales.invoiceNumber(sale.invoiceNumber)}
        description={`${day(sale.date)} · ${purchases.by} ${sale.createdBy}`}
        action={
          <Inline gap={3} align="center">
            <Badge>{sales.types[sale.sellingType] ?? sale.sellingType}</Badge>
            <ButtonLink variant="primary" href={`/sales/saleInvoices/${sale._id}`}>
              {sales.openInvoice}
            </ButtonLink>
          </Inline>
        }
      />
      <div className={styles.columns}>
        <Customer sale={sale} />
        <Payment sale={sale} />
        {sale.units.map((unit) => (
          <Unit key={unit._id} unit={unit} warranty={sale.warranty} />
        ))}
        {sale.accessories.length > 0 ? <Accessories sale={sale} /> : null}
        {sale.exchange ? <Exchange exchange={sale.exchange} /> : null}
      </div>
      <Pictures pictures={sale.pictures} />
    </Stack>
  );
}

function Customer({ sale: { person } }: { sale: Sale }) {
  const { sales, parties } = useMessages();
  return (
    <Card title={sales.customer}>
      <DescriptionList
        items={[
          {
            term: parties.name,
            description: <Link href={`/app/dashboard/partyLedger/${person._id}`}>{person.name}</Link>,
          },
          { term: parties.number, description: formatNumber(person.number), isNumeric: true },
        ]}
      />
    </Card>
  );
}

function Payment({ sale }: { sale: Sale }) {
  const { sales, wallet } = useMessages();
  const { day } = useFormat();
  const paid: [string, number][] = [
    [wallet.pocketCash, sale.pocketCash],
    [sale.bank?.bankName ?? wallet.account, sale.accountCash],
    [sales.exchange, sale.exchange?.value ?? 0],
    [sales.due, sale.payableLater],
  ];
  return (
    <Card title={sale.moneyOut ? sales.paidOut : sales.payment}>
      <DescriptionList
        items={[
          ...paid
            .filter(([, minor]) => minor > 0)
            .map(([term, minor]) => ({ term, description: <Amount minor={minor} />, isNumeric: true })),
          ...(sale.payableAmountLaterDate
            ? [{ term: sales.dueOn, description: day(sale.payableAmountLaterDate) }]
            : []),
          { term: sales.total, description: <Amount minor={sale.total} />, isNumeric: true, isStrong: true },
          ...(sale.profit === null
            ? []
            : [{ term: sales.profit, description: <Amount minor={sale.profit} />, isNumeric: true }]),
        ]}
      />
    </Card>
  );
}

function Unit({ unit, warranty }: { unit: Sale['units'][number]; warranty: string }) {
  const messages = useMessages();
  const { sales, stock } = messages;
  const { day } = useFormat();
  const name = warrantyName(warranty, messages);
  return (
    <Card
      title={`${unit.companyName} ${unit.modelName}`}
      description={<bdi>{[unit.ramMemory, unit.color].filter(Boolean).join(' · ')}</bdi>}
    >
      <DescriptionList
        items={[
          { term: 'IMEI 1', description: <Imei>{unit.imei1}</Imei> },
          ...(unit.imei2 ? [{ term: 'IMEI 2', description: <Imei>{unit.imei2}</Imei> }] : []),
          { term: stock.condition, description: stock.conditions[unit.condition] ?? unit.condition },
          {
            term: sales.warranty,
            description: unit.warrantyEnd ? `${name} (${day(unit.warrantyEnd)})` : name,
          },
          { term: sales.total, description: <Amount minor={unit.price} />, isNumeric: true, isStrong: true },
        ]}
      />
    </Card>
  );
}

function Accessories({ sale }: { sale: Sale }) {
  const { sales } = useMessages();
  return (
    <Card title={sales.accessories}>
      <DescriptionList
        items={[
          ...sale.accessories.map(({ accessoryName, quantity, amount }) => ({
            term: `${accessoryName} × ${quantity}`,
            description: <Amount minor={amount} />,
            isNumeric: true,
          })),
          {
            term: sales.total,
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
  const { sales } = useMessages();
  return (
    <Card
      title={sales.exchange}
      description={[exchange.companyName, exchange.modelName, exchange.ramMemory].filter(Boolean).join(' ')}
    >
      <DescriptionList
        items={[
          { term: 'IMEI 1', description: <Imei>{exchange.imei1}</Imei> },
          { term: sales.total, description: <Amount minor={exchange.value} />, isNumeric: true },
        ]}
      />
    </Card>
  );
}
