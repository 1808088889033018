import { type PurchaseDetail, type PurchaseSlip, payableNow } from '@handset/domain';
import { flag } from '../../base/database/Database.ts';
import type { ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';
import type { UploadedPictures } from '../../base/files/Picture.ts';
import { attachPictures } from '../../base/files/pictures.ts';
import { openBill } from '../../books/bills.ts';
import { post, requirePast } from '../../books/post.ts';
import { partyOf } from '../../money/parties/parties.ts';
import { requireBank } from '../../money/wallet/wallet.ts';
import { takeIn } from '../../stock/phones/intake.ts';
import { unitValues } from '../../stock/phones/unitValues.ts';
import { eGadgetColumns } from './eGadget.ts';
import { purchaseDetail } from './purchaseDetail.ts';
import { type Deal, dealColumns, slipPosting } from './slip.ts';
import { cnicColumns } from './slipCnic.ts';

/** Buys one phone: it enters stock, the money leaves the wallet, and the rest is owed to the party. */
export async function purchasePhone(
  shop: ShopTransaction,
  slip: PurchaseSlip,
  pictures: UploadedPictures,
): Promise<PurchaseDetail> {
  requirePast(shop, 'date', slip.date);
  const person = await partyOf(shop, slip.entityData, { isPosted: true });
  const cnic = await cnicColumns(shop, person._id, slip.cnic);
  if (slip.bankAccountUsed) await requireBank(shop, slip.bankAccountUsed);
  const id = newId();
  const number = await shop.nextNumber('slip');
  const deal = dealOf(slip, person._id);
  const phones = { phone: `${slip.companyName} ${slip.modelName}`, imei: slip.imei1 };
  const entry = await post(shop, slipPosting({ id, number, phones }, deal));
  await shop
    .insertInto('purchases')
    .values({
      id,
      slip_number: number,
      type: 'single',
      ...dealColumns(deal),
      father_name: slip.fatherName ?? null,
      ...cnic,
      payment_type: slip.purchasePaymentType,
      ...eGadgetColumns(shop, slip.isApprovedFromEgadgets ? 'cleared' : 'not-checked', slip.date),
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
    dueDate: deal.dueDate,
    amount: deal.later,
  });
  await takeIn(shop, {
    ...unitValues('slip', slip),
    condition: slip.phoneCondition,
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

function dealOf(slip: PurchaseSlip, personId: string): Deal {
  const credit = slip.purchasePaymentType === 'credit' ? slip.creditPaymentData : undefined;
  const now = payableNow(slip.purchasePrice, slip.purchasePaymentType, credit);
  return {
    personId,
    date: slip.date,
    total: slip.purchasePrice,
    paid: {
      pocketCash: slip.pocketCash ?? 0,
      accountCash: slip.accountCash ?? 0,
      bankAccountUsed: slip.bankAccountUsed,
    },
    later: slip.purchasePrice - now,
    dueDate: credit?.dateOfPayment ?? null,
  };
}
