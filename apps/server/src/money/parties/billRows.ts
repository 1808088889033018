import { ageOf, type Bill, daysOverdue } from '@handset/domain';
import type { Selectable } from 'kysely';
import type { BillsTable } from '../../base/database/Database.ts';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { billNumbers } from '../../books/billNumbers.ts';

const BILL = [
  'bills.id',
  'bills.side',
  'bills.document_type',
  'bills.date',
  'bills.due_date',
  'bills.amount',
  'bills.paid',
  'bills.version',
] as const;

/** Bills with what answers show of them. */
export function selectBills(shop: ShopReader) {
  return shop.selectFrom('bills').select(BILL);
}

/** A bill as `selectBills` reads it. */
export type BillRow = Pick<
  Selectable<BillsTable>,
  'id' | 'side' | 'document_type' | 'date' | 'due_date' | 'amount' | 'paid' | 'version'
>;

/** Bills as answers show them, each by the number of its document. */
export async function billsOf(shop: ShopReader, rows: readonly BillRow[]): Promise<Bill[]> {
  const numbers = await billNumbers(shop, rows);
  return rows.map((row) => {
    const isOpen = row.paid < row.amount;
    return {
      _id: row.id,
      side: row.side,
      documentType: row.document_type,
      number: numbers.get(row.id) ?? '',
      date: row.date,
      dueDate: row.due_date,
      amount: row.amount,
      paid: row.paid,
      outstanding: row.amount - row.paid,
      daysOverdue: isOpen ? daysOverdue(row.due_date, shop.today) : 0,
      age: isOpen ? ageOf(row.due_date, shop.today) : null,
      version: row.version,
    };
  });
}
