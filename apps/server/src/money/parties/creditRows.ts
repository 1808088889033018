import type { PartyDues } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { entryVoucher } from '../../books/vouchers.ts';
import { paymentVoucher } from './paymentRecords.ts';

type Credit = PartyDues['payments'][number];

/** Selects credits: payments, returns, write-offs. */
export function selectCredits(shop: ShopReader) {
  return shop
    .selectFrom('party_credits')
    .select([
      'party_credits.id',
      'party_credits.side',
      'party_credits.source',
      'party_credits.date',
      'party_credits.amount',
      'party_credits.allocated',
    ]);
}

interface CreditRow {
  id: string;
  side: Credit['side'];
  source: Credit['source'];
  date: string;
  amount: number;
  allocated: number;
}

/** Credits as answers show them, each by its voucher. */
export async function creditsOf(shop: ShopReader, rows: readonly CreditRow[]): Promise<Credit[]> {
  const vouchers = await creditVouchers(shop, rows);
  return rows.map((row) => ({
    _id: row.id,
    side: row.side,
    source: row.source,
    voucher: vouchers.get(row.id) ?? '',
    date: row.date,
    amount: row.amount,
    advance: row.amount - row.allocated,
  }));
}

async function creditVouchers(
  shop: ShopReader,
  credits: readonly Pick<CreditRow, 'id' | 'source'>[],
): Promise<Map<string, string>> {
  const vouchers = new Map<string, string>();
  const returns = credits.filter(({ source }) => source === 'return').map(({ id }) => id);
  const payments = credits.filter(({ source }) => source !== 'return').map(({ id }) => id);
  if (payments.length > 0) {
    const rows = await shop
      .selectFrom('party_payments')
      .select(['id', 'kind', 'direction', 'entry_number'])
      .where('id', 'in', payments)
      .execute();
    for (const row of rows) vouchers.set(row.id, paymentVoucher(row));
  }
  for (const [table, event] of [
    ['purchase_returns', 'purchase-return'],
    ['sale_returns', 'sale-return'],
  ] as const) {
    if (returns.length === 0) break;
    const rows = await shop
      .selectFrom(table)
      .select(['id', 'entry_number'])
      .where('id', 'in', returns)
      .execute();
    for (const row of rows) vouchers.set(row.id, entryVoucher(event, row.entry_number));
  }
  return vouchers;
}
