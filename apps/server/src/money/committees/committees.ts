import {
  bankUsed,
  type Committee,
  type CommitteeChange,
  type CommitteeDetail,
  type CommitteeEntry,
  committeeLines,
  committeePool,
  type Day,
  instalmentDue,
  type MinorUnits,
  type NewCommittee,
  paymentLegs,
  refusal,
  rupeeAmount,
  sum,
  turnsRule,
} from '@handset/domain';
import type { CommitteesTable } from '../../base/database/Database.ts';
import type { ShopReader, ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';
import { Conflict, NotFound, Refused } from '../../base/http/errors.ts';
import { post, requirePast } from '../../books/post.ts';
import { bankOfDocument } from '../wallet/bankOfDocument.ts';
import { requireBank } from '../wallet/wallet.ts';

type CommitteeRow = Omit<CommitteesTable, 'shop_id' | 'version'> & { version: number };

/** Payments between the shop and a committee, without undone entries. */
interface Paid {
  kind: 'instalment' | 'payout';
  share: number;
  number: number;
  amount: MinorUnits;
  date: Day;
}

/** Joins a committee: nothing moves until the first instalment. */
export async function createCommittee(
  shop: ShopTransaction,
  committee: NewCommittee,
): Promise<CommitteeDetail> {
  const id = newId();
  const { turns, startDate, note, ...rest } = committee;
  await shop
    .insertInto('committees')
    .values({
      id,
      ...rest,
      start_date: startDate,
      note: note ?? null,
      created_by: shop.session.userId,
      created_at: shop.now,
    })
    .execute();
  await setTurns(shop, id, committee.shares, turns);
  return committeeDetail(shop, id);
}

/** Changes what may change of a running committee. @throws Conflict when somebody changed it since `version`. */
export async function changeCommittee(
  shop: ShopTransaction,
  id: string,
  { version, turns, ...change }: CommitteeChange,
): Promise<CommitteeDetail> {
  const committee = await requireCommittee(shop, id);
  if (committee.version !== version)
    throw new Conflict('committee-changed-meanwhile').naming({ version: refusal('version-outdated') });
  const broken = turns && turnsRule(turns, committee);
  if (broken) throw new Refused(broken).at('turns');
  await shop
    .updateTable('committees')
    .set((row) => ({
      ...(change.name && { name: change.name }),
      ...(change.organiser && { organiser: change.organiser }),
      ...(change.note !== undefined && { note: change.note }),
      version: row('version', '+', row.lit(1)),
    }))
    .where('id', '=', id)
    .execute();
  if (turns) {
    await shop.deleteFrom('committee_turns').where('committee_id', '=', id).execute();
    await setTurns(shop, id, committee.shares, turns);
  }
  return committeeDetail(shop, id);
}

async function setTurns(
  shop: ShopTransaction,
  id: string,
  shares: number,
  turns: readonly (number | null)[],
): Promise<void> {
  const rows = Array.from({ length: shares }, (_, index) => ({
    committee_id: id,
    share: index + 1,
    turn: turns[index] ?? null,
  }));
  await shop.insertInto('committee_turns').values(rows).execute();
}

/**
 * Pays an instalment, or takes the pool: an asset before our turn, a debt after it, never income or expense.
 * @throws Conflict when that is paid, or taken, already.
 */
export async function recordCommitteeEntry(
  shop: ShopTransaction,
  id: string,
  entry: CommitteeEntry,
): Promise<CommitteeDetail> {
  requirePast(shop, 'date', entry.date);
  const committee = await requireCommittee(shop, id);
  if (entry.bankAccountUsed) await requireBank(shop, entry.bankAccountUsed);
  const number = await placeOf(shop, committee, entry);
  const entryId = newId();
  const entryNumber = await post(shop, {
    event: entry.kind === 'instalment' ? 'committee-instalment' : 'committee-payout',
    date: entry.date,
    description:
      entry.kind === 'instalment'
        ? { code: 'committee-instalment', params: { committee: committee.name, number } }
        : { code: 'committee-payout', params: { committee: committee.name, share: entry.share } },
    refType: 'committee',
    refId: id,
    lines: committeeLines({ committee: id, kind: entry.kind, payment: paymentLegs(entry) }),
  });
  await shop
    .insertInto('committee_entries')
    .values({
      id: entryId,
      committee_id: id,
      kind: entry.kind,
      share: entry.share,
      number,
      date: entry.date,
      amount: entry.amount,
      pocket_cash: entry.pocketCash ?? 0,
      account_cash: entry.accountCash ?? 0,
      bank_id: bankUsed(entry),
      note: entry.note ?? null,
      entry_number: entryNumber,
      created_by: shop.session.userId,
      created_at: shop.now,
    })
    .execute();
  return committeeDetail(shop, id);
}

/** Number of the instalment, or the turn of the payout. Refuses more than the open amount. */
async function placeOf(
  shop: ShopReader,
  committee: CommitteeRow,
  { kind, share, number, amount }: CommitteeEntry,
): Promise<number> {
  if (share > committee.shares)
    throw new Refused('committee-share-beyond', { shares: committee.shares }).at('share');
  const paid = (await paidOf(shop, committee.id)).filter((it) => it.kind === kind && it.share === share);
  if (kind === 'payout') {
    const { turn } = await shop
      .selectFrom('committee_turns')
      .select('turn')
      .where('committee_id', '=', committee.id)
      .where('share', '=', share)
      .executeTakeFirstOrThrow();
    requireOpen(committeePool(committee) - sum(paid.map((it) => it.amount)), amount);
    return turn ?? 0;
  }
  const place = number ?? 0;
  if (place > committee.members)
    throw new Refused('committee-instalment-beyond', { instalments: committee.members }).at('number');
  const before = paid.filter((it) => it.number === place);
  requireOpen(committee.amount - sum(before.map((it) => it.amount)), amount, place);
  return place;
}

/** Refuses more than is open of an instalment, or of the pool of a share. */
function requireOpen(open: MinorUnits, amount: MinorUnits, instalment?: number): void {
  if (amount <= open) return;
  const place = instalment === undefined ? {} : { instalment };
  const why =
    open === 0
      ? refusal('committee-settled', place)
      : refusal('committee-open-for-less', { ...place, open: rupeeAmount(open) });
  throw new Conflict(why).at('amount');
}

/** Marks an instalment or payout as undone by a reversing entry. */
export async function undoCommitteeEntry(
  shop: ShopTransaction,
  entryNumber: number,
  reversal: number,
): Promise<void> {
  await shop
    .updateTable('committee_entries')
    .set({ reversed_by: reversal })
    .where('entry_number', '=', entryNumber)
    .execute();
}

async function requireCommittee(shop: ShopReader, id: string): Promise<CommitteeRow> {
  const row = await shop.selectFrom('committees').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound('committee-unknown');
  return row;
}

async function paidOf(shop: ShopReader, id?: string): Promise<(Paid & { committee_id: string })[]> {
  let query = shop
    .selectFrom('committee_entries')
    .select(['committee_id', 'kind', 'share', 'number', 'amount', 'date'])
    .where('reversed_by', 'is', null)
    .orderBy('id');
  if (id) query = query.where('committee_id', '=', id);
  return query.execute();
}

async function turnsOf(shop: ShopReader, id?: string) {
  let query = shop
    .selectFrom('committee_turns')
    .select(['committee_id', 'share', 'turn'])
    .orderBy('committee_id')
    .orderBy('share');
  if (id) query = query.where('committee_id', '=', id);
  return query.execute();
}

/** Every committee of the shop, running ones first. */
export async function committees(shop: ShopReader) {
  const rows = await shop.selectFrom('committees').selectAll().orderBy('id', 'desc').execute();
  const paid = Map.groupBy(await paidOf(shop), (entry) => entry.committee_id);
  const turns = Map.groupBy(await turnsOf(shop), (turn) => turn.committee_id);
  const data = rows
    .map((row) =>
      standingOf(
        shop,
        row,
        paid.get(row.id) ?? [],
        (turns.get(row.id) ?? []).map(({ turn }) => turn),
      ),
    )
    .sort((a, b) => Number(a.status === 'complete') - Number(b.status === 'complete'));
  const total = (of: (committee: Committee) => MinorUnits) => sum(data.map(of));
  return {
    data,
    totals: {
      paidIn: total((it) => it.paidIn),
      received: total((it) => it.received),
      remainingToPay: total((it) => it.remainingToPay),
      net: total((it) => it.net),
    },
  };
}

/** One committee with its schedule. @throws NotFound in any shop but its own. */
export async function committeeDetail(shop: ShopReader, id: string): Promise<CommitteeDetail> {
  const committee = await requireCommittee(shop, id);
  const paid = await paidOf(shop, id);
  const turns = (await turnsOf(shop, id)).map(({ turn }) => turn);
  const entries = await shop
    .selectFrom('committee_entries')
    .leftJoin('banks', 'banks.id', 'committee_entries.bank_id')
    .selectAll('committee_entries')
    .select(['banks.bank_name', 'banks.account_type'])
    .where('committee_id', '=', id)
    .orderBy('committee_entries.id')
    .execute();
  return {
    ...standingOf(shop, committee, paid, turns),
    schedule: scheduleOf(shop.today, committee, paid, turns).map((row) => ({
      ...row,
      amount: row.amount,
      paid: row.paid,
    })),
    entries: entries.map((row) => ({
      _id: row.id,
      kind: row.kind,
      share: row.share,
      number: row.number,
      date: row.date,
      amount: row.amount,
      pocketCash: row.pocket_cash,
      accountCash: row.account_cash,
      bank: bankOfDocument(row),
      note: row.note,
      entry: row.entry_number,
      reversedBy: row.reversed_by,
      createdAt: new Date(row.created_at).toISOString(),
    })),
  };
}

/** Each period of each of the shop's shares, and whether it is paid. */
function scheduleOf(
  today: Day,
  committee: CommitteeRow,
  paid: readonly Paid[],
  turns: readonly (number | null)[],
) {
  const instalments = Map.groupBy(
    paid.filter((it) => it.kind === 'instalment'),
    (it) => `${it.share} ${it.number}`,
  );
  return Array.from({ length: committee.members * committee.shares }, (_, index) => {
    const number = Math.floor(index / committee.shares) + 1;
    const share = (index % committee.shares) + 1;
    const dueDate = instalmentDue(committee.start_date, committee.frequency, number);
    const own = instalments.get(`${share} ${number}`) ?? [];
    const paidSoFar = sum(own.map((it) => it.amount));
    const isPaid = paidSoFar >= committee.amount;
    const state = isPaid ? 'paid' : dueDate < today ? 'late' : dueDate === today ? 'due' : 'upcoming';
    return {
      number,
      share,
      dueDate,
      amount: committee.amount,
      paid: paidSoFar,
      paidOn: isPaid ? (own.at(-1)?.date ?? null) : null,
      isTurn: turns[share - 1] === number,
      state: state as 'paid' | 'late' | 'due' | 'upcoming',
    };
  });
}

function standingOf(
  shop: ShopReader,
  committee: CommitteeRow,
  paid: readonly Paid[],
  turns: readonly (number | null)[],
): Committee {
  const total = (kind: Paid['kind']) => sum(paid.filter((it) => it.kind === kind).map((it) => it.amount));
  const paidIn = total('instalment');
  const received = total('payout');
  const pool = committeePool(committee);
  const open = scheduleOf(shop.today, committee, paid, turns).filter((row) => row.state !== 'paid');
  return {
    _id: committee.id,
    name: committee.name,
    organiser: committee.organiser,
    amount: committee.amount,
    members: committee.members,
    shares: committee.shares,
    startDate: committee.start_date,
    frequency: committee.frequency,
    draw: committee.draw,
    turns: [...turns],
    note: committee.note,
    version: committee.version,
    pool,
    paidIn,
    received,
    remainingToPay: pool * committee.shares - paidIn,
    net: paidIn - received,
    nextDue: open[0]?.dueDate ?? null,
    late: open.filter((row) => row.state === 'late').length,
    status: open.length === 0 && received === pool * committee.shares ? 'complete' : 'running',
    createdAt: new Date(committee.created_at).toISOString(),
  };
}
