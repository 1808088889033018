import { isDay, type MinorUnits, normaliseNumber, warrantyEnd } from '@handset/domain';
import { isPaidInCash, type SaleDraft, totalsOfDraft } from '../SaleModal/saleDraft.ts';
import type { InvoiceDocument, InvoiceShop } from './InvoiceDocument.ts';
import { invoicePhone } from './invoicePhone.ts';

/** The invoice of a sale that is not saved yet. */
export function invoiceOfDraft(draft: SaleDraft, shop: InvoiceShop): InvoiceDocument {
  const totals = totalsOfDraft(draft);
  const units = new Map(draft.addedImeis.map((unit) => [unit.imei1, unit]));
  const until = isDay(draft.saleDate) ? warrantyEnd(draft.saleDate, draft.warranty) : undefined;
  const { _id } = draft.entityData;
  const isWalkIn = _id !== undefined && _id === shop._id;
  const taken = draft.sellingType === 'Exchange' ? draft.exchangePhoneDetail : undefined;
  return {
    shop,
    date: draft.saleDate,
    customer: {
      name: draft.customerName,
      isWalkIn: isWalkIn || undefined,
      // A new customer's number is still as it was typed.
      number: isWalkIn
        ? undefined
        : (normaliseNumber(draft.customerNumber) ?? (draft.customerNumber || undefined)),
      reference: draft.entityData.reference || undefined,
    },
    sellingType: draft.sellingType ?? 'Full Payment',
    warranty: draft.warranty,
    phones: draft.imeiPrices.map(({ imei, price }) => {
      const unit = units.get(imei);
      return {
        ...invoicePhone(unit ?? { imei1: imei, companyName: '', modelName: '' }),
        condition: unit?.condition ?? '',
        specification: unit?.specifications,
        price: price ?? 0,
        warrantyEnd: until,
      };
    }),
    accessories: draft.accessories
      .filter((row) => row.name !== '')
      .map(({ accessoryName, quantity, price }) => ({
        name: accessoryName,
        quantity: quantity ?? 0,
        price: price ?? 0,
        amount: (quantity ?? 0) * (price ?? 0),
      })),
    exchange: taken && {
      ...invoicePhone(taken),
      specification: taken.specifications ?? undefined,
      value: taken.purchasePrice ?? 0,
    },
    phonesTotal: totals.phones,
    accessoriesTotal: totals.accessories,
    total: totals.due,
    payment: {
      pocketCash: draft.pocketCash ?? 0,
      cashGiven: cashGivenFor(draft, totals.now),
      bank: draft.accountCash ?? 0,
      bankName: draft.bankName || undefined,
      isPaidOut: totals.now < 0,
    },
    balanceDue: totals.later,
    dueDate: totals.later > 0 ? draft.payableAmountLaterDate || undefined : undefined,
  };
}

/** The cash handed over for a payment in cash, once it is enough. */
function cashGivenFor(draft: SaleDraft, now: MinorUnits): MinorUnits | undefined {
  const given = draft.cashGiven ?? 0;
  return isPaidInCash(draft, now) && given >= (draft.pocketCash ?? 0) ? given : undefined;
}
