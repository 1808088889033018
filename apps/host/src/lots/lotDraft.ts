import type { BulkDetail } from '@handset/domain';
import type { BulkDraft } from '@handset/flows';

/** A stored lot as the form edits it. The check digits of its phones were confirmed when they came. */
export function lotDraft(lot: BulkDetail): BulkDraft {
  const { dealerPrice, lp, lifting, activation, promo } = lot.prices;
  const isCredit = lot.purchasePaymentType === 'credit';
  const isPaid = lot.pocketCash > 0 || lot.accountCash > 0;
  return {
    purchasePaymentType: isCredit ? 'credit' : 'full-payment',
    entity: { mode: 'existing', _id: lot.person._id, name: '', number: '', reference: '' },
    date: lot.date,
    entries: lot.entries.map((entry, place) => ({
      id: String(place + 1),
      companyName: entry.companyName,
      modelName: entry.modelName,
      ramMemory: entry.ramMemory ?? '',
      simOption: entry.simOption,
      batteryHealth: entry.batteryHealth,
      priceOfOne: entry.priceOfOne,
      units: entry.units.map(({ _id, imei1, imei2, color, batteryHealth }) => ({
        _id,
        imei1,
        imei2: imei2 ?? '',
        color: color ?? '',
        batteryHealth,
      })),
    })),
    prices: { dealerPrice, lp, lifting, activation, promo },
    creditPaymentData: {
      payableAmountNow: isCredit ? lot.paidNow : null,
      dateOfPayment: lot.dateOfPayment ?? '',
    },
    payment: isPaid
      ? { pocketCash: lot.pocketCash, accountCash: lot.accountCash, bankAccountUsed: lot.bank?._id }
      : null,
    confirmedImeis: lot.entries.flatMap(({ units }) =>
      units.flatMap(({ imei1, imei2 }) => (imei2 ? [imei1, imei2] : [imei1])),
    ),
  };
}
