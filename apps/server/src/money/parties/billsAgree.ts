import { formatMoney, type MinorUnits, type Side, sum } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { equals } from '../../books/proofs/proof.ts';
import { entryVoucher } from '../../books/vouchers.ts';
import type { PartyEntries } from './partyEntries.ts';
import { paymentVoucher } from './paymentRecords.ts';

/** A bill or a credit: its amount, and the part settled or used. */
interface Record {
  id: string;
  personId: string;
  side: Side;
  amount: MinorUnits;
  used: MinorUnits;
}

/**
 * Proves that every movement of a party's balance has a bill or credit of the same amount, that bills are
 * paid exactly by their allocations, and that no party has an open bill and an advance on the same side, or
 * advances on both sides. A write-off settles bills alone: a debt let go is no payment.
 */
export async function billsAgree(shop: ShopReader, entries: PartyEntries): Promise<string[]> {
  const bills = await readBills(shop);
  const credits = await readCredits(shop);
  return [
    ...(await documentsAgree(shop, entries, bills, credits)),
    ...balancesAgree(entries, bills, credits),
    ...(await allocationsAgree(shop, bills, credits)),
    ...noUnusedCredits(bills, credits),
    ...(await writeOffsAgree(shop)),
    ...(await papersAgree(shop, bills, credits)),
  ];
}

async function readBills(shop: ShopReader): Promise<Map<string, Record>> {
  const rows = await shop.selectFrom('bills').select(['id', 'person_id', 'side', 'amount', 'paid']).execute();
  return new Map(rows.map((row) => [row.id, { ...row, personId: row.person_id, used: row.paid }]));
}

async function readCredits(shop: ShopReader): Promise<Map<string, Record>> {
  const rows = await shop
    .selectFrom('party_credits')
    .select(['id', 'person_id', 'side', 'amount', 'allocated'])
    .execute();
  return new Map(rows.map((row) => [row.id, { ...row, personId: row.person_id, used: row.allocated }]));
}

/** Signed amount of a bill in its party's balance. A credit counts the opposite way. */
function signed({ side, amount }: Pick<Record, 'side' | 'amount'>): MinorUnits {
  return side === 'receivable' ? amount : -amount;
}

async function documentsAgree(
  shop: ShopReader,
  { standing }: PartyEntries,
  bills: ReadonlyMap<string, Record>,
  credits: ReadonlyMap<string, Record>,
): Promise<string[]> {
  const documents = await documentsByEntry(shop);
  const broken: string[] = [];
  const found = new Set<string>();
  for (const [number, { personId, event, amount }] of standing) {
    const document = documents.get(number);
    const bill = bills.get(document?.billId ?? '');
    const credit = credits.get(document?.creditId ?? '');
    const record = bill ?? credit;
    const moves = bill ? signed(bill) : -signed(credit ?? { side: 'receivable', amount: 0 });
    if (record) found.add(record.id);
    if (record?.personId !== personId || moves !== amount)
      broken.push(`Entry ${number} (${event}) moves a party's balance, and no bill or credit says so`);
  }
  for (const { id } of [...bills.values(), ...credits.values()])
    if (!found.has(id)) broken.push(`The bill or credit ${id} stands for nothing in the books`);
  return broken;
}

/** The bill or credit that each entry should have, by the document that posted it. */
async function documentsByEntry(
  shop: ShopReader,
): Promise<Map<number, { billId?: string; creditId?: string }>> {
  const documents = new Map<number, { billId?: string; creditId?: string }>();
  for (const table of ['purchases', 'sales', 'accessory_purchases'] as const)
    for (const { id, entry_number } of await shop.selectFrom(table).select(['id', 'entry_number']).execute())
      documents.set(entry_number, { billId: id });
  for (const table of ['purchase_returns', 'sale_returns'] as const)
    for (const { id, entry_number } of await shop.selectFrom(table).select(['id', 'entry_number']).execute())
      documents.set(entry_number, { creditId: id });
  const payments = await shop.selectFrom('party_payments').select(['id', 'kind', 'entry_number']).execute();
  for (const { id, kind, entry_number } of payments)
    documents.set(entry_number, kind === 'opening' ? { billId: id } : { creditId: id });
  return documents;
}

function balancesAgree(
  { totals }: PartyEntries,
  bills: ReadonlyMap<string, Record>,
  credits: ReadonlyMap<string, Record>,
): string[] {
  const balances = new Map<string, MinorUnits>();
  const add = ({ personId }: Record, amount: MinorUnits) =>
    balances.set(personId, (balances.get(personId) ?? 0) + amount);
  for (const bill of bills.values()) add(bill, signed(bill));
  for (const credit of credits.values()) add(credit, -signed(credit));
  return [...new Set([...totals.keys(), ...balances.keys()])].flatMap((person) =>
    equals(
      `What bills and payments say of the party ${person}`,
      balances.get(person) ?? 0,
      totals.get(person)?.balance ?? 0,
    ),
  );
}

async function allocationsAgree(
  shop: ShopReader,
  bills: ReadonlyMap<string, Record>,
  credits: ReadonlyMap<string, Record>,
): Promise<string[]> {
  const allocations = await shop.selectFrom('allocations').selectAll().execute();
  const used = new Map<string, MinorUnits>();
  const broken: string[] = [];
  for (const { credit_id, target, target_id, amount } of allocations) {
    for (const id of [credit_id, target_id]) used.set(id, (used.get(id) ?? 0) + amount);
    const from = credits.get(credit_id);
    const to = (target === 'bill' ? bills : credits).get(target_id);
    const isOfSide = (from?.side === to?.side) === (target === 'bill');
    if (!from || !to || from.personId !== to.personId || !isOfSide)
      broken.push(`The credit ${credit_id} settles what it cannot: ${target_id}`);
  }
  const agree = (what: string, records: ReadonlyMap<string, Record>) =>
    [...records.values()].flatMap((record) =>
      equals(`${what} ${record.id}`, record.used, used.get(record.id) ?? 0),
    );
  return [
    ...broken,
    ...agree('What is paid of the bill', bills),
    ...agree('What is used of the credit', credits),
  ];
}

function noUnusedCredits(bills: ReadonlyMap<string, Record>, credits: ReadonlyMap<string, Record>): string[] {
  const left = (records: ReadonlyMap<string, Record>, side: Side) => {
    const own = [...records.values()].filter((record) => record.side === side);
    return Map.groupBy(own, (record) => record.personId);
  };
  const rest = (records: readonly Record[] = []) => sum(records.map(({ amount, used }) => amount - used));
  const free = { receivable: left(credits, 'receivable'), payable: left(credits, 'payable') };
  const open = { receivable: left(bills, 'receivable'), payable: left(bills, 'payable') };
  const beside = (
    one: ReadonlyMap<string, readonly Record[]>,
    other: ReadonlyMap<string, readonly Record[]>,
  ) => [...one.keys()].filter((person) => rest(one.get(person)) > 0 && rest(other.get(person)) > 0);
  return [
    ...(['receivable', 'payable'] as const).flatMap((side) =>
      beside(free[side], open[side]).map(
        (person) => `The party ${person} has an open bill that an advance of its own could pay (${side})`,
      ),
    ),
    ...beside(free.receivable, free.payable).map(
      (person) => `The party ${person} has paid ahead, and was paid ahead`,
    ),
  ];
}

async function writeOffsAgree(shop: ShopReader): Promise<string[]> {
  const rows = await shop
    .selectFrom('party_credits')
    .innerJoin('party_payments', 'party_payments.id', 'party_credits.id')
    .innerJoin('persons', 'persons.id', 'party_credits.person_id')
    .leftJoin('allocations', (join) =>
      join.onRef('allocations.credit_id', '=', 'party_credits.id').on('allocations.target', '=', 'bill'),
    )
    .select(['party_credits.amount', 'party_payments.entry_number', 'persons.name'])
    .select((row) => row.fn.coalesce(row.fn.sum<number>('allocations.amount'), row.lit(0)).as('on_bills'))
    .where('party_credits.source', '=', 'write-off')
    .groupBy(['party_credits.id', 'party_credits.amount', 'party_payments.entry_number', 'persons.name'])
    .execute();
  return rows
    .filter(({ amount, on_bills }) => amount !== on_bills)
    .map(
      ({ entry_number, name, amount, on_bills }) =>
        `The write-off ${entryVoucher('write-off', entry_number)} of ${name} writes off more than its bills (${formatMoney(amount - on_bills)}): undo it, and write off what is still owed`,
    );
}

/** Papers of payments, opening balances and write-offs say what their entries do. */
async function papersAgree(
  shop: ShopReader,
  bills: ReadonlyMap<string, Record>,
  credits: ReadonlyMap<string, Record>,
): Promise<string[]> {
  const rows = await shop
    .selectFrom('party_payments as paper')
    .innerJoin('journal_entries as entry', 'entry.number', 'paper.entry_number')
    .leftJoin('journal_entries as reversal', 'reversal.reverses', 'paper.entry_number')
    .innerJoin('persons', 'persons.id', 'paper.person_id')
    .select(['paper.id', 'paper.kind', 'paper.direction', 'paper.entry_number', 'paper.amount', 'paper.date'])
    .select(['paper.reversed_by', 'entry.date as posted_on', 'reversal.number as undone_by', 'persons.name'])
    .execute();
  return rows
    .filter((row) => {
      const record = bills.get(row.id) ?? credits.get(row.id);
      const isUndone = row.reversed_by !== null;
      const says = isUndone ? record === undefined : record?.amount === row.amount;
      return !says || row.date !== row.posted_on || row.reversed_by !== row.undone_by;
    })
    .map((row) => `The paper ${paymentVoucher(row)} of ${row.name} does not say what its entry does`);
}
