import {
  bankUsed,
  type GoodsNamed,
  type MinorUnits,
  type PaymentSplit,
  paymentLegs,
  purchaseLines,
} from '@handset/domain';
import type { Selectable } from 'kysely';
import type { ShopTables } from '../../base/database/Database.ts';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { Conflict, NotFound } from '../../base/http/errors.ts';
import { slipNumber } from '../../base/lists/documentNumbers.ts';
import type { Posting } from '../../books/Posting.ts';

/** A purchase document's row. */
export type Slip = Selectable<ShopTables['purchases']>;

/** Payment terms of a slip. */
export interface Deal {
  personId: string;
  date: string;
  total: MinorUnits;
  /** Amount paid at the time of purchase. */
  paid: PaymentSplit;
  /** Amount left unpaid. */
  later: MinorUnits;
  dueDate: string | null;
}

/** Posting of a slip. */
export function slipPosting(
  { id, number, phones }: { id: string; number: number; phones: GoodsNamed },
  { personId, date, total, paid, later }: Deal,
): Posting {
  return {
    event: 'purchase',
    date,
    description: { code: 'purchase', params: { slip: slipNumber(number), ...phones } },
    refType: 'purchase',
    refId: id,
    personId,
    lines: purchaseLines({ cost: total, payment: paymentLegs(paid), party: personId, later }),
  };
}

/** The columns with a slip's payment terms. */
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
    bank_id: bankUsed(paid),
  };
}

/** A slip with money still on it: not returned whole, not void. @throws NotFound, Conflict */
export async function requireSlip(shop: ShopReader, id: string): Promise<Slip> {
  const slip = await shop.selectFrom('purchases').selectAll().where('id', '=', id).executeTakeFirst();
  if (!slip) throw new NotFound('purchase-unknown');
  const number = slipNumber(slip.slip_number);
  if (slip.status === 'void') throw new Conflict('slip-void', { slip: number });
  if (slip.status === 'returned') throw new Conflict('slip-returned', { slip: number });
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
