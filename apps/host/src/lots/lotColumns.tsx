import type { LotUnit, PurchaseRow } from '@handset/domain';
import { Amount, Badge, type DataTableColumn, Text } from '@handset/ui';
import type { PurchaseWords } from '../documents/purchaseWords.ts';
import { stateTones } from '../format/stateTones.ts';
import type { Format } from '../format/useFormat.ts';
import { dayColumn } from '../lists/dayColumn.ts';
import { Imei } from '../lists/Imei.tsx';
import { moneyColumn } from '../lists/moneyColumn.tsx';
import type { StockWords } from '../stock/stockWords.ts';
import type { LotWords } from './lotWords.ts';

/** The columns of the list of lots; those that the server sorts by are called as it calls them. */
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
      cell: (row) => <Text weight="medium">{row.slipNumber}</Text>,
      isRowHeader: true,
      isNumeric: true,
      align: 'start',
      isSortable: true,
      width: 100,
    },
    dayColumn('date', slip.date, (row) => row.date, format, true),
    { id: 'seller', header: words.party, value: (row) => row.person.name, minWidth: 130 },
    {
      id: 'models',
      header: words.entries,
      value: ({ models }) =>
        models
          .map(({ companyName, modelName, quantity }) => `${companyName} ${modelName} × ${quantity}`)
          .join(', '),
      minWidth: 180,
    },
    {
      id: 'quantity',
      header: slip.quantity,
      value: (row) => row.quantity,
      isNumeric: true,
      align: 'end',
      width: 90,
    },
    count('inStock', words.inStock),
    count('dispatched', words.dispatched),
    count('sold', words.sold),
    count('returned', words.returned),
    moneyColumn('total', words.price, (row) => row.total, format, true),
    moneyColumn('paid', words.paid, (row) => row.total - row.outstanding, format),
    {
      ...moneyColumn<PurchaseRow>('pending', words.pending, (row) => row.outstanding, format),
      cell: (row) => <Amount minor={row.outstanding} tone={row.outstanding > 0 ? 'caution' : 'muted'} />,
    },
  ];
}

/** The columns of the phones of a lot: where each is, and what it went for. */
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
      isHiddenOnCard: true,
    },
    { id: 'color', header: words.color, value: (unit) => unit.color, width: 110 },
    {
      id: 'state',
      header: stock.state,
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
    moneyColumn('soldPrice', words.soldPrice, (unit) => unit.soldPrice, format, true),
    {
      ...moneyColumn<LotUnit>('profit', words.unitProfit, (unit) => unit.profit, format, true),
      cell: ({ profit }) =>
        profit === null ? null : <Amount minor={profit} tone={profit < 0 ? 'critical' : 'positive'} />,
    },
  ];
  return columns.filter(({ id }) => id !== 'profit' || hasProfit);
}
