import { balancesOf, type MinorUnits, type PartyLedger, paidAtOnce, shownApart, sum } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { type LedgerAsked, ledgerOf } from '../../books/ledger.ts';
import { linesTouching } from '../../books/linesTouching.ts';
import type { DayRange } from '../../books/rangeSums.ts';
import { vouchersOf } from '../../books/vouchers.ts';
import { requirePerson } from './parties.ts';

/**
 * A party's ledger. Debit is what it owes us. A document paid in full at once never moved the party's account
 * and has no row here; the party's record lists every document. One paid in part says what was paid at once.
 */
export async function partyLedger(shop: ShopReader, id: string, asked: LedgerAsked): Promise<PartyLedger> {
  const person = await requirePerson(shop, id);
  const head = { _id: id, name: person.name, detail: person.number };
  const ledger = await ledgerOf(shop, `party:${id}`, head, asked);
  const vouchers = await vouchersOf(shop, ledger.data);
  const documents = ledger.total > 0 ? await documentsOf(shop, id, asked) : new Map<number, Document>();
  const apart = sum([...documents.values()].map(shownApart));
  return {
    ...ledger,
    totalDebit: ledger.totalDebit + apart,
    totalCredit: ledger.totalCredit + apart,
    data: ledger.data.map((row) => ({
      ...row,
      voucher: vouchers.get(row.entry) ?? '',
      paidAtOnce: documents.get(row.entry)?.paid ?? 0,
    })),
  };
}

/** An entry's change of a party's balance, and the part of its document that was paid at once. */
interface Document {
  moved: MinorUnits;
  paid: MinorUnits;
}

/** The party's documents that were paid in part at once over a range of days, by entry. */
async function documentsOf(shop: ShopReader, id: string, range: DayRange): Promise<Map<number, Document>> {
  const documents = new Map<number, Document>();
  for (const [entry, lines] of await linesTouching(shop, `party:${id}`, range)) {
    const paid = paidAtOnce(lines, id);
    if (paid !== 0) documents.set(entry, { moved: balancesOf(lines).get(`party:${id}`) ?? 0, paid });
  }
  return documents;
}
