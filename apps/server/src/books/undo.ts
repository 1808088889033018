import {
  bookEvent,
  type EntryType,
  may,
  mayCorrect,
  type Refusal,
  refusal,
  undoneSentence,
} from '@handset/domain';
import type { ShopReader, ShopTransaction } from '../base/database/HandsetDatabase.ts';
import { Conflict, Forbidden, type HttpError } from '../base/http/errors.ts';
import { entryTextOf } from './entryHeads.ts';
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
  sentence: string | null;
}

/** Date and reason of the reversal. */
interface Reversal {
  date: string;
  reason: string;
}

/** Undoes an entry and all that it did; returns the number of the reversing entry. @throws Conflict when it is too late. */
export type Undo = (shop: ShopTransaction, entry: EntryToUndo, reversal: Reversal) => Promise<number>;

/** Undoes an entry's effects outside the books, after its reversal is written. */
type UndoRest = (shop: ShopTransaction, entry: EntryToUndo, reversal: number, date: string) => Promise<void>;

/** Undoes an entry with a reversal, and then its effects outside the books. */
export function reversing(undoRest?: UndoRest): Undo {
  return async (shop, entry, { date, reason }) => {
    const description = undoneSentence(entryTextOf(entry), reason);
    const { reversal } = await correct(shop, { entry: entry.number, date, description });
    await undoRest?.(shop, entry, reversal, date);
    return reversal;
  };
}

/** Refusals for entries that are undone elsewhere than in the journal. */
const ELSEWHERE: Partial<Record<EntryType, Refusal>> = {
  sale: refusal('sale-undone-on-invoice'),
  purchase: refusal('purchase-undone-on-slip'),
  stock: refusal('stock-entry-undone-on-phone'),
};

/** The reason why a user may not undo an entry in the journal. Undefined when they may. */
export async function refusalToUndo(shop: ShopReader, entry: EntryToUndo): Promise<HttpError | undefined> {
  const { role } = shop.session;
  if (entry.reverses !== null) return new Conflict('reversal-stands');
  const event = bookEvent(entry.event);
  if (event?.undo !== 'journal')
    return new Conflict((event && ELSEWHERE[event.type]) ?? refusal('entry-stands'));
  const undoing = await shop
    .selectFrom('journal_entries')
    .select('number')
    .where('reverses', '=', entry.number)
    .executeTakeFirst();
  if (undoing) return new Conflict('entry-undone', { entry: undoing.number });
  if (!mayCorrect(role, entry.date, shop.today)) return new Forbidden('earlier-entries-owner-only');
  if (event.isOwners && !may(role, 'open-books')) return new Forbidden('openings-undone-by-owner');
  return undefined;
}
