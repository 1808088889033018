import type { SaleRow } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { seesCost } from '../../base/database/Session.ts';
import { documentHead, HEAD_COLUMNS } from '../../base/lists/documentHead.ts';
import { invoiceNumber } from '../../base/lists/documentNumbers.ts';
import {
  booksOf,
  type DocumentBooks,
  figuresOf,
  NOTHING_ELSE,
  type OneDocumentBooks,
} from '../../books/documentBooks.ts';
import { SOLD_UNIT } from './takeOut.ts';

/** The sales with their customers and authors. */
export function selectSales(shop: ShopReader) {
  return shop
    .selectFrom('sales')
    .innerJoin('persons', 'persons.id', 'sales.person_id')
    .innerJoin('users', 'users.id', 'sales.created_by')
    .selectAll('sales')
    .select(HEAD_COLUMNS);
}

/** A sale as `selectSales` reads it. */
export type SaleRecord = Awaited<ReturnType<ReturnType<typeof selectSales>['execute']>>[number];

/** The phones of sales, each sale's in its order. */
export async function soldUnits(shop: ShopReader, saleIds: readonly string[]) {
  return shop
    .selectFrom('sale_units')
    .innerJoin('units', 'units.id', 'sale_units.unit_id')
    .select([...SOLD_UNIT, 'sale_units.sale_id', 'sale_units.price', 'sale_units.return_id'])
    .where('sale_units.sale_id', 'in', saleIds)
    .orderBy('sale_units.sale_id')
    .orderBy('sale_units.position')
    .execute();
}

/** A phone of a sale as answers show it. */
export type SoldUnit = Awaited<ReturnType<typeof soldUnits>>[number];

/** The accessories of sales, each sale's in its order. */
export async function soldAccessories(shop: ShopReader, saleIds: readonly string[]) {
  return shop
    .selectFrom('sale_accessories')
    .select(['sale_id', 'accessory_id', 'name', 'quantity', 'price', 'returned_quantity'])
    .where('sale_id', 'in', saleIds)
    .orderBy('sale_id')
    .orderBy('position')
    .execute();
}

/** A row of accessories of a sale as answers show it. */
export type SoldAccessories = Awaited<ReturnType<typeof soldAccessories>>[number];

/** Columns of sales needed for their figures. */
type SaleSums = Pick<SaleRecord, 'phones_total' | 'accessories_total' | 'returned_total' | 'payable_later'>;

/** The same as the rule of figures takes it. */
export function sumsOfSale(sums: SaleSums) {
  return {
    original: sums.phones_total + sums.accessories_total,
    later: sums.payable_later,
    returned: sums.returned_total,
  };
}

/** The figures of a sale, or of many added up. */
export function saleFigures(sums: SaleSums, books: DocumentBooks) {
  const { paid, paidAtOnce, paidLater, ...figures } = figuresOf({ ...books, ...sumsOfSale(sums) });
  return { ...figures, received: paid, receivedAtSale: paidAtOnce, receivedLater: paidLater };
}

/** Builds a sale's row for lists from its parts. */
export function saleRowOf(
  shop: ShopReader,
  {
    record,
    units,
    accessories,
    books = NOTHING_ELSE,
  }: {
    record: SaleRecord;
    units: readonly Omit<SoldUnit, 'sale_id'>[];
    accessories: readonly Omit<SoldAccessories, 'sale_id'>[];
    books: OneDocumentBooks | undefined;
  },
): SaleRow {
  const total = record.phones_total + record.accessories_total - record.returned_total;
  return {
    ...documentHead(record),
    invoiceNumber: invoiceNumber(shop.session.shop, record.invoice_number),
    sellingType: record.selling_type,
    status: record.status,
    isBulk: record.phones_count > 1,
    phones: units.map((unit) => ({
      _id: unit.id,
      imei1: unit.imei1,
      companyName: unit.company_name,
      modelName: unit.model_name,
      price: unit.price,
      isReturned: unit.return_id !== null,
    })),
    accessories: accessories.map((row) => ({
      _id: row.accessory_id,
      accessoryName: row.name,
      quantity: row.quantity,
      returnedQuantity: row.returned_quantity,
    })),
    ...saleFigures(record, books),
    dueDate: books.dueDate,
    profit: seesCost(shop.session) ? total - (record.cost_total - record.returned_cost) : null,
  };
}

/** Sales as lists show them. */
export async function saleRows(shop: ShopReader, records: readonly SaleRecord[]): Promise<SaleRow[]> {
  const ids = records.map(({ id }) => id);
  if (ids.length === 0) return [];
  const units = Map.groupBy(await soldUnits(shop, ids), (unit) => unit.sale_id);
  const accessories = Map.groupBy(await soldAccessories(shop, ids), (row) => row.sale_id);
  const books = await booksOf(shop, 'sale', ids);
  return records.map((record) =>
    saleRowOf(shop, {
      record,
      units: units.get(record.id) ?? [],
      accessories: accessories.get(record.id) ?? [],
      books: books.get(record.id),
    }),
  );
}

/** The sales dated on a day, in the order of their invoices. */
export async function salesOn(shop: ShopReader, date: string): Promise<SaleRow[]> {
  const records = await selectSales(shop)
    .where('sales.date', '=', date)
    .orderBy('sales.invoice_number')
    .execute();
  return saleRows(shop, records);
}
