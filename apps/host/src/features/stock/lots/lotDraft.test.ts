import type { BulkDetail } from '@handset/domain';
import { expect, it } from 'vitest';
import { lotDraft } from './lotDraft.ts';

const unit = { _id: '1', imei1: '356938035643809', imei2: null, color: null, batteryHealth: null };
const lot = {
  person: { _id: '7', name: 'Star Distributors' },
  date: '2026-11-21',
  purchasePaymentType: 'credit',
  paidAtPurchase: 3_000_000,
  dateOfPayment: '2026-12-21',
  pocketCash: 1_000_000,
  accountCash: 2_000_000,
  bank: { _id: '8' },
  prices: { dealerPrice: 1, buyingPrice: 2, lp: 3, lifting: 4, promo: 5, activation: 6 },
  entries: [{ companyName: 'Samsung', modelName: 'A25', ramMemory: null, units: [unit] }],
} as unknown as BulkDetail;

it('brings a stored lot into the form as it is', () => {
  expect(lotDraft(lot)).toMatchObject({
    entity: { mode: 'existing', _id: '7' },
    purchasePaymentType: 'credit',
    creditPaymentData: { payableAmountNow: 3_000_000, dateOfPayment: '2026-12-21' },
    payment: { pocketCash: 1_000_000, accountCash: 2_000_000, bankAccountUsed: '8' },
    prices: { dealerPrice: 1, lp: 3, lifting: 4, promo: 5, activation: 6 },
    entries: [{ id: '1', ramMemory: '', units: [{ ...unit, imei2: '', color: '' }] }],
    confirmedImeis: ['356938035643809'],
  });
});

it('says nothing of a payment where none was made', () => {
  const onCredit = lotDraft({ ...lot, paidAtPurchase: 0, pocketCash: 0, accountCash: 0 });
  expect(onCredit).toMatchObject({ payment: null, creditPaymentData: { payableAmountNow: 0 } });
});
