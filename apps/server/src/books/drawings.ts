import type { Day, MinorUnits } from '@handset/domain';
import type { ShopReader } from '../database/HandsetDatabase.ts';

/**
 * What the owner drew up to the end of a day, undone drawings taken off. Drawings and capital share one account; the event
 * tells them apart.
 */
export async function drawnBy(shop: ShopReader, day: Day): Promise<MinorUnits> {
  let drawn = 0;
  for (const side of ['debit', 'credit'] as const) {
    const { total } = await shop
      .selectFrom('journal_lines')
      .innerJoin('journal_entries', 'journal_entries.number', 'journal_lines.entry_number')
      .leftJoin('journal_entries as undone', 'undone.number', 'journal_entries.reverses')
      .select((row) => row.fn.coalesce(row.fn.sum<number>('journal_lines.amount'), row.lit(0)).as('total'))
      .where(`journal_lines.${side}`, '=', 'equity:capital')
      .where('journal_lines.date', '<=', day)
      .where((row) =>
        row.or([row('journal_entries.event', '=', 'drawing'), row('undone.event', '=', 'drawing')]),
      )
      .executeTakeFirstOrThrow();
    drawn += side === 'debit' ? total : -total;
  }
  return drawn;
}
