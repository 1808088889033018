import type { BalanceSheetAnswer } from '@handset/domain';
import { Amount, Card, Table, type TableColumn, Text, useWords } from '@handset/ui';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { type SheetLine, sheetHref } from './sheetHref.ts';
import { lineName, sheetWords } from './sheetWords.ts';

interface SheetSectionProps {
  title: string;
  lines: readonly SheetLine[];
  total: number;
  /** On the day to compare with; null when none was named. */
  comparedTotal: number | null;
  sheet: BalanceSheetAnswer;
}

/** Assets, liabilities or equity; each line leads to the rows behind it. */
export function SheetSection({ title, lines, total, comparedTotal, sheet }: SheetSectionProps) {
  const words = useWords(sheetWords);
  const format = useFormat();
  const partsOf = ({ count, group }: SheetLine) => {
    if (count !== null) return words.parties(format.count(count));
    if (group !== 'phone-stock' || !sheet.phoneStock) return null;
    const { new: fresh, used } = sheet.phoneStock;
    return `${words.newStock} ${format.money(fresh)} · ${words.usedStock} ${format.money(used)}`;
  };
  const columns: TableColumn<SheetLine>[] = [
    {
      id: 'line',
      header: words.line,
      isRowHeader: true,
      cell: (line) => {
        const parts = partsOf(line);
        return (
          <>
            {lineName(line, words)}
            {parts ? (
              <>
                <br />
                <Text size={1} tone="muted">
                  {parts}
                </Text>
              </>
            ) : null}
          </>
        );
      },
    },
    {
      id: 'amount',
      header: sheet.compareWith === null ? words.amount : format.day(sheet.asOf),
      phone: 'amount',
      isNumeric: true,
      cell: (line) => <Amount minor={line.amount} />,
    },
    ...(sheet.compareWith === null
      ? []
      : [
          {
            id: 'compare',
            header: format.day(sheet.compareWith),
            isNumeric: true,
            cell: (line: SheetLine) => <Amount minor={line.compare ?? 0} tone="muted" />,
          },
          {
            id: 'change',
            header: words.change,
            isNumeric: true,
            cell: (line: SheetLine) => <Amount minor={line.amount - (line.compare ?? 0)} hasSign />,
          },
        ]),
  ];
  return (
    <Card title={title} padding="none">
      <Table
        label={title}
        columns={columns}
        rows={lines}
        getKey={({ account }) => account}
        getRowHref={sheetHref}
        totals={{
          line: words.total,
          amount: <Amount minor={total} weight="strong" />,
          ...(comparedTotal === null
            ? {}
            : {
                compare: <Amount minor={comparedTotal} />,
                change: <Amount minor={total - comparedTotal} hasSign />,
              }),
        }}
      />
    </Card>
  );
}
