import { formatMoney, type PurchaseEdit, ruleMessage } from '@handset/domain';
import { requireVersion } from '../books/correctionRights.ts';
import { requirePast } from '../books/post.ts';
import { flag } from '../database/Database.ts';
import type { ShopTransaction } from '../database/HandsetDatabase.ts';
import type { UploadedPictures } from '../files/Picture.ts';
import { attachPictures, replacePictures } from '../files/pictures.ts';
import { Conflict, NotFound, Refused, refusedFields } from '../http/errors.ts';
import { slipNumber } from '../lists/documentNumbers.ts';
import { partyOf, rememberCnic } from '../parties/parties.ts';
import { catalogued } from '../stock/catalogued.ts';
import { changeUnit, type Unit } from '../stock/changeUnit.ts';
import { heldFields } from '../stock/holders.ts';
import { lockedFields, standingsOf } from '../stock/lockedFields.ts';
import { eGadgetColumns } from './eGadget.ts';
import { repostSlip, requireBeforeEvents, saveSlip } from './repostSlip.ts';
import { requireSlip, type Slip, unitsOfSlip } from './slip.ts';

/** The request's names of what a phone may keep since it was sold. */
const FIELD_OF = {
  company_name: 'companyName',
  model_name: 'modelName',
  ram_memory: 'ramMemory',
  color: 'color',
  condition: 'phoneCondition',
  specifications: 'specifications',
  imei1: 'imei1',
  imei2: 'imei2',
  cost: 'purchasePrice',
} as const;

/**
 * Edits a single purchase, known by its own id or its phone's. What was paid when it was written stays; a new price, party,
 * day or term moves only the part that was left to be paid. Of a phone that was sold, what its invoice says stays.
 * Returns the phone's id.
 */
export async function editSlip(
  shop: ShopTransaction,
  id: string,
  edit: PurchaseEdit,
  pictures: UploadedPictures,
): Promise<string> {
  const slip = await requireSingle(shop, id);
  requireVersion(slip.version, edit.version);
  requirePast(shop, 'date', edit.date);
  const [unit] = await unitsOfSlip(shop, slip);
  if (!unit) throw new Error(`Slip ${slip.id} has no phone`);
  const later = laterPart(slip, edit);
  const change = unitChange(unit, edit);
  await requireOpen(shop, unit, change);
  await requireBeforeEvents(shop, slip, edit.date);
  const person = await partyOf(shop, edit.entityData);
  await rememberCnic(shop, person._id, edit.cnic);
  const deal = {
    personId: person._id,
    date: edit.date,
    total: edit.purchasePrice,
    paid: {
      pocketCash: slip.pocket_cash,
      accountCash: slip.account_cash,
      bankAccountUsed: slip.bank_id ?? undefined,
    },
    later,
    dueDate: (edit.purchasePaymentType === 'credit' && edit.creditPaymentData?.dateOfPayment) || null,
  };
  const phones = `${edit.companyName} ${edit.modelName}, IMEI ${edit.imei1}`;
  const columns = await repostSlip(shop, slip, deal, phones);
  await saveSlip(shop, slip, {
    ...columns,
    ...eGadgetChange(shop, slip, edit),
    payment_type: edit.purchasePaymentType,
    father_name: edit.fatherName ?? null,
    cnic: edit.cnic,
  });
  const kindOf = await catalogued(shop, [change]);
  await changeUnit(shop, unit, { ...change, ...kindOf(change), acquired_on: edit.date });
  const { images, ...single } = pictures;
  if (single.coverImage) throw refusedFields({ coverImage: ruleMessage('unknown') });
  await replacePictures(shop, 'purchase', slip.id, single);
  if (images) await attachPictures(shop, 'purchase', slip.id, { images });
  return unit.id;
}

async function requireSingle(shop: ShopTransaction, id: string): Promise<Slip> {
  const unit = await shop.selectFrom('units').select('purchase_id').where('id', '=', id).executeTakeFirst();
  if (unit && unit.purchase_id === null)
    throw new Refused('This phone came without a slip: edit it in the stock list');
  const slip = await requireSlip(shop, unit?.purchase_id ?? id);
  if (slip.type === 'bulk')
    throw new Refused(`Slip ${slipNumber(slip.slip_number)} is a lot: edit it as a bulk purchase`);
  return slip;
}

/** What stays to be paid by the edited slip, given that what was paid stays paid. */
function laterPart(slip: Slip, edit: PurchaseEdit): number {
  const paid = formatMoney(slip.paid_now);
  if (edit.purchasePaymentType === 'credit') {
    if (edit.creditPaymentData?.payableAmountNow === slip.paid_now) return edit.purchasePrice - slip.paid_now;
    const message = `${paid} was paid when this slip was written, and that stays; pay more in the party's ledger`;
    throw new Refused(message, { 'creditPaymentData.payableAmountNow': message });
  }
  if (edit.purchasePrice === slip.paid_now) return 0;
  const message =
    slip.payable_later === 0
      ? `This slip was paid in full, ${paid}: its price cannot change here. Void it and write it anew, or choose credit for what a higher price leaves to be paid`
      : `${paid} was paid of this slip: keep it on credit, and pay the rest in the party's ledger`;
  throw new Refused(message, { purchasePrice: message });
}

function unitChange(unit: Unit, edit: PurchaseEdit) {
  return {
    imei1: edit.imei1,
    imei2: edit.imei2 ?? null,
    company_name: edit.companyName,
    model_name: edit.modelName,
    ram_memory: edit.ramMemory,
    color: edit.color ?? null,
    condition: edit.phoneCondition,
    specifications: edit.specifications ?? null,
    battery_health: edit.batteryHealth ?? null,
    warranty: edit.phoneCondition === 'Used' ? (edit.warranty ?? null) : null,
    has_box: edit.accessories ? flag(edit.accessories.box) : unit.has_box,
    has_charger: edit.accessories ? flag(edit.accessories.charger) : unit.has_charger,
    has_hand_free: edit.accessories ? flag(edit.accessories.handFree) : unit.has_hand_free,
    cost: edit.purchasePrice,
    demand_price: edit.demandPrice,
    final_price: edit.finalPrice,
  };
}

/** Refuses what comes too late for the phone, and IMEIs that another one in stock bears. */
async function requireOpen(
  shop: ShopTransaction,
  unit: Unit,
  change: ReturnType<typeof unitChange>,
): Promise<void> {
  const standing = (await standingsOf(shop, [unit])).get(unit.id);
  const locked = standing ? lockedFields(standing, change, (column) => FIELD_OF[column]) : {};
  const imeis = (['imei1', 'imei2'] as const).flatMap((field) => {
    const imei = change[field];
    return imei && imei !== unit.imei1 && imei !== unit.imei2 ? [{ field, imei }] : [];
  });
  const fields = { ...(await heldFields(shop, imeis, new Set([unit.id]))), ...locked };
  const [message] = Object.values(fields);
  if (message) throw new Conflict(message, fields);
}

/** The form's tick for the police register: cleared, or not; a check that goes on is left alone by an empty tick. */
function eGadgetChange(
  shop: ShopTransaction,
  slip: Slip,
  { isApprovedFromEgadgets: isCleared }: PurchaseEdit,
) {
  if (isCleared === undefined || isCleared === (slip.egadget_status === 'cleared')) return {};
  const status = isCleared ? 'cleared' : 'not-checked';
  return eGadgetColumns(shop, status, shop.today, slip.egadget_reference ?? undefined);
}

/** The unit that an id of the edit call means: a phone's own, or that of a single slip. @throws NotFound */
export async function unitIdOf(shop: ShopTransaction, id: string): Promise<string> {
  const unit = await shop.selectFrom('units').select('id').where('id', '=', id).executeTakeFirst();
  if (unit) return unit.id;
  const ofSlip = await shop
    .selectFrom('units')
    .innerJoin('purchases', 'purchases.id', 'units.purchase_id')
    .select('units.id')
    .where('purchases.id', '=', id)
    .where('purchases.type', '=', 'single')
    .executeTakeFirst();
  if (!ofSlip) throw new NotFound('There is no such phone in this shop');
  return ofSlip.id;
}
