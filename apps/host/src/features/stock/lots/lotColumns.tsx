import type { LotUnit, PurchaseRow } from '@handset/domain';
import { Amount, Badge, type DataTableColumn, Inline } from '@handset/ui';
import { stateTones } from '../../../kit/format/stateTones.ts';
import type { Format } from '../../../kit/format/useFormat.ts';
import { Imei } from '../../../kit/lists/Imei.tsx';
import { moneyColumn } from '../../../kit/lists/moneyColumn.tsx';
import { documentDayColumn } from '../../trade/documents/documentDayColumn.ts';
import { outstandingColumn } from '../../trade/documents/outstandingColumn.tsx';
import { statusTones } from '../../trade/documents/statusTones.ts';
import { dueDateOf, markOf } from '../../trade/purchases/purchaseColumns.tsx';
import type { PurchaseWords } from '../../trade/purchases/purchaseWords.ts';
import type { StockWords } from '../list/stockWords.ts';
import type { LotWords } from './lotWords.ts';

/** Columns of the list of lots. Sortable columns have the ids of the server's sort orders. */
export function lotColumns(
  words: LotWords,
  slip: PurchaseWords,
  format: Format,
): DataTableColumn<PurchaseRow>[] {
  const count = (id: keyof PurchaseRow['counts'], header: string): DataTableColumn<PurchaseRow> => ({
    id,
    header,
    value: (row) => row.counts[id],
    isNumeric: true,
    align: 'end',
    width: 96,
  });
  return [
    {
      id: 'slipNumber',
      header: slip.slip,
      value: (row) => row.slipNumber,
      cell: (row) => {
        const mark = markOf(row, slip);
        return (
          <Inline gap={2} align="center">
            {row.slipNumber}
            {mark ? <Badge tone={statusTones[row.status]}>{mark}</Badge> : null}
          </Inline>
        );
      },
      isRowHeader: true,
      isNumeric: true,
      align: 'start',
      isSortable: true,
      width: 150,
    },
    documentDayColumn(slip.date, dueDateOf, format),
    { id: 'seller', header: words.party, phone: 'title', value: (row) => row.person.name, minWidth: 110 },
    {
      id: 'models',
      header: words.entries,
      value: ({ models }) =>
        models
          .map(({ companyName, modelName, quantity }) => `${companyName} ${modelName} × ${quantity}`)
          .join(', '),
      minWidth: 110,
    },
    {
      id: 'quantity',
      header: slip.quantity,
      phone: 'hidden',
      value: (row) => row.quantity,
      isNumeric: true,
      align: 'end',
      width: 90,
    },
    count('inStock', words.inStock),
    { ...count('dispatched', words.dispatched), phone: 'hidden' },
    count('sold', words.sold),
    { ...count('returned', words.returned), phone: 'hidden' },
    { ...moneyColumn('total', words.price, (row) => row.total, format, true), phone: 'amount' },
    { ...moneyColumn('paid', words.paid, (row) => row.paid, format), phone: 'hidden' },
    outstandingColumn({ id: 'pending', header: words.pending, of: 'purchase', dueDateOf, format }),
  ];
}

/** Columns of the phones of a lot: location and selling price. */
export function lotUnitColumns(
  words: LotWords,
  stock: StockWords,
  format: Format,
  hasProfit: boolean,
): DataTableColumn<LotUnit>[] {
  const columns: DataTableColumn<LotUnit>[] = [
    {
      id: 'imei',
      header: words.imei,
      value: (unit) => unit.imei1,
      cell: (unit) => <Imei>{unit.imei1}</Imei>,
      isRowHeader: true,
      isNumeric: true,
      align: 'start',
      minWidth: 170,
    },
    {
      id: 'imei2',
      header: stock.imei2,
      value: (unit) => unit.imei2,
      cell: (unit) => (unit.imei2 ? <Imei>{unit.imei2}</Imei> : null),
      isNumeric: true,
      align: 'start',
      width: 170,
      phone: 'hidden',
    },
    { id: 'color', header: stock.color, value: (unit) => unit.color, width: 110 },
    {
      id: 'state',
      header: stock.state,
      phone: 'state',
      value: (unit) => stock.states[unit.state] ?? unit.state,
      cell: (unit) => <Badge tone={stateTones[unit.state]}>{stock.states[unit.state]}</Badge>,
      isSortable: true,
      width: 130,
    },
    {
      id: 'soldOn',
      header: words.soldOn,
      value: (unit) => unit.soldOn,
      text: ({ soldOn }) => (soldOn ? format.day(soldOn) : ''),
      isSortable: true,
      width: 120,
    },
    { ...moneyColumn('soldPrice', words.soldPrice, (unit) => unit.soldPrice, format, true), phone: 'amount' },
    {
      ...moneyColumn<LotUnit>('profit', words.unitProfit, (unit) => unit.profit, format, true),
      phone: 'state',
      cell: ({ profit }) =>
        profit === null ? null : <Amount minor={profit} tone={profit < 0 ? 'critical' : 'positive'} />,
    },
  ];
  return columns.filter(({ id }) => id !== 'profit' || hasProfit);
}
