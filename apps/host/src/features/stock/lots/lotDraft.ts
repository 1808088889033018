import { type BulkDetail, phoneDraftOf } from '@handset/domain';
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
      simOption: entry.simOption,
      ...phoneDraftOf('lotEntry', entry),
      priceOfOne: entry.priceOfOne,
      units: entry.units.map((unit) => ({
        _id: unit._id,
        imei1: unit.imei1,
        imei2: unit.imei2 ?? '',
        ...phoneDraftOf('lotPhone', unit),
      })),
    })),
    prices: { dealerPrice, lp, lifting, activation, promo },
    creditPaymentData: {
      payableAmountNow: isCredit ? lot.paidAtPurchase : null,
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
