import { type PurchaseRow, toRupees } from '@handset/domain';
import { chunks } from '../database/chunks.ts';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { NotFound } from '../http/errors.ts';
import { documentHead, HEAD_COLUMNS } from '../lists/documentHead.ts';
import { slipNumber } from '../lists/documentNumbers.ts';

/** Purchases with their party and author. */
export function selectPurchases(shop: ShopReader) {
  return shop
    .selectFrom('purchases')
    .innerJoin('persons', 'persons.id', 'purchases.person_id')
    .innerJoin('users', 'users.id', 'purchases.created_by')
    .selectAll('purchases')
    .select(HEAD_COLUMNS);
}

/** A purchase as `selectPurchases` reads it. */
export type PurchaseRecord = Awaited<ReturnType<ReturnType<typeof selectPurchases>['execute']>>[number];

/** How many phones and models of a slip a list shows. */
const SHOWN = 20;

/** Purchases of the day book and of lists, each with its first phones and what has become of all of them. */
export async function purchaseRows(
  shop: ShopReader,
  records: readonly PurchaseRecord[],
): Promise<PurchaseRow[]> {
  const rows: PurchaseRow[] = [];
  for (const some of chunks(records, 1000)) rows.push(...(await someRows(shop, some)));
  return rows;
}

async function someRows(shop: ShopReader, records: readonly PurchaseRecord[]): Promise<PurchaseRow[]> {
  const ids = records.map(({ id }) => id);
  const bills = await billsOf(shop, ids);
  const phones = await firstPhones(shop, ids);
  const counts = await countsOf(shop, ids);
  const models = await modelsOf(
    shop,
    records.filter(({ type }) => type === 'bulk').map(({ id }) => id),
  );
  return records.map((record) => {
    const bill = bills.get(record.id);
    const outstanding = bill ? bill.amount - bill.paid : 0;
    const own = (phones.get(record.id) ?? []).slice(0, SHOWN);
    const { quantity, ...states } = counts.get(record.id) ?? NO_UNITS;
    return {
      ...documentHead(record),
      slipNumber: slipNumber(record.slip_number),
      type: record.type,
      quantity,
      counts: states,
      phones: own.map((unit) => ({
        _id: unit.id,
        imei1: unit.imei1,
        companyName: unit.company_name,
        modelName: unit.model_name,
        condition: unit.condition,
        specifications: unit.specifications,
        state: unit.state,
      })),
      models: (
        models.get(record.id) ??
        own.map((unit) => ({ companyName: unit.company_name, modelName: unit.model_name, quantity: 1 }))
      ).slice(0, SHOWN),
      total: toRupees(record.total),
      paidNow: toRupees(record.paid_now),
      payableLater: toRupees(record.payable_later),
      // The day may have been moved since the slip was written.
      dateOfPayment: record.due_date && (bill?.due_date ?? record.due_date),
      purchasePaymentType: record.payment_type,
      purchasePaymentStatus: outstanding === 0 ? 'paid' : 'pending',
      outstanding: toRupees(outstanding),
      status: record.status,
      returned: toRupees(record.returned_total),
      eGadgetStatus: record.egadget_status,
      version: record.version,
    };
  });
}

async function billsOf(shop: ShopReader, ids: readonly string[]) {
  const rows = ids.length
    ? await shop
        .selectFrom('bills')
        .select(['id', 'amount', 'paid', 'due_date'])
        .where('id', 'in', ids)
        .execute()
    : [];
  return new Map(rows.map((row) => [row.id, row]));
}

async function firstPhones(shop: ShopReader, ids: readonly string[]) {
  const rows = ids.length
    ? await shop
        .selectFrom('units')
        .select(['id', 'imei1', 'company_name', 'model_name', 'condition', 'specifications', 'state'])
        .select((row) => row.ref('purchase_id').$notNull().as('purchase_id'))
        .where('purchase_id', 'in', ids)
        .where((row) =>
          row.or([
            row('source', '<>', 'bulk'),
            row.and([row('entry_position', '<', SHOWN), row('row_position', '<', SHOWN)]),
          ]),
        )
        .orderBy('entry_position')
        .orderBy('row_position')
        .orderBy('id')
        .execute()
    : [];
  return Map.groupBy(rows, (row) => row.purchase_id);
}

/** How many phones, and where they are. */
export type Counts = PurchaseRow['counts'] & { quantity: number };
const NO_UNITS: Counts = { quantity: 0, inStock: 0, dispatched: 0, sold: 0, returned: 0 };

const COUNTED = {
  'in-stock': 'inStock',
  dispatched: 'dispatched',
  sold: 'sold',
  'returned-to-supplier': 'returned',
  void: undefined,
} as const;

/** Adds phones of one state to a count. */
export function countIn(counts: Counts, state: keyof typeof COUNTED, count: number): void {
  const place = COUNTED[state];
  counts.quantity += count;
  if (place) counts[place] += count;
}

/** A count of nothing yet. */
export function noUnits(): Counts {
  return { ...NO_UNITS };
}

async function countsOf(shop: ShopReader, ids: readonly string[]): Promise<Map<string, Counts>> {
  const rows = ids.length
    ? await shop
        .selectFrom('units')
        .select((row) => [
          row.ref('purchase_id').$notNull().as('purchase_id'),
          'state',
          row.fn.countAll<number>().as('count'),
        ])
        .where('purchase_id', 'in', ids)
        // What an edit took off a lot again is not on it.
        .where((row) => row.or([row('source', '<>', 'bulk'), row('entry_position', 'is not', null)]))
        .groupBy(['purchase_id', 'state'])
        .execute()
    : [];
  const all = new Map<string, Counts>();
  for (const { purchase_id, state, count } of rows) {
    const counts = all.get(purchase_id) ?? noUnits();
    countIn(counts, state, count);
    all.set(purchase_id, counts);
  }
  return all;
}

async function modelsOf(
  shop: ShopReader,
  ids: readonly string[],
): Promise<Map<string, PurchaseRow['models']>> {
  const rows = ids.length
    ? await shop
        .selectFrom('purchase_entries')
        .select((row) => [
          'purchase_id',
          'company_name',
          'model_name',
          row.fn.sum<number>('quantity').as('quantity'),
        ])
        .where('purchase_id', 'in', ids)
        .groupBy(['purchase_id', 'company_name', 'model_name'])
        .orderBy((row) => row.fn.min('position'))
        .execute()
    : [];
  const all = new Map<string, PurchaseRow['models']>();
  for (const row of rows) {
    const models = all.get(row.purchase_id) ?? [];
    models.push({ companyName: row.company_name, modelName: row.model_name, quantity: row.quantity });
    all.set(row.purchase_id, models);
  }
  return all;
}

/** The purchases dated on a day, in the order of their slips. */
export async function purchasesOn(shop: ShopReader, date: string): Promise<PurchaseRow[]> {
  const records = await selectPurchases(shop)
    .where('purchases.date', '=', date)
    .orderBy('purchases.slip_number')
    .execute();
  return purchaseRows(shop, records);
}

/** One purchase as lists show it. @throws NotFound in any shop but its own. */
export async function purchaseRow(shop: ShopReader, id: string): Promise<PurchaseRow> {
  const record = await requireRecord(shop, id);
  const [row] = await purchaseRows(shop, [record]);
  if (!row) throw new Error(`Purchase ${id} has no row`);
  return row;
}

/** One purchase's record. @throws NotFound in any shop but its own. */
export async function requireRecord(shop: ShopReader, id: string): Promise<PurchaseRecord> {
  const record = await selectPurchases(shop).where('purchases.id', '=', id).executeTakeFirst();
  if (!record) throw new NotFound('There is no such purchase in this shop');
  return record;
}
