import type { HandsetDatabase } from '../../base/database/HandsetDatabase.ts';
import { clockMove } from '../../books/days/trustedClock.ts';
import { everyShop } from '../../shop/access/everyShop.ts';

/**
 * Warns the operator when the server's clock disagrees with the last entry of all shops. Undefined when it
 * agrees.
 */
export async function checkClock(database: HandsetDatabase): Promise<string | undefined> {
  let last = 0;
  for (const session of await everyShop(database, 'clock')) {
    const entry = await database.read(session, (shop) =>
      shop
        .selectFrom('journal_entries')
        .select('created_at')
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst(),
    );
    last = Math.max(last, entry?.created_at ?? 0);
  }
  const now = database.clock();
  const move = last > 0 && clockMove(last, now);
  if (!move) return undefined;
  const [said, before] = [now, last].map((moment) => new Date(moment).toISOString());
  return `The clock of this server is ${move === 'back' ? 'behind' : 'far ahead'}: it says ${said}, but the last entry was made at ${before}. Set it, or have the owner confirm it`;
}
