import { entryType, may } from '@handset/domain';
import { undoAccessoryMovement } from '../accessories/adjustAccessory.ts';
import { undoCommitteeEntry } from '../committees/committees.ts';
import type { ShopReader, ShopTransaction } from '../database/HandsetDatabase.ts';
import { undoExpense } from '../expenses/expenses.ts';
import { Conflict, Forbidden, type HttpError } from '../http/errors.ts';
import { voidPayment } from '../parties/payments.ts';
import { correct } from './post.ts';

/** An entry that somebody wants to undo. */
export interface EntryToUndo {
  number: number;
  event: string;
  date: string;
  ref_type: string | null;
  ref_id: string | null;
  reverses: number | null;
  description: string;
}

/** The day and the reason of it. */
interface Reversal {
  date: string;
  reason: string;
}

/** Undoes an entry and all that it did; returns the number of the reversing entry. @throws Conflict when it is too late. */
type Undo = (shop: ShopTransaction, entry: EntryToUndo, reversal: Reversal) => Promise<number>;

/** What an entry did beside the books, to be undone once its reversal is written. */
type UndoRest = (shop: ShopTransaction, entry: EntryToUndo, reversal: number) => Promise<void>;

function reversing(undoRest?: UndoRest): Undo {
  return async (shop, entry, { date, reason }) => {
    const description = `Undone: ${entry.description} (${reason})`;
    const { reversal } = await correct(shop, { entry: entry.number, date, description });
    await undoRest?.(shop, entry, reversal);
    return reversal;
  };
}

/**
 * What `POST /api/ledger/records/{number}/reverse` undoes, and how: by event, or `payment` for every paper of a party. Who
 * adds an event that may be undone there registers it here, with what else it did than post; what is not in this list
 * stands, or is undone on its own document.
 */
const UNDOABLE: Record<string, Undo> = {
  capital: reversing(),
  drawing: reversing(),
  opening: reversing(),
  adjustment: reversing(),
  transfer: reversing(),
  payment: async (shop, { ref_id }, reversal) => (await voidPayment(shop, ref_id ?? '', reversal)).reversedBy,
  expense: reversing((shop, { ref_id }, reversal) => undoExpense(shop, ref_id ?? '', reversal)),
  'committee-instalment': reversing((shop, { number }, reversal) =>
    undoCommitteeEntry(shop, number, reversal),
  ),
  'committee-payout': reversing((shop, { number }, reversal) => undoCommitteeEntry(shop, number, reversal)),
  'accessory-purchase': reversing((shop, { number }, reversal) =>
    undoAccessoryMovement(shop, number, reversal),
  ),
  'accessory-adjustment': reversing((shop, { number }, reversal) =>
    undoAccessoryMovement(shop, number, reversal),
  ),
};

function keyOf({ event, ref_type }: EntryToUndo): string {
  return ref_type === 'payment' ? 'payment' : event;
}

/** Where those are undone that are not undone here. */
const ELSEWHERE: Partial<Record<ReturnType<typeof entryType>, string>> = {
  sale: 'A sale is undone on its invoice: return it there, or void it',
  purchase: 'A purchase is undone on its slip: return it there, or void it',
  stock: 'A phone that was entered into stock is taken out of it on its own page',
};

/** Why somebody may not undo an entry; nothing when they may. */
export async function refusalToUndo(shop: ShopReader, entry: EntryToUndo): Promise<HttpError | undefined> {
  const { role } = shop.session;
  if (entry.reverses !== null) return new Conflict('A reversal stands; write a new entry instead');
  const key = keyOf(entry);
  if (!Object.hasOwn(UNDOABLE, key))
    return new Conflict(ELSEWHERE[entryType(entry.event)] ?? 'An entry of this kind stands');
  const undoing = await shop
    .selectFrom('journal_entries')
    .select('number')
    .where('reverses', '=', entry.number)
    .executeTakeFirst();
  if (undoing) return new Conflict(`This was undone already, by entry ${undoing.number}`);
  if (entry.date !== shop.today && !may(role, 'correct-past'))
    return new Forbidden('Only the owner undoes entries of earlier days');
  if (isOwners(entry) && !may(role, 'open-books'))
    return new Forbidden('Only the owner undoes opening balances and debts let go');
  return undefined;
}

function isOwners({ event }: EntryToUndo): boolean {
  return event === 'opening' || event === 'write-off';
}

/** Undoes an entry that may be undone. */
export async function undo(shop: ShopTransaction, entry: EntryToUndo, reversal: Reversal): Promise<number> {
  const how = UNDOABLE[keyOf(entry)];
  if (!how) throw new Conflict('An entry of this kind stands');
  return how(shop, entry, reversal);
}
