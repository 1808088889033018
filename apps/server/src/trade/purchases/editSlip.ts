import { type PurchaseEdit, refusal, rupeeAmount } from '@handset/domain';
import { flag } from '../../base/database/Database.ts';
import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import type { UploadedPictures } from '../../base/files/Picture.ts';
import { attachPictures, replacePictures } from '../../base/files/pictures.ts';
import { Conflict, NotFound, Refused, refusedFields } from '../../base/http/errors.ts';
import { slipNumber } from '../../base/lists/documentNumbers.ts';
import { requireVersion } from '../../books/correctionRights.ts';
import { requirePast } from '../../books/post.ts';
import { partyOf } from '../../money/parties/parties.ts';
import { catalogued } from '../../stock/phones/catalogued.ts';
import { changeUnit, type Unit } from '../../stock/phones/changeUnit.ts';
import { imeiConflicts } from '../../stock/phones/holders.ts';
import { imeisOf, watchLives } from '../../stock/phones/lives.ts';
import { lockedFields, lockStatesOf } from '../../stock/phones/lockedFields.ts';
import { unitValues } from '../../stock/phones/unitValues.ts';
import { eGadgetColumns } from './eGadget.ts';
import { repostSlip, saveSlip } from './repostSlip.ts';
import { requireSlip, type Slip, unitsOfSlip } from './slip.ts';
import { cnicColumns } from './slipCnic.ts';

/** The request's names of the fields that a sale locks. */
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
 * Edits a single purchase, found by its own id or its phone's. The original payment stays; a new price,
 * party, date or term changes only the open part. Fields printed on a sold phone's invoice stay. Returns the
 * phone's id.
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
  const lives = await watchLives(shop, imeisOf(unit, change));
  const person = await partyOf(shop, edit.entityData);
  const keepsCnic = edit.cnic === undefined && slip.cnic !== null && person._id === slip.person_id;
  const cnic = keepsCnic ? {} : await cnicColumns(shop, person._id, edit.cnic);
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
  const phones = { phone: `${edit.companyName} ${edit.modelName}`, imei: edit.imei1 };
  const columns = await repostSlip(shop, slip, deal, phones);
  await saveSlip(shop, slip, {
    ...columns,
    ...eGadgetChange(shop, slip, edit),
    payment_type: edit.purchasePaymentType,
    father_name: edit.fatherName ?? null,
    ...cnic,
  });
  const kindOf = await catalogued(shop, [change]);
  await changeUnit(shop, unit, { ...change, ...kindOf(change), acquired_on: edit.date });
  await lives.requireSound(edit.date === slip.date ? 'imei1' : 'date');
  const { images, ...single } = pictures;
  if (single.coverImage) throw refusedFields({ coverImage: refusal('unknown') });
  await replacePictures(shop, 'purchase', slip.id, single);
  if (images) await attachPictures(shop, 'purchase', slip.id, { images });
  return unit.id;
}

async function requireSingle(shop: ShopTransaction, id: string): Promise<Slip> {
  const unit = await shop.selectFrom('units').select('purchase_id').where('id', '=', id).executeTakeFirst();
  if (unit && unit.purchase_id === null) throw new Refused('phone-without-slip');
  const slip = await requireSlip(shop, unit?.purchase_id ?? id);
  if (slip.type === 'bulk') throw new Refused('slip-of-lot', { slip: slipNumber(slip.slip_number) });
  return slip;
}

/** Open amount of the edited slip. Payments already made stay. */
function laterPart(slip: Slip, edit: PurchaseEdit): number {
  const paid = rupeeAmount(slip.paid_now);
  if (edit.purchasePaymentType === 'credit') {
    if (edit.creditPaymentData?.payableAmountNow === slip.paid_now) return edit.purchasePrice - slip.paid_now;
    throw new Refused('slip-paid-when-written', { paid }).at('creditPaymentData.payableAmountNow');
  }
  if (edit.purchasePrice === slip.paid_now) return 0;
  const code = slip.payable_later === 0 ? 'slip-paid-in-full' : 'slip-paid-in-part';
  throw new Refused(code, { paid }).at('purchasePrice');
}

function unitChange(unit: Unit, edit: PurchaseEdit) {
  return {
    ...unitValues('slip', edit),
    condition: edit.phoneCondition,
    warranty: edit.phoneCondition === 'Used' ? (edit.warranty ?? null) : null,
    has_box: edit.accessories ? flag(edit.accessories.box) : unit.has_box,
    has_charger: edit.accessories ? flag(edit.accessories.charger) : unit.has_charger,
    has_hand_free: edit.accessories ? flag(edit.accessories.handFree) : unit.has_hand_free,
    cost: edit.purchasePrice,
    demand_price: edit.demandPrice,
    final_price: edit.finalPrice,
  };
}

/** Refuses changes of locked fields, and IMEIs of other phones in stock. */
async function requireOpen(
  shop: ShopTransaction,
  unit: Unit,
  change: ReturnType<typeof unitChange>,
): Promise<void> {
  const lockState = (await lockStatesOf(shop, [unit])).get(unit.id);
  const locked = lockState ? lockedFields(lockState, change, (column) => FIELD_OF[column]) : {};
  const imeis = (['imei1', 'imei2'] as const).flatMap((field) => {
    const imei = change[field];
    return imei && imei !== unit.imei1 && imei !== unit.imei2 ? [{ field, imei }] : [];
  });
  const fields = { ...(await imeiConflicts(shop, imeis, new Set([unit.id]))), ...locked };
  const [first] = Object.values(fields);
  if (first) throw new Conflict(first).naming(fields);
}

/**
 * Columns for the form's tick of the police register: cleared or not. An empty tick does not change a running
 * check.
 */
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
  if (!ofSlip) throw new NotFound('phone-unknown');
  return ofSlip.id;
}
