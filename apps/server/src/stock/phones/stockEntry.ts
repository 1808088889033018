import { reverseLines, stockEntryLines } from '@handset/domain';
import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { Conflict } from '../../base/http/errors.ts';
import type { Posting } from '../../books/Posting.ts';
import { correct, post } from '../../books/post.ts';
import type { Unit } from './changeUnit.ts';

/** A phone as the books name it. */
export function namedPhone(unit: Pick<Unit, 'company_name' | 'model_name' | 'imei1'>) {
  return { phone: `${unit.company_name} ${unit.model_name}`, imei: unit.imei1 };
}

/** Posting for a phone entered on the stock form. */
export function stockEntryPosting(
  unit: Pick<Unit, 'id' | 'company_name' | 'model_name' | 'imei1' | 'cost'>,
  date: string,
): Posting {
  return {
    event: 'stock-entry',
    date,
    description: { code: 'stock-entry', params: namedPhone(unit) },
    refType: 'unit',
    refId: unit.id,
    lines: stockEntryLines(unit.cost),
  };
}

/** The entry with the cost of a phone that was not purchased. It may cover a whole import. */
export async function stockEntryOf(shop: ShopTransaction, unit: Unit) {
  const entry =
    unit.entry_number === null
      ? undefined
      : await shop
          .selectFrom('journal_entries')
          .select(['number', 'date', 'ref_type', 'ref_id'])
          .where('number', '=', unit.entry_number)
          .executeTakeFirst();
  if (!entry) throw new Conflict('phone-without-entry');
  return { ...entry, isOwn: entry.ref_type === 'unit' && entry.ref_id === unit.id };
}

/**
 * Removes a phone's cost from the books, and posts what remains, if anything. A phone's own entry is
 * reversed; in the entry of an import, only the phone's part is taken back. Returns the number of the new
 * entry.
 */
export async function takeBackEntry(
  shop: ShopTransaction,
  unit: Unit,
  { date, description }: Pick<Posting, 'date' | 'description'>,
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
