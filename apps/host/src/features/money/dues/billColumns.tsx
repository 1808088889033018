import type { PartyDues } from '@handset/domain';
import { Badge, Button, type DataTableColumn, IconButton, Inline, Text } from '@handset/ui';
import { CalendarClock } from 'lucide-react';
import { MoreMenu } from '../../../kit/actions/MoreMenu.tsx';
import type { Format } from '../../../kit/format/useFormat.ts';
import { moneyColumn } from '../../../kit/lists/moneyColumn.tsx';
import type { BillWords } from './billWords.ts';
import { dueColumn } from './dueColumn.tsx';

/** A bill with what settled it. */
export type PartyBill = PartyDues['bills'][number];

/** Actions on an open bill. */
export interface BillActions {
  pay: (bill: PartyBill) => void;
  changeDue: (bill: PartyBill) => void;
}

/** The columns of one party's bills. */
export function billColumns(
  words: BillWords,
  format: Format,
  actions: BillActions,
): DataTableColumn<PartyBill>[] {
  const settlements = (bill: PartyBill) =>
    bill.settledBy.map(({ voucher, amount }) => `${voucher} ${format.money(amount)}`).join(', ');
  const moves = (bill: PartyBill) =>
    bill.dueDateMoves
      .map(({ from, to, reason }) => `${format.day(from)} → ${format.day(to)}: ${reason}`)
      .join('; ');
  return [
    {
      id: 'bill',
      header: words.bill,
      value: (bill) => bill.number,
      isRowHeader: true,
      isNumeric: true,
      align: 'start',
      width: 92,
    },
    {
      id: 'type',
      header: words.type,
      value: (bill) => words.types[bill.documentType],
      cell: (bill) => (
        <Text tone={bill.side === 'receivable' ? 'neutral' : 'caution'}>
          {words.types[bill.documentType]}
        </Text>
      ),
      phoneCell: (bill) => words.types[bill.documentType],
      width: 96,
    },
    {
      id: 'date',
      header: words.date,
      value: (bill) => bill.date,
      text: (bill) => format.day(bill.date),
      width: 120,
    },
    dueColumn({
      id: 'dueDate',
      header: words.due,
      dayOf: (bill) => bill.dueDate,
      daysOf: (bill) => bill.daysOverdue,
      late: words.late,
      format,
    }),
    { ...moneyColumn('amount', words.amount, (bill) => bill.amount, format), phone: 'hidden' },
    moneyColumn('paid', words.paid, (bill) => bill.paid, format),
    {
      ...moneyColumn<PartyBill>('outstanding', words.outstanding, (bill) => bill.outstanding, format),
      phone: 'amount',
      cell: (bill) =>
        bill.outstanding === 0 ? (
          <Badge tone="positive">{words.isPaid}</Badge>
        ) : (
          format.money(bill.outstanding)
        ),
    },
    {
      id: 'settledBy',
      header: words.settledBy,
      phone: 'hidden',
      value: settlements,
      cell: (bill) => (bill.settledBy.length === 0 ? null : <bdi dir="ltr">{settlements(bill)}</bdi>),
      minWidth: 170,
    },
    { id: 'moved', header: words.moved, phone: 'hidden', value: moves, minWidth: 170 },
    {
      id: 'actions',
      header: words.actions,
      value: () => '',
      cell: (bill) =>
        bill.outstanding === 0 ? null : (
          <Inline gap={1} isWrapping={false}>
            <Button size="small" onPress={() => actions.pay(bill)}>
              {bill.side === 'receivable' ? words.settle : words.pay}
            </Button>
            <IconButton label={words.changeDue} size="small" onPress={() => actions.changeDue(bill)}>
              <CalendarClock size={18} />
            </IconButton>
          </Inline>
        ),
      phoneCell: (bill) =>
        bill.outstanding === 0 ? null : (
          <MoreMenu
            label={words.actionsOf(bill.number)}
            size="small"
            choices={[
              {
                id: 'pay',
                label: bill.side === 'receivable' ? words.settle : words.pay,
                onAction: () => actions.pay(bill),
              },
              { id: 'due', label: words.changeDue, onAction: () => actions.changeDue(bill) },
            ]}
          />
        ),
      hasControls: true,
      isHideable: false,
      width: 140,
    },
  ];
}
