import { useShop } from '@handset/api-client/swr';
import type { BulkDetail } from '@handset/domain';
import { Amount, Badge, Card, Table, Timeline, useWords } from '@handset/ui';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { useEntryText } from '../../money/ledgers/useEntryText.ts';
import { lotWords } from './lotWords.ts';

/** Events after the purchase: payments, returns, corrections. */
export function LotHistory({ lot }: { lot: BulkDetail }) {
  const words = useWords(lotWords);
  const said = useEntryText();
  const { data: shop } = useShop();
  return (
    <>
      {lot.payments.length > 0 ? <Payments lot={lot} /> : null}
      {lot.returns.length > 0 ? <Returns lot={lot} /> : null}
      <Card title={words.history}>
        <Timeline
          label={words.history}
          today={shop?.today}
          timeZone={shop?.timeZone}
          items={lot.postings.toReversed().map((posting) => ({
            id: String(posting.entry),
            at: posting.createdAt,
            title: <bdi>{said(posting)}</bdi>,
            actor: posting.createdBy,
            href: `/app/dashboard/ledgerRecords/${posting.entry}`,
          }))}
        />
      </Card>
    </>
  );
}

function Payments({ lot: { payments } }: { lot: BulkDetail }) {
  const words = useWords(lotWords);
  const format = useFormat();
  return (
    <Card title={words.payments} padding="none">
      <Table
        label={words.payments}
        columns={[
          { id: 'date', header: words.date, isRowHeader: true, cell: (row) => format.day(row.date) },
          { id: 'kind', header: words.kind, cell: (row) => words.sources[row.source] },
          { id: 'note', header: words.note, cell: (row) => row.note },
          {
            id: 'amount',
            header: words.amount,
            phone: 'amount',
            isNumeric: true,
            cell: (row) => <Amount minor={row.amount} />,
          },
        ]}
        rows={payments}
        getKey={({ _id }) => _id}
      />
    </Card>
  );
}

function Returns({ lot: { returns } }: { lot: BulkDetail }) {
  const words = useWords(lotWords);
  const format = useFormat();
  return (
    <Card title={words.returns} padding="none">
      <Table
        label={words.returns}
        columns={[
          { id: 'date', header: words.date, isRowHeader: true, cell: (row) => format.day(row.date) },
          {
            id: 'kind',
            header: words.kind,
            cell: (row) => <Badge tone="caution">{words.returnKinds[row.kind]}</Badge>,
          },
          {
            id: 'quantity',
            header: words.quantity,
            isNumeric: true,
            cell: (row) => format.count(row.units.length),
          },
          { id: 'reason', header: words.reason, cell: (row) => row.reason },
          {
            id: 'offBalance',
            header: words.offBalance,
            isNumeric: true,
            cell: (row) => <Amount minor={row.offBalance} />,
          },
          {
            id: 'total',
            header: words.amount,
            phone: 'amount',
            isNumeric: true,
            cell: (row) => <Amount minor={row.total} />,
          },
        ]}
        rows={returns}
        getKey={({ _id }) => _id}
      />
    </Card>
  );
}
