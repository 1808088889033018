import type { SaleRow } from '@handset/domain';
import { Badge, type DataTableColumn } from '@handset/ui';
import type { Format } from '../../../kit/format/useFormat.ts';
import { moneyColumn } from '../../../kit/lists/moneyColumn.tsx';
import { DueDay } from '../documents/DueDay.tsx';
import { documentDayColumn } from '../documents/documentDayColumn.ts';
import { FirstPhone } from '../documents/FirstPhone.tsx';
import { outstandingColumn } from '../documents/outstandingColumn.tsx';
import { statusTones } from '../documents/statusTones.ts';
import type { SaleWords } from './saleWords.ts';
import type { CustomerName } from './useCustomerName.ts';

/** Columns of a list of invoices. Sortable columns have the ids of the server's sort orders. */
export function saleColumns(
  words: SaleWords,
  format: Format,
  hasProfit: boolean,
  customerName: CustomerName,
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
    documentDayColumn(words.date, dueDateOf, format),
    {
      id: 'customer',
      header: words.customer,
      phone: 'title',
      value: (row) => customerName(row.person),
      minWidth: 130,
    },
    {
      id: 'phones',
      header: words.phones,
      value: (row) => goods(row, words),
      cell: (row) =>
        row.phones[0] ? <FirstPhone phone={row.phones[0]} count={row.phones.length} /> : goods(row, words),
      minWidth: 184,
    },
    {
      id: 'type',
      header: words.type,
      phone: 'state',
      value: (row) => markOf(row, words) ?? words.types[row.sellingType] ?? row.sellingType,
      // A void or returned sale has no payment type. Its status goes here because no width hides this column.
      cell: (row) => {
        const mark = markOf(row, words);
        const dueDate = dueDateOf(row);
        if (dueDate && !mark) return <DueDay dueDate={dueDate} isBadge />;
        return (
          <Badge tone={mark ? statusTones[row.status] : 'neutral'}>
            {mark ?? words.types[row.sellingType] ?? row.sellingType}
          </Badge>
        );
      },
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
    outstandingColumn({ id: 'due', header: words.due, of: 'sale', dueDateOf, format }),
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

/** The day until which the rest of a sale is to be paid. */
function dueDateOf({ outstanding, dueDate }: SaleRow): string | null {
  return outstanding > 0 ? dueDate : null;
}

function goods({ phones: [first, ...rest], accessories }: SaleRow, words: SaleWords): string {
  if (!first) return words.accessories(accessories.length);
  return `${first.companyName} ${first.modelName}${rest.length > 0 ? ` + ${rest.length}` : ''}`;
}
