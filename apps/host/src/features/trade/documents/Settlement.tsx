import { useShop } from '@handset/api-client/swr';
import { daysBetween, type PurchaseDetail } from '@handset/domain';
import { Amount, Badge, Card, DescriptionList, Inline, Stack, Text, useWords } from '@handset/ui';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { documentWords } from './documentWords.ts';
import { Outstanding } from './Outstanding.tsx';

interface SettlementProps {
  of: 'sale' | 'purchase';
  /** Everything paid for the document, less repayments, in minor units. */
  paid: number;
  /** The part of the debt that was written off. */
  letGo: number;
  /** Amount agreed to be paid later, in minor units. */
  payableLater: number;
  /** The amount still open. Negative when the side that was paid owes something back. */
  outstanding: number;
  /** Current due date. */
  dueDate: string | null;
  /** Payments that settled it. */
  payments: readonly Omit<PurchaseDetail['payments'][number], 'note'>[];
}

/** Unpaid part of a document: due date, payments and open amount. */
export function Settlement({
  of,
  paid,
  letGo,
  payableLater,
  outstanding,
  dueDate,
  payments,
}: SettlementProps) {
  const words = useWords(documentWords);
  const format = useFormat();
  const { data: shop } = useShop();
  if (payableLater === 0 && payments.length === 0 && outstanding === 0) return null;
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
            { term: words.paidInAll[of], description: <Amount minor={paid} />, isNumeric: true },
            ...(letGo > 0
              ? [{ term: words.sources['write-off'], description: <Amount minor={letGo} />, isNumeric: true }]
              : []),
            {
              term: words.outstanding,
              description: outstanding === 0 ? words.isPaid : <Outstanding minor={outstanding} of={of} />,
              isNumeric: outstanding > 0,
              isStrong: true,
              tone: outstanding === 0 ? 'positive' : late > 0 ? 'critical' : 'caution',
            },
          ]}
        />
        {payments.length > 0 ? (
          <Stack gap={1}>
            <Text tone="muted">{words.history}</Text>
            <DescriptionList
              items={payments.map(({ date, source, amount }) => ({
                term: `${words.sources[source]} · ${format.day(date)}`,
                description: <Amount minor={amount} />,
                isNumeric: true,
              }))}
            />
          </Stack>
        ) : null}
      </Stack>
    </Card>
  );
}
