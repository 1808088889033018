import { usePerson } from '@handset/api-client/swr';
import { formatNumber, type PersonRecord, whatsappLink } from '@handset/domain';
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
  Stat,
  Table,
  type TableColumn,
  useWords,
} from '@handset/ui';
import { useMemo } from 'react';
import { PartyOwes } from '../../../kit/format/PartyOwes.tsx';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { phoneHref } from '../../../kit/links/phoneHref.ts';
import * as tiles from '../../../kit/lists/grids.css.ts';
import { Imei } from '../../../kit/lists/Imei.tsx';
import { plainColumns } from '../../../kit/lists/plainColumns.tsx';
import { Loaded } from '../../../kit/problems/Loaded.tsx';
import { useUser } from '../../../kit/session/useSession.ts';
import { Pictures } from '../../trade/purchases/Pictures.tsx';
import { purchaseColumns } from '../../trade/purchases/purchaseColumns.tsx';
import { purchaseWords } from '../../trade/purchases/purchaseWords.ts';
import { saleColumns } from '../../trade/sales/saleColumns.tsx';
import { saleWords } from '../../trade/sales/saleWords.ts';
import { useCustomerName } from '../../trade/sales/useCustomerName.ts';
import { Claims } from '../../trade/warranty/Claims.tsx';
import { recordWords } from './recordWords.ts';

/** One customer or supplier, whole: documents, phones with their warranty, exchanges, payments. */
export function CustomerRecord({ id }: { id: string }) {
  return <Loaded state={usePerson(id)}>{(person) => <Record key={person._id} person={person} />}</Loaded>;
}

function Record({ person }: { person: PersonRecord }) {
  const words = useWords(recordWords);
  const format = useFormat();
  const customerName = useCustomerName();
  const isWalkIn = person._id === useUser().shopId;
  return (
    <Stack gap={5}>
      <PageHeader
        title={customerName(person)}
        description={<PartyOwes balance={person.balance} />}
        action={
          <Inline gap={2}>
            <ButtonLink href="/app/dashboard/getCustomerRecord">{words.back}</ButtonLink>
            <ButtonLink href={`/app/dashboard/partyLedger/${person._id}`} variant="primary">
              {words.ledger}
            </ButtonLink>
          </Inline>
        }
      />
      <div className={tiles.board}>
        <Stat label={words.visits} value={format.count(person.visits)} />
        <Stat label={words.sold} value={<Amount minor={person.sold} />} />
        {person.bought === null ? null : (
          <Stat label={words.bought} value={<Amount minor={person.bought} />} />
        )}
        <Stat
          label={words.advances}
          value={<Amount minor={person.advances.receivable + person.advances.payable} />}
        />
      </div>
      <Card>
        <DescriptionList
          items={[
            {
              term: words.number,
              description: (
                <Inline gap={2}>
                  <bdi dir="ltr">{formatNumber(person.number)}</bdi>
                  {isWalkIn ? null : <Link href={whatsappLink(person.number, '')}>{words.whatsapp}</Link>}
                </Inline>
              ),
            },
            { term: words.reference, description: person.reference || '—' },
            { term: words.cnic, description: <bdi dir="ltr">{person.cnic ?? '—'}</bdi> },
            { term: words.since, description: format.day(person.createdAt.slice(0, 10)) },
          ]}
        />
      </Card>
      <Phones person={person} />
      <Claims of={{ personId: person._id }} />
      <Documents person={person} />
      <Exchanges person={person} />
      <Payments person={person} />
      {person.cnicPictures ? <Pictures pictures={person.cnicPictures} /> : null}
    </Stack>
  );
}

function Phones({ person: { phones } }: { person: PersonRecord }) {
  const words = useWords(recordWords);
  const format = useFormat();
  if (phones.length === 0) return null;
  const columns: TableColumn<PersonRecord['phones'][number]>[] = [
    {
      id: 'phone',
      header: words.phone,
      isRowHeader: true,
      cell: (phone) => `${phone.companyName} ${phone.modelName}`,
    },
    { id: 'imei', header: words.imei, cell: (phone) => <Imei>{phone.imei1}</Imei> },
    { id: 'soldOn', header: words.soldOn, cell: (phone) => format.day(phone.soldOn) },
    {
      id: 'invoice',
      header: words.invoice,
      cell: (phone) => <Link href={`/sales/saleInvoices/${phone.saleId}`}>{phone.invoiceNumber}</Link>,
    },
    {
      id: 'price',
      header: words.price,
      phone: 'amount',
      isNumeric: true,
      cell: (phone) => <Amount minor={phone.price} />,
    },
    {
      id: 'warranty',
      header: words.warranty,
      phone: 'state',
      cell: ({ warrantyEnd, daysLeft }) => {
        if (warrantyEnd === null) return <Badge>{words.noWarranty}</Badge>;
        if (daysLeft === null) return <Badge>{words.warrantyOver}</Badge>;
        return <Badge tone="positive">{words.warrantyLeft(format.count(daysLeft))}</Badge>;
      },
    },
  ];
  return (
    <Card title={words.phones} padding="none">
      <Table
        label={words.phones}
        columns={columns}
        rows={phones}
        getKey={(phone) => phone._id}
        getRowHref={(phone) => phoneHref(phone._id)}
      />
    </Card>
  );
}

function Documents({ person }: { person: PersonRecord }) {
  const words = useWords(recordWords);
  const format = useFormat();
  const invoiceWords = useWords(saleWords);
  const slipWords = useWords(purchaseWords);
  const customerName = useCustomerName();
  const hasProfit = person.sales.some(({ profit }) => profit !== null);
  const invoices = useMemo(
    () => plainColumns(saleColumns(invoiceWords, format, hasProfit, customerName), ['customer', 'by']),
    [invoiceWords, format, hasProfit, customerName],
  );
  const slips = useMemo(
    () => plainColumns(purchaseColumns(slipWords, format), ['seller', 'by', 'eGadget']),
    [slipWords, format],
  );
  const newest = (shown: number, all: number) =>
    shown < all ? words.newest(format.count(shown), format.count(all)) : undefined;
  return (
    <>
      {person.sales.length > 0 ? (
        <Card
          title={words.sales}
          description={newest(person.sales.length, person.counts.sales)}
          padding="none"
        >
          <Table
            label={words.sales}
            columns={invoices}
            rows={person.sales}
            getKey={(row) => row._id}
            getRowHref={(row) => `/sales/saleInvoices/${row._id}`}
          />
        </Card>
      ) : null}
      {person.purchases.length > 0 ? (
        <Card
          title={words.purchases}
          description={newest(person.purchases.length, person.counts.purchases)}
          padding="none"
        >
          <Table
            label={words.purchases}
            columns={slips}
            rows={person.purchases}
            getKey={(row) => row._id}
            getRowHref={(row) =>
              `/purchase/purchaseRecords/${row.type === 'bulk' ? 'bulkPurchase/' : ''}${row._id}`
            }
          />
        </Card>
      ) : null}
    </>
  );
}

function Exchanges({ person: { exchanges } }: { person: PersonRecord }) {
  const words = useWords(recordWords);
  const format = useFormat();
  if (exchanges.length === 0) return null;
  const columns: TableColumn<PersonRecord['exchanges'][number]>[] = [
    {
      id: 'phone',
      header: words.phone,
      isRowHeader: true,
      cell: (phone) => `${phone.companyName} ${phone.modelName}`,
    },
    { id: 'imei', header: words.imei, cell: (phone) => <Imei>{phone.imei1}</Imei> },
    { id: 'date', header: words.date, cell: (phone) => format.day(phone.date) },
    {
      id: 'invoice',
      header: words.invoice,
      cell: (phone) => <Link href={`/sales/saleInvoices/${phone.saleId}`}>{phone.invoiceNumber}</Link>,
    },
    {
      id: 'value',
      header: words.value,
      phone: 'amount',
      isNumeric: true,
      cell: (phone) => <Amount minor={phone.value} />,
    },
  ];
  return (
    <Card title={words.exchanges} padding="none">
      <Table label={words.exchanges} columns={columns} rows={exchanges} getKey={(phone) => phone._id} />
    </Card>
  );
}

function Payments({ person: { payments } }: { person: PersonRecord }) {
  const words = useWords(recordWords);
  const format = useFormat();
  if (payments.length === 0) return null;
  const columns: TableColumn<PersonRecord['payments'][number]>[] = [
    { id: 'voucher', header: words.voucher, isRowHeader: true, cell: (row) => row.voucher },
    { id: 'date', header: words.date, cell: (row) => format.day(row.date) },
    {
      id: 'amount',
      header: words.amount,
      phone: 'amount',
      isNumeric: true,
      cell: (row) => <Amount minor={row.amount} tone={row.direction === 'in' ? 'positive' : 'neutral'} />,
    },
    { id: 'direction', header: words.payments, cell: (row) => words.directions[row.direction] },
    { id: 'note', header: words.note, cell: (row) => row.note },
  ];
  return (
    <Card title={words.payments} padding="none">
      <Table label={words.payments} columns={columns} rows={payments} getKey={(row) => row._id} />
    </Card>
  );
}
