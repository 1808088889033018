import { DEFAULT_WARRANTY, type PurchaseDetail, phoneDraftOf, type Warranty } from '@handset/domain';
import { emptyPurchaseDraft, type PurchaseDraft } from '@handset/flows';

/** A stored slip of one phone as its form holds it. Its CNIC is on file, not typed. */
export function slipDraft(purchase: PurchaseDetail): PurchaseDraft {
  const empty = emptyPurchaseDraft(purchase.date);
  const [unit] = purchase.units;
  if (!unit) return empty;
  return {
    ...empty,
    entity: { ...empty.entity, mode: 'existing', _id: purchase.person._id },
    fatherName: purchase.fatherName ?? '',
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

/** The draft with the stored slip's CNIC where it was left to that, to compare it with others. */
export function withCnicOf(draft: PurchaseDraft, { person, cnic }: PurchaseDetail): PurchaseDraft {
  const isLeft = draft.cnic === '' && draft.entity.mode === 'existing' && draft.entity._id === person._id;
  return isLeft ? { ...draft, cnic: cnic ?? '' } : draft;
}

/** The draft as its form holds it: the stored slip's own CNIC is not typed. */
export function withoutCnicOf(draft: PurchaseDraft, { cnic }: PurchaseDetail): PurchaseDraft {
  return draft.cnic === cnic ? { ...draft, cnic: '' } : draft;
}
