import type { Day, JournalLine, MinorUnits } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { type PartyMove, partyMoveOf } from '../../books/partyTotals.ts';
import type { LinesByEntry } from '../../books/proofs/proof.ts';

const CHUNK = 20_000;

/** The journal's entries of all parties, read once. */
export interface PartyEntries {
  /** Totals of each party's entries, by party id. */
  totals: Map<string, PartyMove & { lastActivity: Day }>;
  /** Effect of each standing entry (neither undone nor undoing) on its party's balance, by entry number. */
  standing: Map<number, { personId: string; event: string; amount: MinorUnits }>;
  /** Sentences for what should not be. */
  broken: string[];
}

/** Reads the journal entries of every party. An entry moves only the balance of the party it names. */
export async function readPartyEntries(shop: ShopReader, lines: LinesByEntry): Promise<PartyEntries> {
  const read: PartyEntries = { totals: new Map(), standing: new Map(), broken: [] };
  const events = new Map<number, string>();
  for await (const entry of entriesOf(shop)) {
    const own = lines.get(entry.number) ?? [];
    const strangers = new Set(partiesOf(own).filter((party) => party !== entry.person_id));
    for (const party of strangers)
      read.broken.push(
        `Entry ${entry.number} moves the balance of the party ${party}, which it does not name`,
      );
    if (entry.person_id === null) continue;
    if (entry.reverses === null) events.set(entry.number, entry.event);
    const undone = entry.reverses === null ? undefined : events.get(entry.reverses);
    const move = partyMoveOf({ event: entry.event, lines: own, personId: entry.person_id }, undone);
    add(read, entry, move);
  }
  return read;
}

interface Entry {
  number: number;
  event: string;
  date: Day;
  person_id: string | null;
  reverses: number | null;
}

function add({ totals, standing }: PartyEntries, entry: Entry, move: PartyMove): void {
  const personId = entry.person_id ?? '';
  const known = totals.get(personId);
  totals.set(personId, {
    bought: (known?.bought ?? 0) + move.bought,
    sold: (known?.sold ?? 0) + move.sold,
    visits: (known?.visits ?? 0) + move.visits,
    balance: (known?.balance ?? 0) + move.balance,
    lastActivity: known && known.lastActivity > entry.date ? known.lastActivity : entry.date,
  });
  if (entry.reverses !== null) standing.delete(entry.reverses);
  else if (move.balance !== 0)
    standing.set(entry.number, { personId, event: entry.event, amount: move.balance });
}

async function* entriesOf(shop: ShopReader): AsyncGenerator<Entry, undefined> {
  for (let after = 0; ; ) {
    const rows = await shop
      .selectFrom('journal_entries')
      .select(['number', 'event', 'date', 'person_id', 'reverses'])
      .where('number', '>', after)
      .orderBy('number')
      .limit(CHUNK)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < CHUNK) return;
    after = last.number;
  }
}

function partiesOf(lines: readonly JournalLine[]): string[] {
  return lines
    .flatMap(({ debit, credit }) => [debit, credit])
    .filter((account) => account.startsWith('party:'))
    .map((account) => account.slice('party:'.length));
}
