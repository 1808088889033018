import type { PartyLedger } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { type LedgerAsked, ledgerOf } from '../../books/ledger.ts';
import { vouchersOf } from '../../books/vouchers.ts';
import { requirePerson } from './parties.ts';

/**
 * A party's ledger. Debit is what it owes us. A document paid in full at once never moved the party's account
 * and has no row here; the party's record lists every document.
 */
export async function partyLedger(shop: ShopReader, id: string, asked: LedgerAsked): Promise<PartyLedger> {
  const person = await requirePerson(shop, id);
  const head = { _id: id, name: person.name, detail: person.number };
  const ledger = await ledgerOf(shop, `party:${id}`, head, asked);
  const vouchers = await vouchersOf(shop, ledger.data);
  return { ...ledger, data: ledger.data.map((row) => ({ ...row, voucher: vouchers.get(row.entry) ?? '' })) };
}
