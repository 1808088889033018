import {
  bankUsed,
  type GoodsNamed,
  type Person,
  paymentLegs,
  type Sale,
  type SaleDetail,
  saleLines,
  saleTotals,
  sum,
} from '@handset/domain';
import { flag } from '../../base/database/Database.ts';
import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';
import type { UploadedPictures } from '../../base/files/Picture.ts';
import { attachPictures, picturesOf } from '../../base/files/pictures.ts';
import { Refused } from '../../base/http/errors.ts';
import { invoiceNumber } from '../../base/lists/documentNumbers.ts';
import { openBill } from '../../books/bills.ts';
import { post, requirePast } from '../../books/post.ts';
import { cnicOnFile, isWalkIn, partyOf, rememberCnic, walkIn } from '../../money/parties/parties.ts';
import { requireBank } from '../../money/wallet/wallet.ts';
import { moveAccessories } from '../../stock/accessories/moveAccessories.ts';
import { takeIn } from '../../stock/phones/intake.ts';
import { imeisOf, requireSoundWith } from '../../stock/phones/lives.ts';
import { unitValues } from '../../stock/phones/unitValues.ts';
import { goodsText } from './goodsText.ts';
import { type ExchangeUnit, saleDetailOf, settlementOf } from './saleDetail.ts';
import type { SaleRecord } from './saleRows.ts';
import { type SoldAccessory, takeAccessories } from './takeAccessories.ts';
import { type TakenUnit, takeOut } from './takeOut.ts';

/** The dispatch that a sale settles: its phones are sold off it, not out of stock. */
export interface SettledDispatch {
  _id: string;
  number: string;
}

/**
 * Sells phones and accessories in one posting: the units leave the stock, the money arrives (or leaves, when
 * the exchanged phone is worth more), the rest is owed by the customer, and the exchanged phone enters stock
 * at its value. The answer is built from the data at hand, since a till waits for it.
 * @throws Conflict when a unit is not in stock any more, or was not on that day; the message says where it was
 */
export async function recordSale(
  shop: ShopTransaction,
  sale: Sale,
  pictures: UploadedPictures,
  dispatch: SettledDispatch | null = null,
): Promise<SaleDetail> {
  requirePast(shop, 'saleDate', sale.saleDate);
  const person = await customerOf(shop, sale);
  const bank = sale.bankAccountUsed ? await requireBank(shop, sale.bankAccountUsed) : null;
  const units = await takeOut(shop, sale, dispatch?._id);
  refuseOwnExchange(sale, units);
  const accessories = await takeAccessories(shop, sale.accessories, sale.saleDate);
  const record = await postSale(shop, { sale, person, units, accessories, dispatch });
  const exchange = await takeInExchange(shop, record.id, sale);
  if (exchange) record.exchange_unit_id = exchange.id;
  // As on a slip, one on file serves where none was entered.
  if (record.exchange_cnic) await rememberCnic(shop, person._id, record.exchange_cnic);
  else if (exchange) record.exchange_cnic = await cnicOnFile(shop, person._id);
  await storeSale(shop, record, units, accessories);
  await requireSoundWith(
    shop,
    sale.imeiPrices.map(({ imei }) => imei),
    record.id,
    'saleDate',
  );
  await attachPictures(shop, 'sale', record.id, pictures);
  return saleDetailOf(shop, {
    record,
    units: units.map((unit) => ({ ...unit, return_id: null })),
    accessories: accessories.map((row) => ({ ...row, returned_quantity: 0 })),
    exchange,
    bank,
    ...(await settlementOf(shop, record)),
    returns: [],
    dispatch,
    pictures: Object.keys(pictures).length > 0 ? await picturesOf(shop, 'sale', record.id) : [],
  });
}

/** The customer. The walk-in customer pays in full. */
function customerOf(shop: ShopTransaction, { entityData, sellingType }: Sale): Promise<Person> {
  return sellingType === 'Full Payment' && isWalkIn(shop, entityData._id)
    ? walkIn(shop)
    : partyOf(shop, entityData, { isPosted: true });
}

/** Writes the sale into the books; returns the document as it is to be stored. */
async function postSale(
  shop: ShopTransaction,
  {
    sale,
    person,
    units,
    accessories,
    dispatch,
  }: {
    sale: Sale;
    person: Person;
    units: readonly TakenUnit[];
    accessories: readonly SoldAccessory[];
    dispatch: SettledDispatch | null;
  },
): Promise<SaleRecord> {
  const id = newId();
  const number = await shop.nextNumber('invoice');
  const totals = saleTotals(sale);
  const phonesCost = sum(units.map(({ cost }) => cost));
  const accessoriesCost = sum(accessories.map(({ cost }) => cost));
  const tradeIn = sale.sellingType === 'Exchange' ? sale.exchangePhoneDetail : undefined;
  const entry = await post(shop, {
    event: 'sale',
    date: sale.saleDate,
    description: {
      code: 'sale',
      params: { invoice: invoiceNumber(shop.session.shop, number), ...goodsOf(units, accessories) },
    },
    refType: 'sale',
    refId: id,
    personId: person._id,
    lines: saleLines({
      phones: totals.phones,
      accessories: totals.accessories,
      phonesCost,
      accessoriesCost,
      payment: paymentLegs(sale),
      moneyOut: totals.now < 0,
      exchange: totals.exchange,
      party: person._id,
      later: totals.later,
    }),
  });
  return {
    id,
    invoice_number: number,
    person_id: person._id,
    date: sale.saleDate,
    selling_type: sale.sellingType,
    warranty: sale.warranty,
    phones_total: totals.phones,
    accessories_total: totals.accessories,
    exchange_value: totals.exchange,
    exchange_unit_id: null,
    exchange_cnic: tradeIn?.cnic ?? null,
    exchange_egadget: flag(tradeIn?.isApprovedFromEgadgets ?? false),
    received: totals.now,
    pocket_cash: sale.pocketCash ?? 0,
    account_cash: sale.accountCash ?? 0,
    bank_id: bankUsed(sale),
    payable_later: totals.later,
    due_date: (totals.later > 0 && sale.payableAmountLaterDate) || null,
    entry_number: entry,
    created_by: shop.session.userId,
    created_at: shop.now,
    status: 'posted',
    cost_total: phonesCost + accessoriesCost,
    phones_count: units.length,
    returned_total: 0,
    returned_cost: 0,
    refunded: 0,
    dispatch_id: dispatch?._id ?? null,
    version: 1,
    search_text: goodsText(units, accessories),
    person_name: person.name,
    person_number: person.number,
    person_reference: person.reference,
    username: shop.session.username,
  };
}

/** Refuses a phone that is given in exchange for itself, by whichever of its IMEIs. */
function refuseOwnExchange(sale: Sale, units: readonly TakenUnit[]): void {
  const phone = sale.sellingType === 'Exchange' ? sale.exchangePhoneDetail : undefined;
  const sold = new Set(imeisOf(...units));
  const field = (['imei1', 'imei2'] as const).find((name) => sold.has(phone?.[name] ?? ''));
  if (field) throw new Refused('exchange-for-itself').at(`exchangePhoneDetail.${field}`);
}

/** The first phone and how many others; the accessories where no phone was sold. */
function goodsOf(
  [phone, ...phones]: readonly TakenUnit[],
  [accessory, ...accessories]: readonly SoldAccessory[],
): GoodsNamed {
  if (phone)
    return { phone: `${phone.company_name} ${phone.model_name}`, imei: phone.imei1, more: phones.length };
  return accessory
    ? { accessory: accessory.name, quantity: accessory.quantity, more: accessories.length }
    : {};
}

async function storeSale(
  shop: ShopTransaction,
  record: SaleRecord,
  units: readonly TakenUnit[],
  accessories: readonly SoldAccessory[],
): Promise<void> {
  const { person_name: _1, person_number: _2, person_reference: _3, username: _4, ...row } = record;
  await shop.insertInto('sales').values(row).execute();
  if (units.length > 0) {
    await shop
      .insertInto('sale_units')
      .values(
        units.map(({ id, imei1, price, cost }, position) => ({
          sale_id: record.id,
          position,
          unit_id: id,
          imei1,
          price,
          cost,
          is_live: 1,
        })),
      )
      .execute();
  }
  if (accessories.length > 0) {
    await shop
      .insertInto('sale_accessories')
      .values(accessories.map((accessory, position) => ({ sale_id: record.id, position, ...accessory })))
      .execute();
  }
  await moveAccessories(
    shop,
    accessories.map((row) => ({
      accessoryId: row.accessory_id,
      quantity: -row.quantity,
      amount: -row.cost,
    })),
    { entry: record.entry_number, reason: 'sale', refType: 'sale', refId: record.id },
  );
  await openBill(shop, {
    id: record.id,
    personId: record.person_id,
    side: 'receivable',
    documentType: 'sale',
    date: record.date,
    dueDate: record.due_date,
    amount: record.payable_later,
  });
}

/** Takes the customer's phone into used stock at its agreed value. */
async function takeInExchange(
  shop: ShopTransaction,
  saleId: string,
  sale: Sale,
): Promise<ExchangeUnit | undefined> {
  const phone = sale.sellingType === 'Exchange' ? sale.exchangePhoneDetail : undefined;
  if (!phone) return undefined;
  const unit = {
    ...unitValues('exchange', phone),
    condition: 'Used' as const,
    cost: phone.purchasePrice,
    demand_price: phone.demandPrice ?? null,
    final_price: null,
    source: 'exchange' as const,
    purchase_id: null,
    sale_id: saleId,
    acquired_on: sale.saleDate,
  };
  return { ...unit, id: await takeIn(shop, unit, 'exchangePhoneDetail.') };
}
