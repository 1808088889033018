import { type SaleRow, toRupees } from '@handset/domain';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { seesCost } from '../database/Session.ts';
import { documentHead, HEAD_COLUMNS } from '../lists/documentHead.ts';
import { invoiceNumber } from '../lists/documentNumbers.ts';
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

/** What is left to be paid of sales, by their ids; those that were paid at once have none. */
export async function billsOf(shop: ShopReader, saleIds: readonly string[]) {
  const bills = await shop
    .selectFrom('bills')
    .select(['id', 'amount', 'paid', 'due_date'])
    .where('id', 'in', saleIds)
    .execute();
  return new Map(bills.map((bill) => [bill.id, bill]));
}

/** What a sale has left to be paid, and when. */
export interface SaleBill {
  amount: number;
  paid: number;
  due_date: string | null;
}

/** A sale as lists show it, from what was read of it. */
export function saleRowOf(
  shop: ShopReader,
  {
    record,
    units,
    accessories,
    bill,
  }: {
    record: SaleRecord;
    units: readonly Omit<SoldUnit, 'sale_id'>[];
    accessories: readonly Omit<SoldAccessories, 'sale_id'>[];
    bill: SaleBill | undefined;
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
      price: toRupees(unit.price),
      isReturned: unit.return_id !== null,
    })),
    accessories: accessories.map((row) => ({
      _id: row.accessory_id,
      accessoryName: row.name,
      quantity: row.quantity,
      returnedQuantity: row.returned_quantity,
    })),
    total: toRupees(total),
    returned: toRupees(record.returned_total),
    received: toRupees(record.received - record.refunded),
    payableLater: toRupees(record.payable_later),
    outstanding: toRupees(bill ? bill.amount - bill.paid : 0),
    dueDate: bill?.due_date ?? null,
    profit: seesCost(shop.session) ? toRupees(total - (record.cost_total - record.returned_cost)) : null,
  };
}

/** Sales as lists show them. */
export async function saleRows(shop: ShopReader, records: readonly SaleRecord[]): Promise<SaleRow[]> {
  const ids = records.map(({ id }) => id);
  if (ids.length === 0) return [];
  const units = Map.groupBy(await soldUnits(shop, ids), (unit) => unit.sale_id);
  const accessories = Map.groupBy(await soldAccessories(shop, ids), (row) => row.sale_id);
  const bills = await billsOf(shop, ids);
  return records.map((record) =>
    saleRowOf(shop, {
      record,
      units: units.get(record.id) ?? [],
      accessories: accessories.get(record.id) ?? [],
      bill: bills.get(record.id),
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
