import { type Refusal, refusal, type StockEdit } from '@handset/domain';
import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { seesCost } from '../../base/database/Session.ts';
import type { UploadedPictures } from '../../base/files/Picture.ts';
import { attachPictures, replacePictures } from '../../base/files/pictures.ts';
import { Conflict, Forbidden, NotFound, Refused, refusedFields } from '../../base/http/errors.ts';
import { invoiceNumber, slipNumber } from '../../base/lists/documentNumbers.ts';
import { requireRightToCorrect, requireVersion } from '../../books/correctionRights.ts';
import { catalogued } from './catalogued.ts';
import { changeUnit, type Unit } from './changeUnit.ts';
import { imeiConflicts } from './holders.ts';
import { imeisOf, watchLives } from './lives.ts';
import { lockedFields, lockStatesOf } from './lockedFields.ts';
import { namedPhone, stockEntryOf, stockEntryPosting, takeBackEntry } from './stockEntry.ts';
import { editedColumns } from './unitValues.ts';

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
 * Changes a phone on the stock list. Its cost can change only if it was entered on this form: the entry is
 * reversed and posted again. The cost of a purchased phone is on its slip.
 * @throws Conflict naming each field locked by a sale or dispatch
 */
export async function editPhone(
  shop: ShopTransaction,
  id: string,
  edit: StockEdit,
  pictures: UploadedPictures,
): Promise<void> {
  const unit = await shop.selectFrom('units').selectAll().where('id', '=', id).executeTakeFirst();
  if (!unit) throw new NotFound('phone-unknown');
  requireVersion(unit.version, edit.version);
  const cost = edit.price.purchasePrice ?? unit.cost;
  if (cost !== unit.cost) await requireOwnCost(shop, unit);
  const change = {
    name: edit.name,
    company_name: edit.companyName,
    model_name: edit.modelSpecifications,
    imei1: edit.imei1,
    imei2: edit.imei2 ?? null,
    demand_price: edit.price.demandPrice,
    final_price: edit.price.finalPrice,
    cost,
    ...editedColumns({ ...edit, specifications: edit.specs }),
    ...(edit.phoneCondition !== undefined && { condition: edit.phoneCondition }),
  };
  await requireOpen(shop, unit, change);
  const lives = await watchLives(shop, imeisOf(unit, change));
  const kindOf = await catalogued(shop, [change]);
  const entry = cost === unit.cost ? unit.entry_number : await repost(shop, unit, change);
  await changeUnit(shop, unit, { ...change, ...kindOf(change), entry_number: entry });
  await lives.requireSound('imei1');
  if (unit.purchase_id !== null) await touchSlip(shop, unit.purchase_id);
  await addPictures(shop, id, pictures);
}

/** Refuses a change of locked fields, an IMEI in use, and fields that belong to a lot's own form. */
async function requireOpen(
  shop: ShopTransaction,
  unit: Unit,
  change: Pick<Unit, 'company_name' | 'model_name' | 'imei1' | 'imei2' | 'cost'>,
): Promise<void> {
  const lockState = (await lockStatesOf(shop, [unit])).get(unit.id);
  const locked = lockState ? lockedFields(lockState, change, (column) => FIELD_OF[column]) : {};
  const ofLot = await lotFields(shop, unit, change);
  const imeis = (['imei1', 'imei2'] as const).flatMap((field) => {
    const imei = change[field];
    return imei && imei !== unit.imei1 && imei !== unit.imei2 ? [{ field, imei }] : [];
  });
  const held = await imeiConflicts(shop, imeis, new Set([unit.id]));
  const fields = { ...held, ...ofLot, ...locked };
  const [first] = Object.values(fields);
  if (first) throw new Conflict(first).naming(fields);
}

async function lotFields(
  shop: ShopTransaction,
  unit: Unit,
  change: Pick<Unit, 'company_name' | 'model_name' | 'imei2'> & { ram_memory?: string | null },
): Promise<Record<string, Refusal>> {
  if (unit.source !== 'bulk' || unit.purchase_id === null || unit.entry_position === null) return {};
  const entry = await shop
    .selectFrom('purchase_entries')
    .innerJoin('purchases', 'purchases.id', 'purchase_entries.purchase_id')
    .select(['sim_option', 'slip_number'])
    .where('purchase_entries.purchase_id', '=', unit.purchase_id)
    .where('position', '=', unit.entry_position)
    .executeTakeFirst();
  if (!entry) return {};
  const ofLot = refusal('phone-of-lot', { slip: slipNumber(entry.slip_number) });
  return {
    ...(change.company_name !== unit.company_name && { companyName: ofLot }),
    ...(change.model_name !== unit.model_name && { modelSpecifications: ofLot }),
    ...(change.ram_memory !== undefined && change.ram_memory !== unit.ram_memory && { ramMemory: ofLot }),
    ...(change.imei2 !== null && entry.sim_option === 'Single SIM' && { imei2: ofLot }),
  };
}

/** Refuses to change a cost that another document determines. */
async function requireOwnCost(shop: ShopTransaction, unit: Unit): Promise<void> {
  if (!seesCost(shop.session)) throw new Forbidden('cost-not-changed-unseen');
  if (unit.source === 'stock') return requireRightToCorrect(shop, (await stockEntryOf(shop, unit)).date);
  throw new Refused(await whereCostIsSaid(shop, unit)).at('price.purchasePrice');
}

async function whereCostIsSaid(shop: ShopTransaction, unit: Unit): Promise<Refusal> {
  if (unit.purchase_id !== null) {
    const { slip_number } = await shop
      .selectFrom('purchases')
      .select('slip_number')
      .where('id', '=', unit.purchase_id)
      .executeTakeFirstOrThrow();
    return refusal('cost-on-slip', { slip: slipNumber(slip_number) });
  }
  const { invoice_number } = await shop
    .selectFrom('sales')
    .select('invoice_number')
    .where('id', '=', unit.sale_id)
    .executeTakeFirstOrThrow();
  return refusal('cost-on-invoice', { invoice: invoiceNumber(shop.session.shop, invoice_number) });
}

/** Reverses the phone's cost and posts the new one, both on the day of its entry. */
async function repost(
  shop: ShopTransaction,
  unit: Unit,
  change: Pick<Unit, 'company_name' | 'model_name' | 'imei1' | 'cost'>,
): Promise<number | null> {
  const { date } = await stockEntryOf(shop, unit);
  const entry = await takeBackEntry(
    shop,
    unit,
    { date, description: { code: 'stock-corrected', params: namedPhone(change) } },
    stockEntryPosting({ ...change, id: unit.id }, date),
  );
  return entry ?? null;
}

/** A new cover takes the place of the old one; other pictures come behind those that are there. */
async function addPictures(
  shop: ShopTransaction,
  id: string,
  { coverImage, images, ...others }: UploadedPictures,
): Promise<void> {
  const unknown = Object.keys(others).map((slot) => [slot, refusal('unknown')]);
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
