import type { MinorUnits } from '@handset/domain';
import { Amount, Badge, Card, Table, useWords } from '@handset/ui';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { documentWords } from '../documents/documentWords.ts';

/** One return. Money is in minor units. */
export interface ReturnRow {
  _id: string;
  kind: 'return' | 'void';
  date: string;
  /** The phones and accessories, in words. */
  what: string;
  reason: string;
  total: MinorUnits;
  /** Negative where it came in. */
  refund: MinorUnits;
  offBalance: MinorUnits;
  createdBy: string;
}

/** Every correction of a document: what, when, why and by whom. */
export function Returns({ title, rows }: { title: string; rows: readonly ReturnRow[] }) {
  const words = useWords(documentWords);
  const format = useFormat();
  if (rows.length === 0) return null;
  const amount = (id: 'value' | 'refund' | 'offBalance', of: (row: ReturnRow) => MinorUnits) => ({
    id,
    header: words[id],
    cell: (row: ReturnRow) => <Amount minor={of(row)} />,
    isNumeric: true,
    align: 'end' as const,
    phone: id === 'value' ? ('amount' as const) : undefined,
  });
  return (
    <Card title={title} padding="none">
      <Table
        label={title}
        columns={[
          { id: 'date', header: words.date, cell: (row) => format.day(row.date), isRowHeader: true },
          {
            id: 'what',
            header: words.what,
            cell: (row) =>
              row.kind === 'void' ? <Badge tone="critical">{words.statuses.void}</Badge> : row.what,
          },
          { id: 'reason', header: words.reason, cell: (row) => row.reason },
          amount('value', (row) => row.total),
          amount('refund', (row) => row.refund),
          amount('offBalance', (row) => row.offBalance),
          { id: 'by', header: words.by, cell: (row) => row.createdBy },
        ]}
        rows={rows}
        getKey={(row) => row._id}
      />
    </Card>
  );
}

/** Phones in words: the name of one, the number of several. */
export function usePhoneText() {
  const words = useWords(documentWords);
  const { count } = useFormat();
  return (units: readonly { companyName: string; modelName: string }[]): string => {
    const [first, ...rest] = units;
    if (!first) return '';
    return rest.length === 0
      ? `${first.companyName} ${first.modelName}`
      : words.phoneCount(count(units.length));
  };
}
