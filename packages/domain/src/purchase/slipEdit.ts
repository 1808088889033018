import type { PurchaseDetail } from '../contract/answers.ts';
import type { PurchaseEdit } from './purchase.ts';

/**
 * The edit of a slip as the server takes it. How the slip was paid stays as it was; whatever a new price leaves open is due on the
 * agreed day, or on the day of the slip where that is later.
 */
export function slipEdit(
  slip: Omit<PurchaseEdit, 'version' | 'purchasePaymentType' | 'creditPaymentData'>,
  stored: Pick<PurchaseDetail, 'purchasePaymentType' | 'paidAtPurchase' | 'dateOfPayment'>,
  version: number,
): PurchaseEdit {
  const later = slip.purchasePrice - stored.paidAtPurchase;
  // The server refuses a price below the payment, at the price field.
  if (stored.purchasePaymentType !== 'credit' || later <= 0)
    return { ...slip, version, purchasePaymentType: 'full-payment', creditPaymentData: undefined };
  const agreed = stored.dateOfPayment;
  return {
    ...slip,
    version,
    purchasePaymentType: 'credit',
    creditPaymentData: {
      payableAmountNow: stored.paidAtPurchase,
      payableAmountLater: later,
      dateOfPayment: agreed && agreed > slip.date ? agreed : slip.date,
    },
  };
}
