import { entryText, eventTitle, type Ledger, ledgerLines, type Movement } from '@handset/domain';
import { type Columns, moment } from './columns.ts';
import type { ExportColumn } from './ExportColumn.ts';
import type { FilePage } from './ExportList.ts';

/** A row of a ledger; the balance that it begins with is one too. */
export type LedgerRow = Partial<Movement> & Pick<Movement, 'balance'> & { voucher?: string };

type LedgerMovement = Movement & { voucher?: string; paidAtOnce?: number };

/** The lines of a ledger with the balance that they begin with, where the time does. */
export function ledgerRows(
  { opening, data }: Pick<Ledger, 'opening'> & { data: readonly LedgerMovement[] },
  { isFirst, isLast, isDescending }: FilePage,
): LedgerRow[] {
  const carried = {
    description: 'Opening balance',
    sentence: { code: 'opening', params: {} },
    balance: opening,
  };
  return [
    ...(isFirst && !isDescending ? [carried] : []),
    ...ledgerLines(data, isDescending ? 'desc' : 'asc'),
    ...(isLast && isDescending ? [carried] : []),
  ];
}

/** Columns of a ledger. The two sides have the names of their meaning there. */
export function ledgerColumns(
  { text, count, money, day }: Columns<LedgerRow>,
  debit: [en: string, ur: string],
  credit: [en: string, ur: string],
): ExportColumn<LedgerRow>[] {
  return [
    day('Date', 'تاریخ', (row) => row.date),
    count('Entry', 'اندراج', (row) => row.entry),
    text('Type', 'قسم', (row, _shop, locale) => row.event && eventTitle(row.event, locale)),
    text('Description', 'تفصیل', (row, _shop, locale) =>
      entryText({ description: row.description ?? '', sentence: row.sentence ?? null }, locale),
    ),
    money(...debit, (row) => row.debit),
    money(...credit, (row) => row.credit),
    money('Balance', 'بقایا', (row) => row.balance),
    count('Undoes entry', 'منسوخ کردہ اندراج', (row) => row.reverses),
    count('Undone by entry', 'منسوخی کا اندراج', (row) => row.reversedBy),
    text('Recorded at', 'لکھنے کا وقت', (row, shop) => moment(row.createdAt, shop)),
  ];
}
