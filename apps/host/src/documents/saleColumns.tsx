import type { SaleRow } from '@handset/domain';
import { Amount, Badge, type DataTableColumn, Text } from '@handset/ui';
import type { Format } from '../format/useFormat.ts';
import { dayColumn } from '../lists/dayColumn.ts';
import { moneyColumn } from '../lists/moneyColumn.tsx';
import type { SaleWords } from './saleWords.ts';
import { statusTones } from './statusTones.ts';

/** The columns of a list of invoices; those that the server sorts by are called as it calls them. */
export function saleColumns(
  words: SaleWords,
  format: Format,
  hasProfit: boolean,
): DataTableColumn<SaleRow>[] {
  const columns: DataTableColumn<SaleRow>[] = [
    {
      id: 'invoice',
      header: words.invoice,
      value: (row) => row.invoiceNumber,
      cell: (row) => <Text weight="medium">{row.invoiceNumber}</Text>,
      isRowHeader: true,
      isNumeric: true,
      align: 'start',
      isSortable: true,
      width: 86,
    },
    { ...dayColumn('date', words.date, (row) => row.date, format, true), width: 118 },
    { id: 'customer', header: words.customer, value: (row) => row.person.name, minWidth: 116 },
    { id: 'phones', header: words.phones, value: (row) => goods(row, words), minWidth: 142 },
    {
      id: 'type',
      header: words.type,
      value: (row) => words.types[row.sellingType] ?? row.sellingType,
      cell: (row) => <Badge>{words.types[row.sellingType] ?? row.sellingType}</Badge>,
      width: 120,
    },
    moneyColumn('total', words.total, (row) => row.total, format, true),
    moneyColumn('received', words.received, (row) => row.received, format),
    {
      ...moneyColumn('due', words.due, (row) => row.outstanding, format),
      cell: (row) => <Amount minor={row.outstanding} tone={row.outstanding > 0 ? 'caution' : 'muted'} />,
    },
    {
      id: 'status',
      header: words.status,
      value: (row) => words.statuses[row.status] ?? row.status,
      cell: (row) => <Badge tone={statusTones[row.status]}>{words.statuses[row.status]}</Badge>,
      width: 120,
    },
    moneyColumn('profit', words.profit, (row) => row.profit, format),
    { id: 'by', header: words.by, value: (row) => row.createdBy, width: 120, isHiddenOnCard: true },
  ];
  return columns.filter(({ id }) => id !== 'profit' || hasProfit);
}

function goods({ phones: [first, ...rest], accessories }: SaleRow, words: SaleWords): string {
  if (!first) return words.accessories(accessories.length);
  return `${first.companyName} ${first.modelName}${rest.length > 0 ? ` + ${rest.length}` : ''}`;
}
