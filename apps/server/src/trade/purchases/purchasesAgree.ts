import { balancesOf, type JournalLine, purchaseLines, searchKey, sum } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { equals, type LinesByEntry, paidBy, posted } from '../../books/proofs/proof.ts';
import { returnsAgree } from './returnsAgree.ts';
import type { Slip } from './slip.ts';

/** A phone of a slip, as far as the books care. */
interface SlipUnit {
  purchase_id: string | null;
  cost: number;
  state: string;
  acquired_on: string;
  source: string;
  entry_position: number | null;
  company_name: string;
  model_name: string;
}

/**
 * Proves that each purchase posted its amounts, that all its entries add up to its current content less
 * returns, that its phones cost what was paid, entry by entry, and that its bill is its unpaid part.
 */
export async function purchasesAgree(shop: ShopReader, lines: LinesByEntry): Promise<string[]> {
  const slips = await shop.selectFrom('purchases').selectAll().execute();
  const units = await shop
    .selectFrom('units')
    .select([
      'purchase_id',
      'cost',
      'state',
      'acquired_on',
      'source',
      'entry_position',
      'company_name',
      'model_name',
    ])
    .where('purchase_id', 'is not', null)
    .execute();
  const unitsOf = Map.groupBy(units, (unit) => unit.purchase_id);
  const linesOf = await linesByDocument(shop, lines);
  const bills = await billsById(shop);
  const returns = await shop.selectFrom('purchase_returns').select(['purchase_id', 'entry_number']).execute();
  const returnsOf = Map.groupBy(returns, (it) => it.purchase_id);
  const broken = slips.flatMap((slip) => {
    const onSlip = (unitsOf.get(slip.id) ?? []).filter(isOnSlip);
    return [
      ...posted(nameOf(slip), slip.entry_number, () => says(slip), lines),
      ...comesTo(slip, linesOf.get(slip.id) ?? [], returnsOf.get(slip.id) ?? [], lines),
      ...phonesAgree(slip, onSlip),
      ...billAgrees(slip, bills.get(slip.id)),
    ];
  });
  return [
    ...broken,
    ...(await entriesAgree(shop, slips, units)),
    ...(await returnsAgree(shop, slips, lines)),
  ];
}

function nameOf({ slip_number }: Slip): string {
  return `Slip ${slip_number}`;
}

function says(slip: Slip): JournalLine[] {
  return purchaseLines({
    cost: slip.total,
    payment: paidBy(slip),
    party: slip.person_id,
    later: slip.payable_later,
  });
}

/** The lines a slip should have. Undefined when its amounts do not add up. */
function said(slip: Slip): JournalLine[] | undefined {
  try {
    return says(slip);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Whether the unit is on the slip. A unit that an edit removed from its lot is void and has no position. */
function isOnSlip({ source, entry_position }: SlipUnit): boolean {
  return source !== 'bulk' || entry_position !== null;
}

/** The lines of every entry that belongs to a purchase, by its id. */
async function linesByDocument(shop: ShopReader, lines: LinesByEntry): Promise<Map<string, JournalLine[]>> {
  const entries = await shop
    .selectFrom('journal_entries')
    .select(['number', 'ref_id'])
    .where('ref_type', '=', 'purchase')
    .execute();
  const byDocument = new Map<string, JournalLine[]>();
  for (const { number, ref_id } of entries) {
    const own = byDocument.get(ref_id ?? '') ?? [];
    own.push(...(lines.get(number) ?? []));
    byDocument.set(ref_id ?? '', own);
  }
  return byDocument;
}

async function billsById(shop: ShopReader) {
  const bills = await shop
    .selectFrom('bills')
    .select(['id', 'person_id', 'side', 'amount', 'date'])
    .where('document_type', '=', 'purchase')
    .execute();
  return new Map(bills.map((bill) => [bill.id, bill]));
}

/** Proves that all entries of a slip add up to its current content and its returns, on every account. */
function comesTo(
  slip: Slip,
  all: readonly JournalLine[],
  returned: readonly { entry_number: number }[],
  lines: LinesByEntry,
): string[] {
  const document = said(slip);
  if (!document) return []; // which is told already
  const found = balancesOf(all);
  const expected = balancesOf([
    ...document,
    ...returned.flatMap(({ entry_number }) => lines.get(entry_number) ?? []),
  ]);
  return [...new Set([...found.keys(), ...expected.keys()])].flatMap((account) =>
    equals(`What ${nameOf(slip)} moved on ${account}`, found.get(account) ?? 0, expected.get(account) ?? 0),
  );
}

function phonesAgree(slip: Slip, units: readonly SlipUnit[]): string[] {
  const name = nameOf(slip);
  const states = Map.groupBy(units, ({ state }) => state);
  const gone = states.get('returned-to-supplier')?.length ?? 0;
  const isVoid = slip.status === 'void';
  const expected = gone === 0 ? 'posted' : gone === units.length ? 'returned' : 'part-returned';
  return [
    ...equals(`The cost of the phones of ${name}`, sum(units.map((unit) => unit.cost)), slip.total),
    ...(units.length > 0 ? [] : [`${name} has no phone`]),
    ...(slip.type === 'single' && units.length > 1 ? [`${name} has more than one phone`] : []),
    ...(!isVoid && slip.status !== expected
      ? [`${name} is ${slip.status}, which its phones contradict`]
      : []),
    ...(isVoid === (states.get('void')?.length === units.length)
      ? []
      : [`${name} is ${slip.status}, which its phones contradict`]),
    ...units
      .filter((unit) => unit.acquired_on !== slip.date)
      .map(() => `A phone of ${name} came on another day than it says`),
  ];
}

function billAgrees(
  slip: Slip,
  bill: { person_id: string; side: string; amount: number; date: string } | undefined,
): string[] {
  const name = nameOf(slip);
  const expected = slip.status === 'void' ? 0 : slip.payable_later;
  const isOthers =
    bill && (bill.person_id !== slip.person_id || bill.side !== 'payable' || bill.date !== slip.date);
  return [
    ...equals(`The bill of ${name}`, bill?.amount ?? 0, expected),
    ...(isOthers ? [`The bill of ${name} is not that of its party and day`] : []),
  ];
}

/** The entries of a lot count its phones, at the price that each has, and call them as they are called. */
async function entriesAgree(
  shop: ShopReader,
  slips: readonly Slip[],
  units: readonly SlipUnit[],
): Promise<string[]> {
  const entries = await shop.selectFrom('purchase_entries').selectAll().execute();
  const place = (purchaseId: string | null, position: number | null) => `${purchaseId} ${position}`;
  const unitsAt = Map.groupBy(units, (unit) => place(unit.purchase_id, unit.entry_position));
  const entriesOf = Map.groupBy(entries, (entry) => entry.purchase_id);
  return slips.flatMap((slip) => {
    const own = entriesOf.get(slip.id) ?? [];
    const name = nameOf(slip);
    if (slip.type === 'single') return own.length > 0 ? [`${name} has entries, but is of one phone`] : [];
    return [
      ...equals(
        `The entries of ${name}`,
        sum(own.map(({ price_of_one, quantity }) => price_of_one * quantity)),
        slip.total,
      ),
      ...own.flatMap((entry) => {
        const phones = unitsAt.get(place(slip.id, entry.position)) ?? [];
        const isRight = phones.every(
          (phone) =>
            phone.cost === entry.price_of_one &&
            searchKey(phone.company_name) === searchKey(entry.company_name) &&
            searchKey(phone.model_name) === searchKey(entry.model_name),
        );
        return isRight && phones.length === entry.quantity
          ? []
          : [`Entry ${entry.position + 1} of ${name} is not what its phones say`];
      }),
    ];
  });
}
