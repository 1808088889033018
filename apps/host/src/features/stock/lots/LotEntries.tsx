import type { BulkDetail, LotEntry } from '@handset/domain';
import { Amount, Card, Table, type TableColumn, useWords } from '@handset/ui';
import { type Format, useFormat } from '../../../kit/format/useFormat.ts';
import { listWords } from '../../../kit/lists/listWords.ts';
import { seesProfit } from './lotFigures.ts';
import { type LotWords, lotWords } from './lotWords.ts';

/** The models of a lot at their prices. */
export function LotEntries({ lot }: { lot: BulkDetail }) {
  const words = useWords(lotWords);
  const { total } = useWords(listWords);
  const format = useFormat();
  const rows = lot.entries.map((entry, place) => ({ entry, place }));
  return (
    <Card title={words.entries} padding="none">
      <Table
        label={words.entries}
        columns={entryColumns(words, format, seesProfit(lot))}
        rows={rows}
        getKey={({ place }) => String(place)}
        totals={{
          model: total,
          quantity: format.count(lot.quantity),
          subtotal: <Amount minor={lot.prices.buyingPrice} weight="medium" />,
        }}
      />
    </Card>
  );
}

interface Row {
  entry: LotEntry;
  place: number;
}

function entryColumns(words: LotWords, format: Format, hasCost: boolean): TableColumn<Row>[] {
  const columns: TableColumn<Row>[] = [
    {
      id: 'model',
      header: words.model,
      isRowHeader: true,
      cell: ({ entry }) =>
        [`${entry.companyName} ${entry.modelName}`, entry.ramMemory].filter(Boolean).join(' · '),
    },
    { id: 'sim', header: words.sim, cell: ({ entry }) => words.sims[entry.simOption] },
    {
      id: 'quantity',
      header: words.quantity,
      isNumeric: true,
      cell: ({ entry }) => format.count(entry.quantity),
    },
    { id: 'sold', header: words.sold, isNumeric: true, cell: ({ entry }) => format.count(entry.counts.sold) },
    {
      id: 'each',
      header: words.each,
      isNumeric: true,
      cell: ({ entry }) => <Amount minor={entry.priceOfOne} />,
    },
    {
      id: 'effective',
      header: words.effectiveEach,
      isNumeric: true,
      cell: ({ entry: { effectiveCostOfOne: cost } }) => (cost === null ? null : <Amount minor={cost} />),
    },
    {
      id: 'subtotal',
      header: words.subtotal,
      phone: 'amount',
      isNumeric: true,
      cell: ({ entry }) => <Amount minor={entry.priceOfOne * entry.quantity} />,
    },
  ];
  return columns.filter(({ id }) => id !== 'effective' || hasCost);
}
