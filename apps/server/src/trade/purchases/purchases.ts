import type { PurchaseRow } from '@handset/domain';
import { chunks } from '../../base/database/chunks.ts';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { NotFound } from '../../base/http/errors.ts';
import { documentHead, HEAD_COLUMNS } from '../../base/lists/documentHead.ts';
import { slipNumber } from '../../base/lists/documentNumbers.ts';
import { booksOf, type DocumentBooks, figuresOf, NOTHING_ELSE } from '../../books/documentBooks.ts';

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

/** Columns of purchases needed for their figures. */
type PurchaseSums = Pick<PurchaseRecord, 'total' | 'payable_later' | 'returned_total'>;

/** The same as the rule of figures takes it. */
export function sumsOfPurchase({ total, payable_later, returned_total }: PurchaseSums) {
  return { original: total, later: payable_later, returned: returned_total };
}

/** The figures of a purchase, or of many added up. */
export function purchaseFigures(sums: PurchaseSums, books: DocumentBooks) {
  const { paidAtOnce, ...figures } = figuresOf({ ...books, ...sumsOfPurchase(sums) });
  return { ...figures, paidAtPurchase: paidAtOnce };
}

/** Number of phones and models of a slip shown in a list. */
const MAX_SHOWN = 20;

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
  const books = await booksOf(shop, 'purchase', ids);
  const phones = await firstPhones(shop, ids);
  const counts = await countsOf(shop, ids);
  const models = await modelsOf(
    shop,
    records.filter(({ type }) => type === 'bulk').map(({ id }) => id),
  );
  return records.map((record) => {
    const own = books.get(record.id) ?? NOTHING_ELSE;
    const figures = purchaseFigures(record, own);
    const shown = (phones.get(record.id) ?? []).slice(0, MAX_SHOWN);
    const { quantity, ...states } = counts.get(record.id) ?? NO_UNITS;
    return {
      ...documentHead(record),
      slipNumber: slipNumber(record.slip_number),
      type: record.type,
      quantity,
      counts: states,
      phones: shown.map((unit) => ({
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
        shown.map((unit) => ({ companyName: unit.company_name, modelName: unit.model_name, quantity: 1 }))
      ).slice(0, MAX_SHOWN),
      ...figures,
      // The day may have been moved since the slip was written.
      dateOfPayment: record.due_date && (own.dueDate ?? record.due_date),
      purchasePaymentType: record.payment_type,
      purchasePaymentStatus: figures.outstanding > 0 ? 'pending' : 'paid',
      status: record.status,
      eGadgetStatus: record.egadget_status,
      version: record.version,
    };
  });
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
            row.and([row('entry_position', '<', MAX_SHOWN), row('row_position', '<', MAX_SHOWN)]),
          ]),
        )
        .orderBy('entry_position')
        .orderBy('row_position')
        .orderBy('id')
        .execute()
    : [];
  return Map.groupBy(rows, (row) => row.purchase_id);
}

/** Number of phones, and their locations. */
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
        // Leave out units that an edit removed from their lot.
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
  if (!record) throw new NotFound('purchase-unknown');
  return record;
}
