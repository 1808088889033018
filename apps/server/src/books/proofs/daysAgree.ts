import { dayText } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { ALL_ENTRIES, type Sums, sumsOf, worthOf } from '../updateSums.ts';
import type { JournalLines } from './JournalLines.ts';

const CHUNK = 20_000;

/** Proves that the stored sums per account, day and event equal those of the lines. */
export async function daysAgree(shop: ShopReader, lines: JournalLines): Promise<string[]> {
  const expected = await sumsByDay(shop, lines);
  const broken: string[] = [];
  let after: readonly [string, string, string] = ['', '', ''];
  for (;;) {
    const [account, date, event] = after;
    const rows = await shop
      .selectFrom('account_days')
      .select(['account', 'date', 'event', 'debit', 'credit', 'entries'])
      .where((row) => row(row.refTuple('account', 'date', 'event'), '>', row.tuple(account, date, event)))
      .orderBy('account')
      .orderBy('date')
      .orderBy('event')
      .limit(CHUNK)
      .execute();
    for (const row of rows) {
      const key = keyOf(row.account, row.date, row.event);
      const sums = expected.get(key);
      expected.delete(key);
      if (sums?.debit !== row.debit || sums.credit !== row.credit || sums.entries !== row.entries)
        broken.push(
          `The sums kept of ${row.account} on ${dayText(row.date, 'en')} are not those of its lines`,
        );
    }
    const last = rows.at(-1);
    if (!last || rows.length < CHUNK) break;
    after = [last.account, last.date, last.event];
  }
  return [...broken, ...[...expected.keys()].map((key) => `The sums of ${key} are not kept`)];
}

function keyOf(account: string, date: string, event: string): string {
  return `${account} on ${date} by ${event}`;
}

/** Sums of the lines per account, day and event, and those of all entries. */
async function sumsByDay(shop: ShopReader, lines: JournalLines): Promise<Map<string, Sums>> {
  const sums = new Map<string, Sums>();
  const add = (key: string, { debit, credit }: Pick<Sums, 'debit' | 'credit'>) => {
    const known = sums.get(key) ?? { debit: 0, credit: 0, entries: 0 };
    known.debit += debit;
    known.credit += credit;
    known.entries += 1;
    sums.set(key, known);
  };
  const events = await originsOf(shop);
  for (const { number, date, lines: own } of lines.dated()) {
    const event = events.get(number) ?? '';
    for (const [account, sum] of sumsOf(own)) add(keyOf(account, date, event), sum);
    add(keyOf(ALL_ENTRIES, date, event), { debit: worthOf(own), credit: 0 });
  }
  return sums;
}

/** Event of each entry. A reversal has the event of the entry it undoes. */
async function originsOf(shop: ShopReader): Promise<Map<number, string>> {
  const names = new Map<string, string>();
  const events = new Map<number, string>();
  for (let after = 0; ; ) {
    const rows = await shop
      .selectFrom('journal_entries')
      .select(['number', 'event', 'reverses'])
      .where('number', '>', after)
      .orderBy('number')
      .limit(CHUNK)
      .execute();
    for (const { number, event, reverses } of rows) {
      const own = (reverses === null ? undefined : events.get(reverses)) ?? event;
      // Each name is kept once, however many entries bear it.
      const name = names.get(own) ?? own;
      names.set(name, name);
      events.set(number, name);
    }
    const last = rows.at(-1);
    if (!last || rows.length < CHUNK) return events;
    after = last.number;
  }
}
