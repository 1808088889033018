import { type MinorUnits, reverseLines, stockEntryLines } from '@handset/domain';
import { correct, type Posting, post } from '../books/post.ts';
import type { ShopTransaction } from '../database/HandsetDatabase.ts';
import { Conflict } from '../http/errors.ts';
import type { Unit } from './changeUnit.ts';

/** What a phone of the stock form writes into the books. `name` tells which one, in a few words. */
export function stockEntryPosting({
  id,
  date,
  name,
  cost,
}: {
  id: string;
  date: string;
  name: string;
  cost: MinorUnits;
}): Posting {
  return {
    event: 'stock-entry',
    date,
    description: `Entered in stock: ${name}`,
    refType: 'unit',
    refId: id,
    lines: stockEntryLines(cost),
  };
}

/** The entry that says what a phone cost that was not bought here. It may be that of a whole import. */
export async function stockEntryOf(shop: ShopTransaction, unit: Unit) {
  const entry =
    unit.entry_number === null
      ? undefined
      : await shop
          .selectFrom('journal_entries')
          .select(['number', 'date', 'ref_type', 'ref_id'])
          .where('number', '=', unit.entry_number)
          .executeTakeFirst();
  if (!entry) throw new Conflict('The books hold no entry of this phone');
  return { ...entry, isOwn: entry.ref_type === 'unit' && entry.ref_id === unit.id };
}

/**
 * Takes what a phone cost out of the books again, and posts what holds instead, if anything. An entry of the phone's own is
 * reversed; of an import, which entered others too, the phone's part is taken back. Returns the number of the new entry.
 */
export async function takeBackEntry(
  shop: ShopTransaction,
  unit: Unit,
  { date, description }: { date: string; description: string },
  instead?: Posting,
): Promise<number | undefined> {
  const entry = await stockEntryOf(shop, unit);
  if (entry.isOwn) return (await correct(shop, { entry: entry.number, date, description }, instead)).entry;
  await post(shop, {
    event: 'stock-entry',
    date,
    description,
    ...(entry.ref_type && { refType: entry.ref_type }),
    ...(entry.ref_id && { refId: entry.ref_id }),
    lines: reverseLines(stockEntryLines(unit.cost)),
  });
  return instead && post(shop, instead);
}
