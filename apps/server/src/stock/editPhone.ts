import { ruleMessage, type StockEdit } from '@handset/domain';
import { requireRightToCorrect, requireVersion } from '../books/correctionRights.ts';
import type { ShopTransaction } from '../database/HandsetDatabase.ts';
import { seesCost } from '../database/Session.ts';
import type { UploadedPictures } from '../files/Picture.ts';
import { attachPictures, replacePictures } from '../files/pictures.ts';
import { Conflict, Forbidden, NotFound, Refused, refusedFields } from '../http/errors.ts';
import { invoiceNumber, slipNumber } from '../lists/documentNumbers.ts';
import { catalogued } from './catalogued.ts';
import { changeUnit, type Unit } from './changeUnit.ts';
import { heldFields } from './holders.ts';
import { lockedFields, standingsOf } from './lockedFields.ts';
import { stockEntryOf, stockEntryPosting, takeBackEntry } from './stockEntry.ts';

/** The request's names of what may be locked. */
const FIELD_OF = {
  company_name: 'companyName',
  model_name: 'modelSpecifications',
  ram_memory: 'ramMemory',
  color: 'color',
  condition: 'phoneCondition',
  specifications: 'specs',
  imei1: 'imei1',
  imei2: 'imei2',
  cost: 'price.purchasePrice',
} as const;

/**
 * Changes what the stock list says of a phone. What it cost may change here only where it was entered here: the entry is
 * reversed and written anew; a phone that was bought says on its slip what it cost.
 * @throws Conflict naming each field that the phone keeps since it was sold or sent out.
 */
export async function editPhone(
  shop: ShopTransaction,
  id: string,
  edit: StockEdit,
  pictures: UploadedPictures,
): Promise<void> {
  const unit = await shop.selectFrom('units').selectAll().where('id', '=', id).executeTakeFirst();
  if (!unit) throw new NotFound('There is no such phone in this shop');
  requireVersion(unit.version, edit.version);
  const cost = edit.price.purchasePrice ?? unit.cost;
  if (cost !== unit.cost) await requireOwnCost(shop, unit);
  const change = {
    name: edit.name,
    company_name: edit.companyName,
    model_name: edit.modelSpecifications,
    color: edit.color,
    imei1: edit.imei1,
    imei2: edit.imei2 ?? null,
    demand_price: edit.price.demandPrice,
    final_price: edit.price.finalPrice,
    cost,
    ...(edit.specs !== undefined && { specifications: edit.specs }),
    ...(edit.ramMemory !== undefined && { ram_memory: edit.ramMemory }),
    ...(edit.phoneCondition !== undefined && { condition: edit.phoneCondition }),
    ...(edit.batteryHealth !== undefined && { battery_health: edit.batteryHealth }),
  };
  await requireOpen(shop, unit, change);
  const kindOf = await catalogued(shop, [change]);
  const entry = cost === unit.cost ? unit.entry_number : await repost(shop, unit, change);
  await changeUnit(shop, unit, { ...change, ...kindOf(change), entry_number: entry });
  if (unit.purchase_id !== null) await touchSlip(shop, unit.purchase_id);
  await addPictures(shop, id, pictures);
}

/** Refuses a change that comes too late, an IMEI that is taken, and what a lot's own form says of all its phones. */
async function requireOpen(
  shop: ShopTransaction,
  unit: Unit,
  change: Pick<Unit, 'company_name' | 'model_name' | 'color' | 'imei1' | 'imei2' | 'cost'>,
): Promise<void> {
  const standing = (await standingsOf(shop, [unit])).get(unit.id);
  const locked = standing ? lockedFields(standing, change, (column) => FIELD_OF[column]) : {};
  const ofLot = await lotFields(shop, unit, change);
  const imeis = (['imei1', 'imei2'] as const).flatMap((field) => {
    const imei = change[field];
    return imei && imei !== unit.imei1 && imei !== unit.imei2 ? [{ field, imei }] : [];
  });
  const held = await heldFields(shop, imeis, new Set([unit.id]));
  const fields = { ...held, ...ofLot, ...locked };
  const [message] = Object.values(fields);
  if (message) throw new Conflict(message, fields);
}

async function lotFields(
  shop: ShopTransaction,
  unit: Unit,
  change: Pick<Unit, 'company_name' | 'model_name' | 'imei2'> & { ram_memory?: string | null },
): Promise<Record<string, string>> {
  if (unit.source !== 'bulk' || unit.purchase_id === null || unit.entry_position === null) return {};
  const entry = await shop
    .selectFrom('purchase_entries')
    .innerJoin('purchases', 'purchases.id', 'purchase_entries.purchase_id')
    .select(['sim_option', 'slip_number'])
    .where('purchase_entries.purchase_id', '=', unit.purchase_id)
    .where('position', '=', unit.entry_position)
    .executeTakeFirst();
  if (!entry) return {};
  const message = `This phone belongs to the lot of slip ${slipNumber(entry.slip_number)}: change it there, for all of its kind`;
  return {
    ...(change.company_name !== unit.company_name && { companyName: message }),
    ...(change.model_name !== unit.model_name && { modelSpecifications: message }),
    ...(change.ram_memory !== undefined && change.ram_memory !== unit.ram_memory && { ramMemory: message }),
    ...(change.imei2 !== null && entry.sim_option === 'Single SIM' && { imei2: message }),
  };
}

/** Refuses to change what a phone cost where another document says that. */
async function requireOwnCost(shop: ShopTransaction, unit: Unit): Promise<void> {
  if (!seesCost(shop.session)) throw new Forbidden('Only who may see what phones cost may change it');
  if (unit.source === 'stock') return requireRightToCorrect(shop, (await stockEntryOf(shop, unit)).date);
  const message = await whereCostIsSaid(shop, unit);
  throw new Refused(message, { 'price.purchasePrice': message });
}

async function whereCostIsSaid(shop: ShopTransaction, unit: Unit): Promise<string> {
  if (unit.purchase_id !== null) {
    const { slip_number } = await shop
      .selectFrom('purchases')
      .select('slip_number')
      .where('id', '=', unit.purchase_id)
      .executeTakeFirstOrThrow();
    return `This phone was bought: change its price on slip ${slipNumber(slip_number)}`;
  }
  const { invoice_number } = await shop
    .selectFrom('sales')
    .select('invoice_number')
    .where('id', '=', unit.sale_id)
    .executeTakeFirstOrThrow();
  return `This phone was taken in exchange: invoice ${invoiceNumber(shop.session.shop, invoice_number)} says its value`;
}

/** Takes back what the phone cost, and posts what it cost instead, both of the day of its entry. */
async function repost(
  shop: ShopTransaction,
  unit: Unit,
  change: Pick<Unit, 'company_name' | 'model_name' | 'imei1' | 'cost'>,
): Promise<number | null> {
  const { date } = await stockEntryOf(shop, unit);
  const name = `${change.company_name} ${change.model_name}, IMEI ${change.imei1}`;
  const entry = await takeBackEntry(
    shop,
    unit,
    { date, description: `Corrected: ${name}` },
    stockEntryPosting({ id: unit.id, date, name, cost: change.cost }),
  );
  return entry ?? null;
}

/** A new cover takes the place of the old one; other pictures come behind those that are there. */
async function addPictures(
  shop: ShopTransaction,
  id: string,
  { coverImage, images, ...others }: UploadedPictures,
): Promise<void> {
  const unknown = Object.keys(others).map((slot) => [slot, ruleMessage('unknown')]);
  if (unknown.length > 0) throw refusedFields(Object.fromEntries(unknown));
  if (coverImage) await replacePictures(shop, 'unit', id, { coverImage });
  if (images) await attachPictures(shop, 'unit', id, { images });
}

/** A slip shows its phone: who edits it from an older view of the phone must look again. */
function touchSlip(shop: ShopTransaction, purchaseId: string) {
  return shop
    .updateTable('purchases')
    .set((row) => ({ version: row('version', '+', row.lit(1)) }))
    .where('id', '=', purchaseId)
    .execute();
}
