import type { AccountId, Day, JournalLine } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import type { Sums } from '../updateSums.ts';

const CHUNK = 20_000;

/**
 * Every line of a shop's journal, by the number of its entry. Names of accounts and days are kept once and the lines as bare
 * numbers, so that a journal of a million lines takes some tens of megabytes.
 */
export class JournalLines implements ReadonlyMap<number, JournalLine[]> {
  readonly #accounts = new Names<AccountId>();
  readonly #days = new Names<Day>();
  readonly #debits: number[] = [];
  readonly #credits: number[] = [];
  readonly #amounts: number[] = [];
  /** Start of each entry's lines, in the order of the entries, and the day of the first of them. */
  readonly #begins = new Map<number, number>();
  readonly #numbers: number[] = [];
  readonly #dates: number[] = [];

  /** Reads a shop's journal, a part at a time. */
  static async read(shop: ShopReader): Promise<JournalLines> {
    const lines = new JournalLines();
    let after = { entry_number: 0, position: -1 };
    for (;;) {
      const { entry_number, position } = after;
      const rows = await shop
        .selectFrom('journal_lines')
        .select(['entry_number', 'position', 'date', 'debit', 'credit', 'amount'])
        .where((row) => row(row.refTuple('entry_number', 'position'), '>', row.tuple(entry_number, position)))
        .orderBy('entry_number')
        .orderBy('position')
        .limit(CHUNK)
        .execute();
      for (const row of rows) lines.#add(row);
      const last = rows.at(-1);
      if (!last || rows.length < CHUNK) return lines;
      after = last;
    }
  }

  #add(row: { entry_number: number; date: string; debit: string; credit: string; amount: number }) {
    if (!this.#begins.has(row.entry_number)) {
      this.#begins.set(row.entry_number, this.#amounts.length);
      this.#numbers.push(row.entry_number);
      this.#dates.push(this.#days.indexOf(row.date));
    }
    this.#debits.push(this.#accounts.indexOf(row.debit as AccountId));
    this.#credits.push(this.#accounts.indexOf(row.credit as AccountId));
    this.#amounts.push(row.amount);
  }

  get size(): number {
    return this.#numbers.length;
  }

  has(entry: number): boolean {
    return this.#begins.has(entry);
  }

  get(entry: number): JournalLine[] | undefined {
    const begin = this.#begins.get(entry);
    if (begin === undefined) return undefined;
    // Entries are numbered without gaps; should one be missing, the next that there is ends this one.
    let next = entry + 1;
    while (!this.#begins.has(next) && next <= (this.#numbers.at(-1) ?? 0)) next += 1;
    return this.#slice(begin, this.#begins.get(next) ?? this.#amounts.length);
  }

  #slice(begin: number, end: number): JournalLine[] {
    const lines: JournalLine[] = [];
    for (let index = begin; index < end; index += 1) lines.push(this.#line(index));
    return lines;
  }

  #line(index: number): JournalLine {
    return {
      debit: this.#accounts.at(this.#debits[index]),
      credit: this.#accounts.at(this.#credits[index]),
      amount: this.#amounts[index] ?? 0,
    };
  }

  /** Each entry with its day and its lines, in their order. */
  *dated(): Generator<{ number: number; date: Day; lines: JournalLine[] }, undefined> {
    for (const [index, number] of this.#numbers.entries()) {
      const begin = this.#begins.get(number) ?? 0;
      const end = this.#begins.get(this.#numbers[index + 1] ?? -1) ?? this.#amounts.length;
      yield { number, date: this.#days.at(this.#dates[index]), lines: this.#slice(begin, end) };
    }
  }

  /** Sums of each account. */
  sums(): Map<AccountId, Sums> {
    const sums = this.#accounts.all.map(() => ({ debit: 0, credit: 0, entries: 0, last: 0 }));
    for (const [index, number] of this.#numbers.entries()) {
      const end = this.#begins.get(this.#numbers[index + 1] ?? -1) ?? this.#amounts.length;
      for (let line = this.#begins.get(number) ?? 0; line < end; line += 1) {
        const amount = this.#amounts[line] ?? 0;
        for (const side of ['debit', 'credit'] as const) {
          const of = sums[(side === 'debit' ? this.#debits : this.#credits)[line] ?? -1];
          if (!of) continue;
          of[side] += amount;
          if (of.last !== number) of.entries += 1;
          of.last = number;
        }
      }
    }
    return new Map(
      this.#accounts.all.map((account, index) => {
        const { debit = 0, credit = 0, entries = 0 } = sums[index] ?? {};
        return [account, { debit, credit, entries }];
      }),
    );
  }

  *entries(): Generator<[number, JournalLine[]], undefined> {
    for (const { number, lines } of this.dated()) yield [number, lines];
  }

  *keys(): Generator<number, undefined> {
    yield* this.#numbers;
  }

  *values(): Generator<JournalLine[], undefined> {
    for (const { lines } of this.dated()) yield lines;
  }

  [Symbol.iterator](): Generator<[number, JournalLine[]], undefined> {
    return this.entries();
  }

  forEach(visit: (lines: JournalLine[], entry: number, map: ReadonlyMap<number, JournalLine[]>) => void) {
    for (const [entry, lines] of this) visit(lines, entry, this);
  }
}

/** Names, each kept once. */
class Names<Name extends string> {
  readonly all: Name[] = [];
  readonly #indexes = new Map<Name, number>();

  indexOf(name: Name): number {
    const known = this.#indexes.get(name);
    if (known !== undefined) return known;
    this.#indexes.set(name, this.all.length);
    return this.all.push(name) - 1;
  }

  at(index: number | undefined): Name {
    const name = index === undefined ? undefined : this.all[index];
    if (name === undefined) throw new RangeError('There is no such name');
    return name;
  }
}
