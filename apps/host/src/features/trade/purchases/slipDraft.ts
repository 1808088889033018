import { DEFAULT_WARRANTY, type PurchaseDetail, phoneDraftOf, type Warranty } from '@handset/domain';
import { emptyPurchaseDraft, type PurchaseDraft } from '@handset/flows';

/** A stored slip of one phone as its form holds it. */
export function slipDraft(purchase: PurchaseDetail): PurchaseDraft {
  const empty = emptyPurchaseDraft(purchase.date);
  const [unit] = purchase.units;
  if (!unit) return empty;
  return {
    ...empty,
    entity: { ...empty.entity, mode: 'existing', _id: purchase.person._id },
    fatherName: purchase.fatherName ?? '',
    cnic: purchase.cnic ?? '',
    companyName: unit.companyName,
    modelName: unit.modelName,
    phoneCondition: unit.condition === 'New' ? 'New' : 'Used',
    warranty: (unit.warranty ?? DEFAULT_WARRANTY) as Warranty,
    ...phoneDraftOf('slip', unit),
    imei1: unit.imei1,
    imei2: unit.imei2 ?? '',
    // A stored slip was confirmed when it was saved.
    isImei1Confirmed: true,
    isImei2Confirmed: true,
    accessories: purchase.accessories,
    purchasePrice: purchase.total,
    demandPrice: unit.demandPrice,
    finalPrice: unit.finalPrice,
    isApprovedFromEgadgets: purchase.isApprovedFromEgadgets,
  };
}
