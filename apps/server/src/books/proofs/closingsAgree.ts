import { type AccountId, type Day, dayText, formatMoney, type MinorUnits } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { GENESIS } from '../post.ts';
import type { JournalLines } from './JournalLines.ts';

/** A count of money, on its own or at the closing of a day. */
interface Count {
  what: string;
  account: AccountId;
  date: Day;
  expected: MinorUnits;
  counted: MinorUnits;
  reason: string | null;
  entry: number | null;
  /** The last entry of the journal when it was made. */
  tip: number;
}

/**
 * Proves that every count and closing left the books at the counted amount, has a reason for a difference,
 * and matches the journal of that time, and that approved counts equal the day's closing.
 */
export async function closingsAgree(shop: ShopReader, lines: JournalLines): Promise<string[]> {
  const closings = await shop.selectFrom('day_closings').selectAll().orderBy('tip_number').execute();
  const counts = await shop.selectFrom('cash_counts').selectAll().execute();
  const all: Count[] = [
    ...closings.map((row) => ({
      what: `The closing of ${dayText(row.date, 'en')}`,
      account: 'cash:pocket' as const,
      date: row.date,
      expected: row.expected,
      counted: row.counted,
      reason: row.reason,
      entry: row.entry_number,
      tip: row.tip_number,
    })),
    ...counts.map((row) => ({
      what: `The count of ${row.account} on ${dayText(row.date, 'en')}`,
      account: row.account as AccountId,
      date: row.date,
      expected: row.expected,
      counted: row.counted,
      reason: row.reason,
      entry: row.entry_number,
      tip: row.tip_number,
    })),
  ];
  const approved = await shop
    .selectFrom('day_counts')
    .select(['id', 'date', 'counted', 'expected'])
    .where('state', '=', 'approved')
    .execute();
  const hashes = await hashesOf(
    shop,
    closings.map((row) => row.tip_number),
  );
  return [
    ...all.flatMap(explained),
    ...countedRight(all, lines),
    ...closedAsApproved(approved, closings),
    ...closings
      .filter((row) => (hashes.get(row.tip_number) ?? GENESIS) !== row.tip_hash)
      .map((row) => `The closing of ${dayText(row.date, 'en')} remembers another entry ${row.tip_number}`),
  ];
}

interface CountOfDay {
  id: string;
  date: Day;
  expected: MinorUnits;
  counted: MinorUnits;
}

/** A count that the owner approved closed its day as it was counted. */
function closedAsApproved(approved: readonly CountOfDay[], closings: readonly CountOfDay[]): string[] {
  const byId = new Map(closings.map((row) => [row.id, row]));
  return approved.flatMap(({ id, date, expected, counted }) => {
    const closing = byId.get(id);
    const isSame = closing?.date === date && closing.expected === expected && closing.counted === counted;
    return isSame ? [] : [`The approved count of ${dayText(date, 'en')} is not what the day was closed with`];
  });
}

/** A difference requires a reason and an entry. Without one there is no entry. */
function explained({ what, expected, counted, reason, entry }: Count): string[] {
  if (expected === counted) return entry === null ? [] : [`${what} found no difference, but posted one`];
  return [
    ...(reason === null ? [`${what} gives no reason for its difference`] : []),
    ...(entry === null ? [`${what} did not post its difference`] : []),
  ];
}

/** Proves that the account held the counted amount at the end of the day, with the entries of that time. */
function countedRight(counts: readonly Count[], lines: JournalLines): string[] {
  const broken: string[] = [];
  const waiting = [...counts].sort((one, other) => one.tip - other.tip);
  const accounts = new Set<AccountId>(counts.map(({ account }) => account));
  const moved = new Map<AccountId, Map<Day, MinorUnits>>();
  const check = ({ what, account, date, counted }: Count) => {
    let held = 0;
    for (const [day, amount] of moved.get(account) ?? []) if (day <= date) held += amount;
    if (held !== counted)
      broken.push(`${what} found ${formatMoney(counted)}, but the books held ${formatMoney(held)} then`);
  };
  const add = (account: AccountId, date: Day, amount: MinorUnits) => {
    if (!accounts.has(account)) return;
    const byDay = moved.get(account) ?? new Map<Day, MinorUnits>();
    moved.set(account, byDay.set(date, (byDay.get(date) ?? 0) + amount));
  };
  let next = 0;
  const checkUpTo = (number: number) => {
    for (let count = waiting[next]; count && count.tip < number; count = waiting[next]) {
      check(count);
      next += 1;
    }
  };
  for (const { number, date, lines: own } of lines.dated()) {
    checkUpTo(number);
    for (const { debit, credit, amount } of own) {
      add(debit, date, amount);
      add(credit, date, -amount);
    }
  }
  checkUpTo(Number.POSITIVE_INFINITY);
  return broken;
}

const CHUNK = 5_000;

async function hashesOf(shop: ShopReader, numbers: readonly number[]): Promise<Map<number, string>> {
  const hashes = new Map<number, string>();
  for (let start = 0; start < numbers.length; start += CHUNK) {
    const rows = await shop
      .selectFrom('journal_entries')
      .select(['number', 'hash'])
      .where('number', 'in', numbers.slice(start, start + CHUNK))
      .execute();
    for (const { number, hash } of rows) hashes.set(number, hash);
  }
  return hashes;
}
