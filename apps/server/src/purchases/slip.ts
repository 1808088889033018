import { type MinorUnits, type PaymentSplit, paymentLegs, purchaseLines } from '@handset/domain';
import type { Selectable } from 'kysely';
import type { Posting } from '../books/post.ts';
import type { ShopTables } from '../database/Database.ts';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { Conflict, NotFound } from '../http/errors.ts';
import { slipNumber } from '../lists/documentNumbers.ts';

/** A purchase document's row. */
export type Slip = Selectable<ShopTables['purchases']>;

/** What a slip says of its money. */
export interface Deal {
  personId: string;
  date: string;
  total: MinorUnits;
  /** What was paid when it was written. */
  paid: PaymentSplit;
  /** What stayed to be paid. */
  later: MinorUnits;
  dueDate: string | null;
}

/** What a slip writes into the books. `phones` says what was bought, in a few words. */
export function slipPosting(
  { id, number, phones }: { id: string; number: number; phones: string },
  { personId, date, total, paid, later }: Deal,
): Posting {
  return {
    event: 'purchase',
    date,
    description: `Slip ${slipNumber(number)}: ${phones}`,
    refType: 'purchase',
    refId: id,
    personId,
    lines: purchaseLines({ cost: total, payment: paymentLegs(paid), party: personId, later }),
  };
}

/** The columns in which a slip keeps what it says of its money. */
export function dealColumns({ personId, date, total, paid, later, dueDate }: Deal) {
  return {
    person_id: personId,
    date,
    total,
    paid_now: total - later,
    payable_later: later,
    due_date: dueDate,
    pocket_cash: paid.pocketCash,
    account_cash: paid.accountCash,
    bank_id: paid.bankAccountUsed ?? null,
  };
}

/** A slip with money still on it: not returned whole, not void. @throws NotFound, Conflict */
export async function requireSlip(shop: ShopReader, id: string): Promise<Slip> {
  const slip = await shop.selectFrom('purchases').selectAll().where('id', '=', id).executeTakeFirst();
  if (!slip) throw new NotFound('There is no such purchase in this shop');
  const name = `Slip ${slipNumber(slip.slip_number)}`;
  if (slip.status === 'void') throw new Conflict(`${name} is void`);
  if (slip.status === 'returned') throw new Conflict(`All of ${name} was returned to the supplier`);
  return slip;
}

/** The units that a slip holds: not those that an edit took off it again. */
export function unitsOfSlip(shop: ShopReader, slip: Pick<Slip, 'id' | 'type'>) {
  const units = shop
    .selectFrom('units')
    .selectAll()
    .where('purchase_id', '=', slip.id)
    .orderBy('entry_position')
    .orderBy('row_position')
    .orderBy('id');
  return (slip.type === 'bulk' ? units.where('entry_position', 'is not', null) : units).execute();
}
