import { useShop } from '@handset/api-client/swr';
import { daysBetween, type PurchaseDetail } from '@handset/domain';
import { Amount, Badge, Card, DescriptionList, Inline, Stack, Table } from '@handset/ui';
import { useFormat } from '../format/useFormat.ts';
import { useWords } from '../messages/useWords.ts';
import { documentWords } from './documentWords.ts';

interface SettlementProps {
  /** What was agreed to be paid later, in minor units. */
  payableLater: number;
  /** What is still open of it. */
  outstanding: number;
  /** The day by which it is to be paid, as it stands now. */
  dueDate: string | null;
  /** What settled it. */
  payments: readonly Omit<PurchaseDetail['payments'][number], 'note'>[];
}

/** What was left to be paid of a document: when it is due, what was paid of it, what is open. */
export function Settlement({ payableLater, outstanding, dueDate, payments }: SettlementProps) {
  const words = useWords(documentWords);
  const format = useFormat();
  const { data: shop } = useShop();
  if (payableLater === 0 && payments.length === 0) return null;
  const late = shop && dueDate && outstanding > 0 ? daysBetween(dueDate, shop.today) : 0;
  return (
    <Card title={words.due}>
      <Stack gap={4}>
        <DescriptionList
          items={[
            { term: words.agreed, description: <Amount minor={payableLater} />, isNumeric: true },
            ...(dueDate
              ? [
                  {
                    term: words.dueOn,
                    description: (
                      <Inline gap={2} align="center">
                        {format.day(dueDate)}
                        {late > 0 ? <Badge tone="critical">{words.overdue(format.count(late))}</Badge> : null}
                      </Inline>
                    ),
                  },
                ]
              : []),
            {
              term: words.outstanding,
              description: outstanding === 0 ? words.isPaid : <Amount minor={outstanding} />,
              isNumeric: outstanding > 0,
              isStrong: true,
              tone: outstanding === 0 ? 'positive' : late > 0 ? 'critical' : 'caution',
            },
          ]}
        />
        {payments.length > 0 ? (
          <Table
            label={words.history}
            columns={[
              { id: 'date', header: words.date, cell: (row) => format.day(row.date), isRowHeader: true },
              { id: 'source', header: words.history, cell: (row) => words.sources[row.source] },
              {
                id: 'amount',
                header: words.amount,
                cell: (row) => <Amount minor={row.amount} />,
                isNumeric: true,
                align: 'end',
              },
            ]}
            rows={payments}
            getKey={(row) => row._id}
          />
        ) : null}
      </Stack>
    </Card>
  );
}
