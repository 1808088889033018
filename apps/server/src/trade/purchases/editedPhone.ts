import type { Phone, PurchaseDetail } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { phoneOf, selectPhones } from '../../stock/phones/phones.ts';
import { purchaseDetail } from './purchaseDetail.ts';

/** A phone that was edited, with the slip that it was bought on. */
export async function editedPhone(
  shop: ShopReader,
  unitId: string,
): Promise<{ _id: string; phone: Phone; purchase: PurchaseDetail | null }> {
  const phone = await selectPhones(shop).where('units.id', '=', unitId).executeTakeFirstOrThrow();
  return {
    _id: unitId,
    phone: phoneOf(shop, phone),
    // A lot is too much to be sent along for one of its phones.
    purchase:
      phone.source === 'single' && phone.purchase_id !== null
        ? await purchaseDetail(shop, phone.purchase_id)
        : null,
  };
}
