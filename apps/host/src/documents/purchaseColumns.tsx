import type { PurchaseRow } from '@handset/domain';
import { Amount, Badge, type DataTableColumn, Text } from '@handset/ui';
import type { Format } from '../format/useFormat.ts';
import { dayColumn } from '../lists/dayColumn.ts';
import { moneyColumn } from '../lists/moneyColumn.tsx';
import type { PurchaseWords } from './purchaseWords.ts';
import { eGadgetTones, statusTones } from './statusTones.ts';

/** The columns of a list of slips; those that the server sorts by are called as it calls them. */
export function purchaseColumns(words: PurchaseWords, format: Format): DataTableColumn<PurchaseRow>[] {
  return [
    {
      id: 'slipNumber',
      header: words.slip,
      value: (row) => row.slipNumber,
      cell: (row) => <Text weight="medium">{row.slipNumber}</Text>,
      isRowHeader: true,
      isNumeric: true,
      align: 'start',
      isSortable: true,
      width: 110,
    },
    dayColumn('date', words.date, (row) => row.date, format, true),
    { id: 'seller', header: words.seller, value: (row) => row.person.name, minWidth: 140 },
    {
      id: 'phones',
      header: words.phones,
      value: ({ models: [first, ...rest] }) =>
        first ? `${first.companyName} ${first.modelName}${rest.length > 0 ? ` + ${rest.length}` : ''}` : '',
      minWidth: 160,
    },
    {
      id: 'quantity',
      header: words.quantity,
      value: (row) => row.quantity,
      isNumeric: true,
      align: 'end',
      width: 90,
    },
    moneyColumn('total', words.total, (row) => row.total, format, true),
    moneyColumn('paid', words.paid, (row) => row.paidNow, format),
    {
      ...moneyColumn<PurchaseRow>('pending', words.pending, (row) => row.outstanding, format),
      cell: (row) => <Amount minor={row.outstanding} tone={row.outstanding > 0 ? 'caution' : 'muted'} />,
    },
    {
      id: 'payment',
      header: words.payment,
      value: (row) => words.payments[row.purchasePaymentStatus],
      cell: (row) => (
        <Badge tone={row.purchasePaymentStatus === 'paid' ? 'positive' : 'caution'}>
          {words.payments[row.purchasePaymentStatus]}
        </Badge>
      ),
      width: 120,
    },
    {
      id: 'status',
      header: words.status,
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
      isHiddenOnCard: true,
    },
    { id: 'by', header: words.by, value: (row) => row.createdBy, width: 120, isHiddenOnCard: true },
  ];
}
