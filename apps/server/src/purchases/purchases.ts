import {
  type PurchaseDetail,
  type PurchaseRow,
  type PurchaseSlip,
  payableNow,
  paymentLegs,
  paymentStatus,
  purchaseLines,
  toRupees,
} from '@handset/domain';
import type { ExpressionBuilder } from 'kysely';
import { z } from 'zod';
import { openBill } from '../books/bills.ts';
import { post, requirePast } from '../books/post.ts';
import { flag, type ShopTables } from '../database/Database.ts';
import type { ShopReader, ShopTransaction } from '../database/HandsetDatabase.ts';
import { newId } from '../database/newId.ts';
import type { UploadedPictures } from '../files/Picture.ts';
import { attachPictures, picturesOf } from '../files/pictures.ts';
import { NotFound } from '../http/errors.ts';
import { documentHead, HEAD_COLUMNS } from '../lists/documentHead.ts';
import { slipNumber } from '../lists/documentNumbers.ts';
import { contains, keyOf, type ListQuery, pageOf } from '../lists/listQuery.ts';
import { partyOf } from '../parties/parties.ts';
import { takeIn } from '../stock/intake.ts';
import { phoneOf, selectPhones } from '../stock/phones.ts';
import { requireBank } from '../wallet/wallet.ts';

/** Buys one phone: the unit enters stock, the money leaves the wallet, what stays owed is owed to the party. */
export async function purchasePhone(
  shop: ShopTransaction,
  slip: PurchaseSlip,
  pictures: UploadedPictures,
): Promise<PurchaseDetail> {
  requirePast(shop, 'date', slip.date);
  const person = await partyOf(shop, slip.entityData);
  if (slip.bankAccountUsed) await requireBank(shop, slip.bankAccountUsed);
  const id = newId();
  const number = await shop.nextNumber('slip');
  const isCredit = slip.purchasePaymentType === 'credit';
  const now = payableNow(slip.purchasePrice, slip.purchasePaymentType, slip.creditPaymentData);
  const later = slip.purchasePrice - now;
  const entry = await post(shop, {
    event: 'purchase',
    date: slip.date,
    description: `Slip ${slipNumber(number)}: ${slip.companyName} ${slip.modelName}, IMEI ${slip.imei1}`,
    refType: 'purchase',
    refId: id,
    personId: person._id,
    lines: purchaseLines({ cost: slip.purchasePrice, payment: paymentLegs(slip), party: person._id, later }),
  });
  await shop
    .insertInto('purchases')
    .values({
      id,
      slip_number: number,
      type: 'single',
      person_id: person._id,
      date: slip.date,
      father_name: slip.fatherName ?? null,
      cnic: slip.cnic,
      payment_type: slip.purchasePaymentType,
      total: slip.purchasePrice,
      paid_now: now,
      payable_later: later,
      due_date: (isCredit && slip.creditPaymentData?.dateOfPayment) || null,
      pocket_cash: slip.pocketCash ?? 0,
      account_cash: slip.accountCash ?? 0,
      bank_id: slip.bankAccountUsed ?? null,
      is_approved_from_egadgets: flag(slip.isApprovedFromEgadgets),
      entry_number: entry,
      created_by: shop.session.userId,
      created_at: shop.now,
    })
    .execute();
  await openBill(shop, {
    id,
    personId: person._id,
    side: 'payable',
    documentType: 'purchase',
    date: slip.date,
    dueDate: (isCredit && slip.creditPaymentData?.dateOfPayment) || null,
    amount: later,
  });
  await takeIn(shop, {
    imei1: slip.imei1,
    imei2: slip.imei2 ?? null,
    company_name: slip.companyName,
    model_name: slip.modelName,
    ram_memory: slip.ramMemory,
    color: slip.color ?? null,
    condition: slip.phoneCondition,
    specifications: slip.specifications ?? null,
    battery_health: slip.batteryHealth ?? null,
    warranty: slip.phoneCondition === 'Used' ? (slip.warranty ?? null) : null,
    has_box: flag(slip.accessories.box),
    has_charger: flag(slip.accessories.charger),
    has_hand_free: flag(slip.accessories.handFree),
    cost: slip.purchasePrice,
    demand_price: slip.demandPrice,
    final_price: slip.finalPrice,
    source: 'single',
    purchase_id: id,
    sale_id: null,
    acquired_on: slip.date,
  });
  await attachPictures(shop, 'purchase', id, pictures);
  return purchaseDetail(shop, id);
}

/** Which purchases a list holds. */
export interface PurchaseFilters extends ListQuery {
  type?: 'single' | 'bulk' | undefined;
}

const slipKey = z.tuple([z.string(), z.number()]);

/** A page of purchases, newest first, with what the whole filtered set comes to. */
export async function purchases(shop: ShopReader, filters: PurchaseFilters) {
  const after = keyOf(filters.cursor, slipKey);
  let query = selectPurchases(shop)
    .where(matching(shop, filters))
    .orderBy('purchases.date', 'desc')
    .orderBy('purchases.slip_number', 'desc')
    .limit(filters.limit + 1);
  if (after) {
    const [date, number] = after;
    query = query.where((row) =>
      row(row.refTuple('purchases.date', 'purchases.slip_number'), '<', row.tuple(date, number)),
    );
  }
  const rows = await query.execute();
  const { page, nextCursor } = pageOf(rows, filters.limit, (row) => [row.date, row.slip_number]);
  const totals = await shop
    .selectFrom('purchases')
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      row.fn.coalesce(row.fn.sum<number>('total'), row.lit(0)).as('total'),
      row.fn.coalesce(row.fn.sum<number>('paid_now'), row.lit(0)).as('paid_now'),
      row.fn.coalesce(row.fn.sum<number>('payable_later'), row.lit(0)).as('payable_later'),
    ])
    .where(matching(shop, filters))
    .executeTakeFirstOrThrow();
  return {
    data: await purchaseRows(shop, page),
    nextCursor,
    total: totals.count,
    totals: {
      total: toRupees(totals.total),
      paidNow: toRupees(totals.paid_now),
      payableLater: toRupees(totals.payable_later),
    },
  };
}

function matching(shop: ShopReader, { type, from, to, q }: PurchaseFilters) {
  return (row: ExpressionBuilder<ShopTables, 'purchases'>) => {
    const conditions = [];
    if (type) conditions.push(row('purchases.type', '=', type));
    if (from) conditions.push(row('purchases.date', '>=', from));
    if (to) conditions.push(row('purchases.date', '<=', to));
    if (q) {
      const number = /^(?:ps-)?(\d{1,9})$/i.exec(q)?.[1];
      conditions.push(
        row.or([
          row(
            'purchases.person_id',
            'in',
            shop
              .selectFrom('persons')
              .select('id')
              .where((person) => person.or([contains('name', q), contains('number', q)])),
          ),
          row(
            'purchases.id',
            'in',
            shop
              .selectFrom('units')
              .select((unit) => unit.ref('purchase_id').$notNull().as('id'))
              .where('purchase_id', 'is not', null)
              .where((unit) =>
                unit.or([contains('imei1', q), contains('imei2', q), contains('model_name', q)]),
              ),
          ),
          ...(number ? [row('purchases.slip_number', '=', Number(number))] : []),
        ]),
      );
    }
    return row.and(conditions);
  };
}

function selectPurchases(shop: ShopReader) {
  return shop
    .selectFrom('purchases')
    .innerJoin('persons', 'persons.id', 'purchases.person_id')
    .innerJoin('users', 'users.id', 'purchases.created_by')
    .selectAll('purchases')
    .select(HEAD_COLUMNS);
}

type PurchaseRecord = Awaited<ReturnType<ReturnType<typeof selectPurchases>['execute']>>[number];

/** Purchases of the day book and of lists, each with its phones. */
export async function purchaseRows(
  shop: ShopReader,
  rows: readonly PurchaseRecord[],
): Promise<PurchaseRow[]> {
  const ids = rows.map(({ id }) => id);
  const units = ids.length
    ? await shop
        .selectFrom('units')
        .select(['id', 'imei1', 'company_name', 'model_name', 'condition', 'state', 'purchase_id'])
        .where('purchase_id', 'in', ids)
        .orderBy('id')
        .execute()
    : [];
  const byPurchase = Map.groupBy(units, (unit) => unit.purchase_id);
  return rows.map((row) => ({
    ...documentHead(row),
    slipNumber: slipNumber(row.slip_number),
    type: row.type,
    phones: (byPurchase.get(row.id) ?? []).map((unit) => ({
      _id: unit.id,
      imei1: unit.imei1,
      companyName: unit.company_name,
      modelName: unit.model_name,
      condition: unit.condition,
      state: unit.state,
    })),
    total: toRupees(row.total),
    paidNow: toRupees(row.paid_now),
    payableLater: toRupees(row.payable_later),
    dateOfPayment: row.due_date,
    purchasePaymentType: row.payment_type,
    purchasePaymentStatus: paymentStatus(row.payment_type),
  }));
}

/** The purchases dated on a day, in the order of their slips. */
export async function purchasesOn(shop: ShopReader, date: string): Promise<PurchaseRow[]> {
  const rows = await selectPurchases(shop)
    .where('purchases.date', '=', date)
    .orderBy('purchases.slip_number')
    .execute();
  return purchaseRows(shop, rows);
}

/** One purchase, whole. @throws NotFound in any shop but its own. */
export async function purchaseDetail(shop: ShopReader, id: string): Promise<PurchaseDetail> {
  const record = await selectPurchases(shop).where('purchases.id', '=', id).executeTakeFirst();
  const [row] = record ? await purchaseRows(shop, [record]) : [];
  if (!record || !row) throw new NotFound('There is no such purchase in this shop');
  const units = await selectPhones(shop).where('units.purchase_id', '=', id).orderBy('units.id').execute();
  const flags = await shop
    .selectFrom('units')
    .select(['has_box', 'has_charger', 'has_hand_free'])
    .where('purchase_id', '=', id)
    .orderBy('id')
    .executeTakeFirst();
  return {
    ...row,
    fatherName: record.father_name,
    cnic: record.cnic,
    pocketCash: toRupees(record.pocket_cash),
    accountCash: toRupees(record.account_cash),
    bank: record.bank_id ? await requireBank(shop, record.bank_id) : null,
    isApprovedFromEgadgets: record.is_approved_from_egadgets === 1,
    accessories: {
      box: flags?.has_box === 1,
      charger: flags?.has_charger === 1,
      handFree: flags?.has_hand_free === 1,
    },
    units: units.map((unit) => phoneOf(shop, unit)),
    pictures: await picturesOf(shop, 'purchase', id),
  };
}
