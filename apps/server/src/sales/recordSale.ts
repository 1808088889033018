import {
  paymentLegs,
  type Sale,
  type SaleDetail,
  saleLines,
  saleTotals,
  sum,
  weightedCost,
} from '@handset/domain';
import { moveAccessory, requireAccessory } from '../accessories/accessories.ts';
import { openBill } from '../books/bills.ts';
import { post, requirePast } from '../books/post.ts';
import { flag } from '../database/Database.ts';
import type { ShopReader, ShopTransaction } from '../database/HandsetDatabase.ts';
import { newId } from '../database/newId.ts';
import type { UploadedPictures } from '../files/Picture.ts';
import { attachPictures } from '../files/pictures.ts';
import { Conflict, Refused } from '../http/errors.ts';
import { invoiceNumber } from '../lists/documentNumbers.ts';
import { partyOf } from '../parties/parties.ts';
import { takeIn } from '../stock/intake.ts';
import { latestUnitOf } from '../stock/phones.ts';
import { requireBank } from '../wallet/wallet.ts';
import { saleDetail } from './sales.ts';

/**
 * Sells phones and accessories in one posting: the units leave the stock, the money arrives (or leaves, when the phone
 * taken in exchange is dearer), what stays owed is owed by the customer, the phone taken in enters stock at its value.
 * @throws Conflict when a unit is not in stock any more: the message says where it went.
 */
export async function recordSale(
  shop: ShopTransaction,
  sale: Sale,
  pictures: UploadedPictures,
): Promise<SaleDetail> {
  requirePast(shop, 'saleDate', sale.saleDate);
  const person = await partyOf(shop, sale.entityData);
  if (sale.bankAccountUsed) await requireBank(shop, sale.bankAccountUsed);
  const id = newId();
  const number = await shop.nextNumber('invoice');
  const invoice = invoiceNumber(shop.session.shop.invoicePrefix, number);
  const totals = saleTotals(sale);
  const isCredit = sale.sellingType === 'Credit';

  const units = await takeOut(shop, sale);
  const accessories = await accessoryCosts(shop, sale.accessories);
  const [first] = units;
  const others = units.length > 1 ? ` and ${units.length - 1} more` : '';
  const phonesCost = sum(units.map(({ cost }) => cost));
  const accessoriesCost = sum(accessories.map(({ cost }) => cost));
  const entry = await post(shop, {
    event: 'sale',
    date: sale.saleDate,
    description: `Invoice ${invoice}: ${first?.company_name} ${first?.model_name}, IMEI ${first?.imei1}${others}`,
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
  const exchangeUnit = await takeInExchange(shop, id, sale);
  await shop
    .insertInto('sales')
    .values({
      id,
      invoice_number: number,
      person_id: person._id,
      date: sale.saleDate,
      selling_type: sale.sellingType,
      warranty: sale.warranty,
      phones_total: totals.phones,
      accessories_total: totals.accessories,
      exchange_value: totals.exchange,
      exchange_unit_id: exchangeUnit ?? null,
      received: totals.now,
      pocket_cash: sale.pocketCash ?? 0,
      account_cash: sale.accountCash ?? 0,
      bank_id: sale.bankAccountUsed ?? null,
      payable_later: totals.later,
      due_date: (isCredit && sale.payableAmountLaterDate) || null,
      entry_number: entry,
      cost_total: phonesCost + accessoriesCost,
      created_by: shop.session.userId,
      created_at: shop.now,
    })
    .execute();
  await openBill(shop, {
    id,
    personId: person._id,
    side: 'receivable',
    documentType: 'sale',
    date: sale.saleDate,
    dueDate: (isCredit && sale.payableAmountLaterDate) || null,
    amount: totals.later,
  });
  await shop
    .insertInto('sale_units')
    .values(
      units.map(({ unitId, imei1, price, cost }, position) => ({
        sale_id: id,
        position,
        unit_id: unitId,
        imei1,
        price,
        cost,
        is_live: 1,
      })),
    )
    .execute();
  for (const [position, { row, accessory, cost }] of accessories.entries()) {
    await moveAccessory(shop, {
      accessory,
      quantity: -row.quantity,
      amount: -cost,
      entry,
      reason: 'sale',
      refType: 'sale',
      refId: id,
    });
    await shop
      .insertInto('sale_accessories')
      .values({
        sale_id: id,
        position,
        accessory_id: accessory.id,
        name: accessory.name,
        quantity: row.quantity,
        price: row.price,
        cost,
      })
      .execute();
  }
  await attachPictures(shop, 'sale', id, pictures);
  return saleDetail(shop, id);
}

/** Takes the sold units out of stock, each with its price and its own cost, in the order of the sale. */
async function takeOut(shop: ShopTransaction, sale: Sale) {
  const imeis = sale.imeiPrices.map(({ imei }) => imei);
  const found = await shop
    .selectFrom('unit_imeis')
    .innerJoin('units', 'units.id', 'unit_imeis.unit_id')
    .select([
      'unit_imeis.imei',
      'units.id as unitId',
      'units.imei1',
      'units.company_name',
      'units.model_name',
      'units.cost',
      'units.acquired_on',
    ])
    .where('unit_imeis.imei', 'in', imeis)
    .where('unit_imeis.in_stock', '=', 1)
    .where('units.state', '=', 'in-stock')
    .execute();
  const byImei = new Map(found.map((unit) => [unit.imei, unit]));
  const units = [];
  const chosen = new Set<string>();
  for (const [index, { imei, price }] of sale.imeiPrices.entries()) {
    const unit = byImei.get(imei);
    if (!unit) throw await notForSale(shop, imei, index);
    if (chosen.has(unit.unitId))
      throw refusedImei(index, `IMEI ${imei} belongs to a phone that is on this sale already`);
    if (unit.acquired_on > sale.saleDate) {
      const message = `${unit.company_name} ${unit.model_name} came into stock on ${unit.acquired_on}, after this sale date`;
      throw new Refused(message, { saleDate: message });
    }
    chosen.add(unit.unitId);
    units.push({ ...unit, price });
  }
  // The state is asked again in the change itself: two tills may have read it at once.
  const { numUpdatedRows } = await shop
    .updateTable('units')
    .set((row) => ({ state: 'sold', version: row('version', '+', row.lit(1)) }))
    .where('id', 'in', [...chosen])
    .where('state', '=', 'in-stock')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== BigInt(chosen.size)) throw new Conflict('A phone of this sale was sold meanwhile');
  await shop
    .updateTable('unit_imeis')
    .set({ in_stock: 0 })
    .where('unit_id', 'in', [...chosen])
    .execute();
  return units;
}

/** Why an IMEI cannot be sold: never here, sold, or sent out. */
async function notForSale(shop: ShopReader, imei: string, index: number) {
  const unit = await latestUnitOf(shop, imei);
  if (!unit) return refusedImei(index, `IMEI ${imei} is not in stock`);
  const name = [unit.company_name, unit.model_name, unit.ram_memory].filter(Boolean).join(' ');
  const sold = await shop
    .selectFrom('sale_units')
    .innerJoin('sales', 'sales.id', 'sale_units.sale_id')
    .innerJoin('persons', 'persons.id', 'sales.person_id')
    .select(['sales.date', 'sales.invoice_number', 'persons.name'])
    .where('sale_units.unit_id', '=', unit.id)
    .where('sale_units.is_live', '=', 1)
    .executeTakeFirst();
  const message = sold
    ? `IMEI ${imei} (${name}) was sold on ${sold.date} to ${sold.name}, invoice ${invoiceNumber(shop.session.shop.invoicePrefix, sold.invoice_number)}`
    : `IMEI ${imei} (${name}) is not in stock: ${unit.state.replaceAll('-', ' ')}`;
  return new Conflict(message, { [`imeiPrices.${index}.imei`]: message });
}

function refusedImei(index: number, message: string): Refused {
  return new Refused(message, { [`imeiPrices.${index}.imei`]: message });
}

/** What each row of accessories cost, at weighted average; rows of one accessory share what is in stock. */
async function accessoryCosts(shop: ShopReader, rows: Sale['accessories']) {
  const stock = new Map<string, Awaited<ReturnType<typeof requireAccessory>>>();
  const costs = [];
  for (const [index, row] of rows.entries()) {
    const accessory = stock.get(row.name) ?? (await requireAccessory(shop, row.name));
    if (row.quantity > accessory.quantity) {
      const message = `${accessory.name}: ${accessory.quantity} in stock, ${row.quantity} asked for`;
      throw new Conflict(message, { [`accessories.${index}.quantity`]: message });
    }
    const cost = weightedCost(accessory, row.quantity);
    stock.set(row.name, {
      ...accessory,
      quantity: accessory.quantity - row.quantity,
      value: accessory.value - cost,
    });
    costs.push({ row, accessory, cost });
  }
  return costs;
}

/** Takes the customer's phone into used stock at its agreed value. */
async function takeInExchange(
  shop: ShopTransaction,
  saleId: string,
  sale: Sale,
): Promise<string | undefined> {
  const phone = sale.sellingType === 'Exchange' ? sale.exchangePhoneDetail : undefined;
  if (!phone) return undefined;
  const unit = {
    imei1: phone.imei1,
    imei2: phone.imei2 ?? null,
    company_name: phone.companyName,
    model_name: phone.modelName,
    ram_memory: phone.ramMemory ?? null,
    color: phone.color ?? null,
    condition: 'Used' as const,
    specifications: phone.specifications ?? null,
    battery_health: phone.batteryHealth ?? null,
    warranty: null,
    has_box: flag(false),
    has_charger: flag(false),
    has_hand_free: flag(false),
    cost: phone.purchasePrice,
    demand_price: phone.demandPrice ?? null,
    final_price: null,
    source: 'exchange' as const,
    purchase_id: null,
    sale_id: saleId,
    acquired_on: sale.saleDate,
  };
  return takeIn(shop, unit, 'exchangePhoneDetail.');
}
