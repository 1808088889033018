import { type Day, type MinorUnits, may, partyEntryLines } from '@handset/domain';
import type { Selectable } from 'kysely';
import type { BillsTable } from '../base/database/Database.ts';
import type { ShopTransaction } from '../base/database/HandsetDatabase.ts';
import { Forbidden } from '../base/http/errors.ts';
import { lowerAllocation } from './allocations.ts';
import { billNumbers } from './billNumbers.ts';
import { correct } from './post.ts';
import { entryVoucher } from './vouchers.ts';

/** A bill, and the kind of its document. */
type BillOfDocument = Pick<Selectable<BillsTable>, 'id' | 'document_type'>;

/** The part of a bill's write-offs to undo, and its day. */
export interface Undoing {
  /** @default all of it */
  most?: MinorUnits;
  /** A write-off of a later day is undone on its own day. */
  date: Day;
}

/**
 * Undoes what was let go of a bill, the latest first. A debt let go is no payment: it never becomes an advance,
 * and never settles another document. What a write-off let go of other bills is written off again in an entry of
 * the same day. Returns the amount undone. @throws Forbidden for an employee: a write-off is the owner's
 */
export async function undoLetGo(
  shop: ShopTransaction,
  bill: BillOfDocument,
  { most = Number.POSITIVE_INFINITY, date }: Undoing,
): Promise<MinorUnits> {
  let all = 0;
  for (const writeOff of await writeOffsOf(shop, bill.id)) {
    const undone = Math.min(most - all, writeOff.allocated);
    if (undone <= 0) break;
    if (!may(shop.session.role, 'open-books')) throw new Forbidden('openings-undone-by-owner');
    await lowerWriteOff(shop, writeOff, { undone, bill, date });
    all += undone;
  }
  return all;
}

type WriteOff = Awaited<ReturnType<typeof writeOffsOf>>[number];

function writeOffsOf(shop: ShopTransaction, billId: string) {
  return shop
    .selectFrom('allocations')
    .innerJoin('party_payments', 'party_payments.id', 'allocations.credit_id')
    .innerJoin('persons', 'persons.id', 'party_payments.person_id')
    .select(['party_payments.id', 'party_payments.date', 'party_payments.direction', 'party_payments.note'])
    .select(['party_payments.amount', 'party_payments.entry_number', 'party_payments.person_id'])
    .select(['persons.name', 'allocations.amount as allocated'])
    .where('allocations.target_id', '=', billId)
    .where('party_payments.kind', '=', 'write-off')
    .orderBy('party_payments.date', 'desc')
    .orderBy('party_payments.id', 'desc')
    .execute();
}

/** Undoes a part of a write-off, or all of it: in the books, on its paper, and on the bill. */
async function lowerWriteOff(
  shop: ShopTransaction,
  writeOff: WriteOff,
  { undone, bill, date }: { undone: MinorUnits; bill: BillOfDocument; date: Day },
): Promise<void> {
  const { id, direction, person_id: party, note } = writeOff;
  const on = date > writeOff.date ? date : writeOff.date;
  const rest = writeOff.amount - undone;
  const numbers = await billNumbers(shop, [bill]);
  const { reversal, entry } = await correct(
    shop,
    {
      entry: writeOff.entry_number,
      date: on,
      description: {
        code: 'write-off-undone',
        params: {
          voucher: entryVoucher('write-off', writeOff.entry_number),
          document: numbers.get(bill.id) ?? '',
        },
      },
    },
    rest === 0
      ? undefined
      : {
          event: 'write-off',
          date: on,
          description: { code: 'write-off', params: { party: writeOff.name, ...(note && { note }) } },
          refType: 'payment',
          refId: id,
          personId: party,
          lines: partyEntryLines({ kind: 'write-off', direction, party, amount: rest }),
        },
  );
  await lowerAllocation(shop, { creditId: id, billId: bill.id, by: undone });
  if (entry === undefined) {
    await shop.updateTable('party_payments').set({ reversed_by: reversal }).where('id', '=', id).execute();
    await shop.deleteFrom('party_credits').where('id', '=', id).execute();
    return;
  }
  await shop
    .updateTable('party_payments')
    .set({ amount: rest, date: on, entry_number: entry })
    .where('id', '=', id)
    .execute();
  await shop.updateTable('party_credits').set({ amount: rest, date: on }).where('id', '=', id).execute();
}
