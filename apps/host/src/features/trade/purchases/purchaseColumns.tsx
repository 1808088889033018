import type { PurchaseRow } from '@handset/domain';
import { Badge, type DataTableColumn } from '@handset/ui';
import type { Format } from '../../../kit/format/useFormat.ts';
import { moneyColumn } from '../../../kit/lists/moneyColumn.tsx';
import { DueDay } from '../documents/DueDay.tsx';
import { documentDayColumn } from '../documents/documentDayColumn.ts';
import { FirstPhone } from '../documents/FirstPhone.tsx';
import { outstandingColumn } from '../documents/outstandingColumn.tsx';
import { eGadgetTones, statusTones } from '../documents/statusTones.ts';
import type { PurchaseWords } from './purchaseWords.ts';

/** Columns of a list of slips. Sortable columns have the ids of the server's sort orders. */
export function purchaseColumns(words: PurchaseWords, format: Format): DataTableColumn<PurchaseRow>[] {
  return [
    {
      id: 'slipNumber',
      header: words.slip,
      value: (row) => row.slipNumber,
      isRowHeader: true,
      isNumeric: true,
      align: 'start',
      isSortable: true,
      width: 84,
      minWidth: 80,
    },
    documentDayColumn(words.date, dueDateOf, format),
    { id: 'seller', header: words.seller, phone: 'title', value: (row) => row.person.name, minWidth: 160 },
    {
      id: 'payment',
      header: words.payment,
      phone: 'state',
      value: (row) => markOf(row, words) ?? words.payments[row.purchasePaymentStatus],
      // A void or returned slip is neither paid nor pending. Its status goes here because no width hides this column.
      cell: (row) => {
        const mark = markOf(row, words);
        if (mark) return <Badge tone={statusTones[row.status]}>{mark}</Badge>;
        const dueDate = dueDateOf(row);
        if (dueDate) return <DueDay dueDate={dueDate} isBadge />;
        return (
          <Badge tone={row.purchasePaymentStatus === 'paid' ? 'positive' : 'caution'}>
            {words.payments[row.purchasePaymentStatus]}
          </Badge>
        );
      },
      // The amount still to be paid says enough there.
      phoneCell: (row) => {
        const mark = markOf(row, words);
        if (mark) return <Badge tone={statusTones[row.status]}>{mark}</Badge>;
        return row.outstanding === 0 ? words.payments[row.purchasePaymentStatus] : null;
      },
      width: 116,
    },
    {
      id: 'phones',
      header: words.phones,
      value: goods,
      cell: (row) => (row.phones[0] ? <FirstPhone phone={row.phones[0]} count={row.quantity} /> : null),
      minWidth: 184,
    },
    {
      id: 'quantity',
      header: words.quantity,
      phone: 'hidden',
      value: (row) => row.quantity,
      isNumeric: true,
      align: 'end',
      width: 78,
      minWidth: 78,
    },
    { ...moneyColumn('total', words.total, (row) => row.total, format, true), phone: 'amount' },
    { ...moneyColumn('paid', words.paid, (row) => row.paid, format), phone: 'hidden' },
    outstandingColumn({ id: 'pending', header: words.pending, of: 'purchase', dueDateOf, format }),
    {
      id: 'status',
      header: words.status,
      phone: 'hidden',
      value: (row) => words.statuses[row.status] ?? row.status,
      cell: (row) => <Badge tone={statusTones[row.status]}>{words.statuses[row.status]}</Badge>,
      width: 120,
    },
    {
      id: 'eGadget',
      header: words.eGadget,
      value: (row) => words.eGadgets[row.eGadgetStatus],
      cell: (row) => (
        <Badge tone={eGadgetTones[row.eGadgetStatus]}>{words.eGadgets[row.eGadgetStatus]}</Badge>
      ),
      width: 130,
      phone: 'hidden',
    },
    { id: 'by', header: words.by, value: (row) => row.createdBy, width: 120, phone: 'hidden' },
  ];
}

function goods({ models: [first], quantity }: PurchaseRow): string {
  if (!first) return '';
  return `${first.companyName} ${first.modelName}${quantity > 1 ? ` + ${quantity - 1}` : ''}`;
}

/** The day until which the rest of a slip is to be paid. */
export function dueDateOf({ outstanding, dateOfPayment }: PurchaseRow): string | null {
  return outstanding > 0 ? dateOfPayment : null;
}

/** The status of a void or returned slip. */
export function markOf({ status }: PurchaseRow, words: PurchaseWords): string | undefined {
  return status === 'void' || status === 'returned' ? words.statuses[status] : undefined;
}
