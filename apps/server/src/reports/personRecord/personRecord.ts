import { daysBetween, type PersonRecord, type Picture, WARRANTIES, warrantyEnd } from '@handset/domain';
import type { SelectQueryBuilder } from 'kysely';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { isCnic } from '../../base/files/cnicViews.ts';
import { picturesOf } from '../../base/files/pictures.ts';
import { NotFound } from '../../base/http/errors.ts';
import { invoiceNumber } from '../../base/lists/documentNumbers.ts';
import { advancesOf } from '../../money/parties/advances.ts';
import { billsOf, selectBills } from '../../money/parties/billRows.ts';
import { cnicOf, seesIdentity } from '../../money/parties/identity.ts';
import { partyRowOf, selectParties } from '../../money/parties/partyRow.ts';
import { paymentOf, selectPayments } from '../../money/parties/paymentRecords.ts';
import { isBoughtBack } from '../../stock/phones/boughtBack.ts';
import { purchases } from '../../trade/purchases/purchaseList.ts';
import { sales } from '../../trade/sales/sales.ts';

/** Maximum number of items per kind in the record: the newest. */
const MAX_ITEMS = 50;
/** Papers that pictures of an identity card are looked for on. */
const MAX_PICTURES = 20;

/** One customer or supplier, whole. @throws NotFound in any shop but its own. */
export async function personRecord(shop: ShopReader, id: string): Promise<PersonRecord> {
  const row = await selectParties(shop).where('persons.id', '=', id).executeTakeFirst();
  if (!row) throw new NotFound('party-unknown');
  const newest = { personId: id, limit: MAX_ITEMS };
  const bought = await purchases(shop, newest);
  const sold = await sales(shop, { ...newest, sort: 'date', order: 'desc' });
  const phones = await phonesSoldTo(shop, id);
  const exchanges = await phonesTakenFrom(shop, id);
  const payments = await paymentsOf(shop, id);
  const openBills = await openBillsOf(shop, id);
  return {
    ...partyRowOf(shop, row),
    cnic: cnicOf(shop, row.cnic),
    createdAt: new Date(row.created_at).toISOString(),
    cnicPictures: seesIdentity(shop) ? await cnicPicturesOf(shop, id) : null,
    purchases: bought.data,
    sales: sold.data,
    phones: phones.data,
    exchanges: exchanges.data,
    payments: payments.data,
    openBills: openBills.data,
    counts: {
      purchases: bought.total,
      sales: sold.total,
      phones: phones.total,
      exchanges: exchanges.total,
      payments: payments.total,
      openBills: openBills.total,
    },
    advances: await advancesOf(shop, id),
  };
}

const UNIT = [
  'units.id',
  'units.imei1',
  'units.imei2',
  'units.company_name',
  'units.model_name',
  'units.ram_memory',
  'units.color',
  'sales.id as sale_id',
  'sales.invoice_number',
  'sales.date',
] as const;

interface UnitRow {
  id: string;
  imei1: string;
  imei2: string | null;
  company_name: string;
  model_name: string;
  ram_memory: string | null;
  color: string | null;
  sale_id: string;
  invoice_number: number;
}

function unitOf(shop: ShopReader, row: UnitRow) {
  return {
    _id: row.id,
    imei1: row.imei1,
    imei2: row.imei2,
    companyName: row.company_name,
    modelName: row.model_name,
    ramMemory: row.ram_memory,
    color: row.color,
    saleId: row.sale_id,
    invoiceNumber: invoiceNumber(shop.session.shop, row.invoice_number),
  };
}

/** The phones that the party bought and kept, each with its remaining warranty. */
async function phonesSoldTo(shop: ShopReader, personId: string) {
  const all = shop
    .selectFrom('sales')
    .innerJoin('sale_units', 'sale_units.sale_id', 'sales.id')
    .innerJoin('units', 'units.id', 'sale_units.unit_id')
    .where('sales.person_id', '=', personId)
    .where('sale_units.is_live', '=', 1)
    .where((row) => row.not(isBoughtBack(row)));
  const rows = await all
    .select([...UNIT, 'sale_units.price', 'sales.warranty'])
    .orderBy('sales.date', 'desc')
    .orderBy('sales.invoice_number', 'desc')
    .orderBy('sale_units.position')
    .limit(MAX_ITEMS)
    .execute();
  const data = rows.map((row) => {
    const warranty = WARRANTIES.find((known) => known === row.warranty) ?? 'No Warranty';
    const end = warrantyEnd(row.date, warranty) ?? null;
    return {
      ...unitOf(shop, row),
      soldOn: row.date,
      price: row.price,
      warranty: row.warranty,
      warrantyEnd: end,
      daysLeft: end !== null && shop.today <= end ? daysBetween(shop.today, end) : null,
    };
  });
  return { data, total: await countOf(all) };
}

/** The phones that the party gave in exchange and did not take back. */
async function phonesTakenFrom(shop: ShopReader, personId: string) {
  const all = shop
    .selectFrom('sales')
    .innerJoin('units', 'units.id', 'sales.exchange_unit_id')
    .where('sales.person_id', '=', personId)
    // Void is a phone that went back with its sale.
    .where('units.state', '!=', 'void');
  const rows = await all
    .select([...UNIT, 'sales.exchange_value'])
    .orderBy('sales.date', 'desc')
    .orderBy('sales.invoice_number', 'desc')
    .limit(MAX_ITEMS)
    .execute();
  const data = rows.map((row) => ({
    ...unitOf(shop, row),
    date: row.date,
    value: row.exchange_value,
  }));
  return { data, total: await countOf(all) };
}

async function paymentsOf(shop: ShopReader, personId: string) {
  const rows = await selectPayments(shop)
    .where('party_payments.person_id', '=', personId)
    .orderBy('party_payments.date', 'desc')
    .orderBy('party_payments.id', 'desc')
    .limit(MAX_ITEMS)
    .execute();
  const total = await countOf(shop.selectFrom('party_payments').where('person_id', '=', personId));
  return { data: rows.map(paymentOf), total };
}

async function openBillsOf(shop: ShopReader, personId: string) {
  const rows = await selectBills(shop)
    .where('person_id', '=', personId)
    .whereRef('paid', '<', 'amount')
    .orderBy('due_date')
    .orderBy('id')
    .limit(MAX_ITEMS)
    .execute();
  const total = await countOf(
    shop.selectFrom('bills').where('person_id', '=', personId).whereRef('paid', '<', 'amount'),
  );
  return { data: await billsOf(shop, rows), total };
}

async function countOf<DB, TB extends keyof DB>(query: SelectQueryBuilder<DB, TB, unknown>): Promise<number> {
  const { count } = await query
    .select((row) => row.fn.countAll<number>().as('count'))
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow();
  return count;
}

/** Pictures of the party's identity card, on the newest slips and invoices that have one. */
async function cnicPicturesOf(shop: ShopReader, personId: string): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const [type, table] of [
    ['purchase', 'purchases'],
    ['sale', 'sales'],
  ] as const) {
    const documents = await shop
      .selectFrom(table)
      .innerJoin('document_files', 'document_files.document_id', `${table}.id`)
      .select(`${table}.id`)
      .distinct()
      .where(`${table}.person_id`, '=', personId)
      .where('document_files.document_type', '=', type)
      .where('document_files.slot', 'in', ['cnicFrontPic', 'cnicBackPic'])
      .orderBy(`${table}.id`, 'desc')
      .limit(MAX_PICTURES)
      .execute();
    for (const { id } of documents)
      pictures.push(...(await picturesOf(shop, type, id)).filter(({ slot }) => isCnic(slot)));
  }
  return pictures;
}
