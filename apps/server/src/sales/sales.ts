import {
  type SaleDetail,
  type SaleRow,
  toRupees,
  WARRANTIES,
  type Warranty,
  warrantyEnd,
} from '@handset/domain';
import type { ExpressionBuilder } from 'kysely';
import { z } from 'zod';
import type { ShopTables } from '../database/Database.ts';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { seesCost } from '../database/Session.ts';
import { picturesOf } from '../files/pictures.ts';
import { NotFound } from '../http/errors.ts';
import { documentHead, HEAD_COLUMNS } from '../lists/documentHead.ts';
import { invoiceNumber, invoiceNumberIn } from '../lists/documentNumbers.ts';
import { contains, keyOf, type ListQuery, pageOf } from '../lists/listQuery.ts';
import { requireBank } from '../wallet/wallet.ts';

const invoiceKey = z.tuple([z.string(), z.number()]);

/** A page of sales, newest first, with what the whole filtered set comes to. */
export async function sales(shop: ShopReader, filters: ListQuery) {
  const after = keyOf(filters.cursor, invoiceKey);
  let query = selectSales(shop)
    .where(matching(shop, filters))
    .orderBy('sales.date', 'desc')
    .orderBy('sales.invoice_number', 'desc')
    .limit(filters.limit + 1);
  if (after) {
    const [date, number] = after;
    query = query.where((row) =>
      row(row.refTuple('sales.date', 'sales.invoice_number'), '<', row.tuple(date, number)),
    );
  }
  const rows = await query.execute();
  const { page, nextCursor } = pageOf(rows, filters.limit, (row) => [row.date, row.invoice_number]);
  const totals = await shop
    .selectFrom('sales')
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      row.fn.coalesce(row.fn.sum<number>('phones_total'), row.lit(0)).as('phones'),
      row.fn.coalesce(row.fn.sum<number>('accessories_total'), row.lit(0)).as('accessories'),
      row.fn.coalesce(row.fn.sum<number>('received'), row.lit(0)).as('received'),
      row.fn.coalesce(row.fn.sum<number>('payable_later'), row.lit(0)).as('later'),
    ])
    .where(matching(shop, filters))
    .executeTakeFirstOrThrow();
  const total = totals.phones + totals.accessories;
  return {
    data: await saleRows(shop, page),
    nextCursor,
    total: totals.count,
    totals: {
      total: toRupees(total),
      received: toRupees(totals.received),
      payableLater: toRupees(totals.later),
      profit: seesCost(shop.session) ? toRupees(total - (await costOfAll(shop, filters))) : null,
    },
  };
}

/** What everything sold by the filtered sales cost the shop. */
async function costOfAll(shop: ShopReader, filters: ListQuery): Promise<number> {
  const chosen = shop.selectFrom('sales').select('sales.id').where(matching(shop, filters));
  let cost = 0;
  for (const table of ['sale_units', 'sale_accessories'] as const) {
    const { total } = await shop
      .selectFrom(table)
      .select((row) => row.fn.coalesce(row.fn.sum<number>('cost'), row.lit(0)).as('total'))
      .where('sale_id', 'in', chosen)
      .executeTakeFirstOrThrow();
    cost += total;
  }
  return cost;
}

function matching(shop: ShopReader, { from, to, q }: ListQuery) {
  return (row: ExpressionBuilder<ShopTables, 'sales'>) => {
    const conditions = [];
    if (from) conditions.push(row('sales.date', '>=', from));
    if (to) conditions.push(row('sales.date', '<=', to));
    if (q) {
      const number = invoiceNumberIn(shop.session.shop, q);
      conditions.push(
        row.or([
          row(
            'sales.person_id',
            'in',
            shop
              .selectFrom('persons')
              .select('id')
              .where((person) => person.or([contains('name', q), contains('number', q)])),
          ),
          row(
            'sales.id',
            'in',
            shop
              .selectFrom('sale_units')
              .innerJoin('units', 'units.id', 'sale_units.unit_id')
              .select('sale_units.sale_id')
              .where((unit) =>
                unit.or([
                  contains('units.imei1', q),
                  contains('units.imei2', q),
                  contains('units.model_name', q),
                ]),
              ),
          ),
          ...(number === undefined ? [] : [row('sales.invoice_number', '=', number)]),
        ]),
      );
    }
    return row.and(conditions);
  };
}

function selectSales(shop: ShopReader) {
  return shop
    .selectFrom('sales')
    .innerJoin('persons', 'persons.id', 'sales.person_id')
    .innerJoin('users', 'users.id', 'sales.created_by')
    .selectAll('sales')
    .select(HEAD_COLUMNS);
}

type SaleRecord = Awaited<ReturnType<ReturnType<typeof selectSales>['execute']>>[number];

async function saleRows(shop: ShopReader, rows: readonly SaleRecord[]): Promise<SaleRow[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const units = await shop
    .selectFrom('sale_units')
    .innerJoin('units', 'units.id', 'sale_units.unit_id')
    .select([
      'sale_units.sale_id',
      'units.id',
      'units.imei1',
      'company_name',
      'model_name',
      'price',
      'sale_units.cost',
    ])
    .where('sale_units.sale_id', 'in', ids)
    .orderBy('position')
    .execute();
  const accessories = await shop
    .selectFrom('sale_accessories')
    .select(['sale_id', 'cost'])
    .where('sale_id', 'in', ids)
    .execute();
  const unitsOf = Map.groupBy(units, (unit) => unit.sale_id);
  const accessoriesOf = Map.groupBy(accessories, (row) => row.sale_id);
  return rows.map((row) => {
    const sold = unitsOf.get(row.id) ?? [];
    const total = row.phones_total + row.accessories_total;
    const cost = [...sold, ...(accessoriesOf.get(row.id) ?? [])].reduce((sum, line) => sum + line.cost, 0);
    return {
      ...documentHead(row),
      invoiceNumber: invoiceNumber(shop.session.shop, row.invoice_number),
      sellingType: row.selling_type,
      isBulk: sold.length > 1,
      phones: sold.map((unit) => ({
        _id: unit.id,
        imei1: unit.imei1,
        companyName: unit.company_name,
        modelName: unit.model_name,
        price: toRupees(unit.price),
      })),
      total: toRupees(total),
      received: toRupees(row.received),
      payableLater: toRupees(row.payable_later),
      profit: seesCost(shop.session) ? toRupees(total - cost) : null,
    };
  });
}

/** The sales dated on a day, in the order of their invoices. */
export async function salesOn(shop: ShopReader, date: string): Promise<SaleRow[]> {
  const rows = await selectSales(shop)
    .where('sales.date', '=', date)
    .orderBy('sales.invoice_number')
    .execute();
  return saleRows(shop, rows);
}

/** One sale with everything that its invoice prints. @throws NotFound in any shop but its own. */
export async function saleDetail(shop: ShopReader, id: string): Promise<SaleDetail> {
  const record = await selectSales(shop).where('sales.id', '=', id).executeTakeFirst();
  const [row] = record ? await saleRows(shop, [record]) : [];
  if (!record || !row) throw new NotFound('There is no such sale in this shop');
  const warranty = WARRANTIES.find((known) => known === record.warranty) ?? 'No Warranty';
  return {
    ...row,
    warranty: record.warranty,
    units: await soldUnits(shop, record, warranty),
    accessories: await soldAccessories(shop, id),
    phonesTotal: toRupees(record.phones_total),
    accessoriesTotal: toRupees(record.accessories_total),
    exchange: await exchangeOf(shop, record),
    pocketCash: toRupees(record.pocket_cash),
    accountCash: toRupees(record.account_cash),
    bank: record.bank_id ? await requireBank(shop, record.bank_id) : null,
    moneyOut: record.received < 0,
    payableAmountLaterDate: record.due_date,
    pictures: await picturesOf(shop, 'sale', id),
  };
}

async function soldUnits(
  shop: ShopReader,
  record: SaleRecord,
  warranty: Warranty,
): Promise<SaleDetail['units']> {
  const rows = await shop
    .selectFrom('sale_units')
    .innerJoin('units', 'units.id', 'sale_units.unit_id')
    .select([
      'units.id',
      'units.imei1',
      'units.imei2',
      'company_name',
      'model_name',
      'ram_memory',
      'color',
      'condition',
      'specifications',
      'price',
    ])
    .where('sale_units.sale_id', '=', record.id)
    .orderBy('position')
    .execute();
  return rows.map((unit) => ({
    _id: unit.id,
    imei1: unit.imei1,
    imei2: unit.imei2,
    companyName: unit.company_name,
    modelName: unit.model_name,
    ramMemory: unit.ram_memory,
    color: unit.color,
    condition: unit.condition,
    specifications: unit.specifications,
    price: toRupees(unit.price),
    warrantyEnd: warrantyEnd(record.date, warranty) ?? null,
  }));
}

async function soldAccessories(shop: ShopReader, saleId: string): Promise<SaleDetail['accessories']> {
  const rows = await shop
    .selectFrom('sale_accessories')
    .select(['accessory_id', 'name', 'quantity', 'price'])
    .where('sale_id', '=', saleId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    _id: row.accessory_id,
    accessoryName: row.name,
    quantity: row.quantity,
    price: toRupees(row.price),
    amount: toRupees(row.price * row.quantity),
  }));
}

async function exchangeOf(shop: ShopReader, record: SaleRecord): Promise<SaleDetail['exchange']> {
  if (record.exchange_unit_id === null) return null;
  const unit = await shop
    .selectFrom('units')
    .select(['id', 'imei1', 'imei2', 'company_name', 'model_name', 'ram_memory', 'color', 'specifications'])
    .where('id', '=', record.exchange_unit_id)
    .executeTakeFirstOrThrow();
  return {
    _id: unit.id,
    imei1: unit.imei1,
    imei2: unit.imei2,
    companyName: unit.company_name,
    modelName: unit.model_name,
    ramMemory: unit.ram_memory,
    color: unit.color,
    specifications: unit.specifications,
    value: toRupees(record.exchange_value),
  };
}
