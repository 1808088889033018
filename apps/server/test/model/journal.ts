import {
  type AccountId,
  balancesOf,
  type Day,
  type JournalLine,
  type MinorUnits,
  may,
  reverseLines,
} from '@handset/domain';
import type { Turn } from './Event.ts';
import { type Entry, named, type Shop } from './Shop.ts';

/** Balances of all accounts, at the end of a day or now. */
export function balances(shop: Shop, until?: Day): Map<AccountId, MinorUnits> {
  return balancesOf(
    shop.entries.filter(({ date }) => until === undefined || date <= until).flatMap(({ lines }) => lines),
  );
}

/** Balance of one account. */
export function balance(shop: Shop, account: AccountId, until?: Day): MinorUnits {
  return balances(shop, until).get(account) ?? 0;
}

/** Writes an entry and returns its number; refused where a day is closed or money is lacking. */
export function post(turn: Turn, entry: Entry): number {
  const number = write(turn, entry);
  requireFunds(turn, [entry]);
  return number;
}

/** Undoes an entry exactly, and writes what holds instead, if anything; money must bear the difference alone. */
export function correct(turn: Turn, number: number, date: Day, instead?: Entry): number {
  const wrong = entryOf(turn.shop, number);
  const undoing: Entry = {
    event: 'reversal',
    date,
    lines: reverseLines(wrong.lines),
    party: wrong.party,
    reverses: number,
  };
  const reversal = write(turn, undoing);
  const right = instead ? write(turn, instead) : reversal;
  requireFunds(turn, instead ? [undoing, instead] : [undoing]);
  return right;
}

/** An entry by its number. */
export function entryOf(shop: Shop, number: number): Entry {
  return named(
    [shop.entries[number - 1]].flatMap((entry) => entry ?? []),
    () => true,
  );
}

/** Only owners may post to a past day. */
export function requireRightToCorrect({ shop, till, refuse }: Turn, date: Day): void {
  if (date !== shop.today && !may(till, 'correct-past')) refuse(403, `of ${date}, by an employee`);
}

function write({ shop, till, refuse }: Turn, entry: Entry): number {
  if (entry.date > shop.today) refuse(422, 'a day to come');
  if (till === 'employee' && shop.closings.some((day) => day >= entry.date))
    refuse(409, `${entry.date} is closed for employees`);
  return shop.entries.push(entry);
}

/** No drawer and no bank may be below zero at the end of any day by which the entries take something out of it. */
function requireFunds({ shop, refuse }: Turn, effects: readonly { date: Day; lines: JournalLine[] }[]): void {
  const days = [...new Set(shop.entries.map(({ date }) => date))];
  for (const account of balances(shop).keys()) {
    if (account !== 'cash:pocket' && !account.startsWith('bank:')) continue;
    for (const day of days) {
      const moved = balancesOf(effects.filter(({ date }) => date <= day).flatMap(({ lines }) => lines));
      const left = balance(shop, account, day);
      if ((moved.get(account) ?? 0) < 0 && left < 0) refuse(409, `${account} is ${left} on ${day}`);
    }
  }
}
