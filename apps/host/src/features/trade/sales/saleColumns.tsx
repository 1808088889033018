import type { SaleRow } from '@handset/domain';
import { Badge, type DataTableColumn } from '@handset/ui';
import type { ReactNode } from 'react';
import type { Format } from '../../../kit/format/useFormat.ts';
import { dayColumn } from '../../../kit/lists/dayColumn.ts';
import * as styles from '../../../kit/lists/filters.css.ts';
import { ImeiTail } from '../../../kit/lists/Imei.tsx';
import { moneyColumn } from '../../../kit/lists/moneyColumn.tsx';
import { outstandingColumn } from '../documents/outstandingColumn.tsx';
import { statusTones } from '../documents/statusTones.ts';
import type { SaleWords } from './saleWords.ts';

/** Columns of a list of invoices. Sortable columns have the ids of the server's sort orders. */
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
      isRowHeader: true,
      isNumeric: true,
      align: 'start',
      isSortable: true,
      width: 90,
      minWidth: 80,
    },
    { ...dayColumn('date', words.date, (row) => row.date, format, true), width: 112 },
    {
      id: 'customer',
      header: words.customer,
      phone: 'title',
      value: (row) => row.person.name,
      minWidth: 130,
    },
    {
      id: 'phones',
      header: words.phones,
      value: (row) => goods(row, words),
      cell: (row) => (
        <span className={styles.named}>
          <span className={styles.name}>{goods(row, words, false)}</span> {tailOf(row)}
        </span>
      ),
      phoneCell: (row) => (
        <>
          {tailOf(row)} {goods(row, words, false)}
        </>
      ),
      minWidth: 184,
    },
    {
      id: 'type',
      header: words.type,
      phone: 'state',
      value: (row) => markOf(row, words) ?? words.types[row.sellingType] ?? row.sellingType,
      // A void or returned sale has no payment type. Its status goes here because no width hides this column.
      cell: (row) => (
        <Badge tone={markOf(row, words) ? statusTones[row.status] : 'neutral'}>
          {markOf(row, words) ?? words.types[row.sellingType] ?? row.sellingType}
        </Badge>
      ),
      // The amount still due says enough there.
      phoneCell: (row) =>
        markOf(row, words) ? (
          <Badge tone={statusTones[row.status]}>{markOf(row, words)}</Badge>
        ) : row.outstanding === 0 ? (
          (words.types[row.sellingType] ?? row.sellingType)
        ) : null,
      width: 116,
    },
    { ...moneyColumn('total', words.total, (row) => row.total, format, true), phone: 'amount' },
    { ...moneyColumn('received', words.received, (row) => row.received, format), phone: 'hidden' },
    outstandingColumn('due', words.due, 'sale', format),
    {
      id: 'status',
      header: words.status,
      phone: 'hidden',
      value: (row) => words.statuses[row.status] ?? row.status,
      cell: (row) => <Badge tone={statusTones[row.status]}>{words.statuses[row.status]}</Badge>,
      width: 120,
    },
    { ...moneyColumn('profit', words.profit, (row) => row.profit, format), phone: 'hidden', width: 108 },
    { id: 'by', header: words.by, value: (row) => row.createdBy, width: 120, phone: 'hidden' },
  ];
  return columns.filter(({ id }) => id !== 'profit' || hasProfit);
}

/** The status of a void or returned sale. */
function markOf({ status }: SaleRow, words: SaleWords): string | undefined {
  return status === 'void' || status === 'returned' ? words.statuses[status] : undefined;
}

function goods(
  { phones: [first, ...rest], accessories }: SaleRow,
  words: SaleWords,
  withCompany = true,
): string {
  if (!first) return words.accessories(accessories.length);
  const name = withCompany ? `${first.companyName} ${first.modelName}` : first.modelName;
  return `${name}${rest.length > 0 ? ` + ${rest.length}` : ''}`;
}

/** The end of the IMEI of the first phone. */
function tailOf({ phones: [first] }: SaleRow): ReactNode {
  return first ? <ImeiTail>{first.imei1}</ImeiTail> : null;
}
