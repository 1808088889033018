import {
  DEFAULT_WARRANTY,
  type PurchaseDetail,
  type PurchaseEdit,
  type Specification,
  type Warranty,
} from '@handset/domain';
import { emptyPurchaseDraft, type PurchaseDraft, type PurchaseEditSubmission } from '@handset/flows';

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
    batteryHealth: unit.batteryHealth,
    phoneCondition: unit.condition === 'New' ? 'New' : 'Used',
    warranty: (unit.warranty ?? DEFAULT_WARRANTY) as Warranty,
    specifications: unit.specifications as Specification | null,
    ramMemory: unit.ramMemory ?? '',
    color: unit.color ?? '',
    imei1: unit.imei1,
    imei2: unit.imei2 ?? '',
    // What is stored was confirmed by whoever stored it.
    isImei1Confirmed: true,
    isImei2Confirmed: true,
    accessories: purchase.accessories,
    purchasePrice: purchase.total,
    demandPrice: unit.demandPrice,
    finalPrice: unit.finalPrice,
    isApprovedFromEgadgets: purchase.isApprovedFromEgadgets,
  };
}

/** What the server is sent of an edited slip: how it was paid stays, and what a new price leaves open is paid as agreed. */
export function slipEdit(
  { pictures: _, ...slip }: PurchaseEditSubmission,
  stored: Pick<PurchaseDetail, 'purchasePaymentType' | 'paidNow' | 'dateOfPayment'>,
  version: number,
): PurchaseEdit {
  const later = slip.purchasePrice - stored.paidNow;
  // A price below what was paid is refused by the server, at the price.
  if (stored.purchasePaymentType !== 'credit' || later <= 0)
    return { ...slip, version, purchasePaymentType: 'full-payment', creditPaymentData: undefined };
  const [, latest = slip.date] = [slip.date, stored.dateOfPayment ?? slip.date].toSorted();
  return {
    ...slip,
    version,
    purchasePaymentType: 'credit',
    creditPaymentData: {
      payableAmountNow: stored.paidNow,
      payableAmountLater: later,
      dateOfPayment: latest,
    },
  };
}
