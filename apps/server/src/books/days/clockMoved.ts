import { dayAt } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import type { News } from '../../base/notifications/News.ts';
import { clockKey, clockMove, wallTime } from './trustedClock.ts';

/** Among how many of the last entries a move of the clock is still news. */
const ENTRIES_CHECKED = 50;

/** Notifies the owner when the server's clock moved back or far ahead between the last entries or since. */
export async function clockMoved(shop: ShopReader): Promise<News[]> {
  if (shop.session.role !== 'admin') return [];
  const entries = await shop
    .selectFrom('journal_entries')
    .select(['number', 'created_at'])
    .orderBy('number', 'desc')
    .limit(ENTRIES_CHECKED)
    .execute();
  return entries.flatMap(({ number, created_at: before }, index) => {
    const after = entries[index - 1]?.created_at ?? shop.now;
    const move = clockMove(before, after);
    if (!move) return [];
    const { timeZone } = shop.session.shop;
    const values = { direction: move, from: wallTime(before, timeZone), to: wallTime(after, timeZone) };
    const went = move === 'back' ? 'went back' : 'went ahead';
    return [
      {
        _id: clockKey(move, number),
        kind: 'clock' as const,
        message: `The server's clock ${went} from ${values.from} to ${values.to}. Check the clock, and the dates of anything entered since`,
        values,
        date: dayAt(new Date(after), timeZone),
        refType: 'entry',
        refId: String(number),
      },
    ];
  });
}
