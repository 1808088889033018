import { describe, expect, it } from 'vitest';
import type { PurchaseEdit } from './purchase.ts';
import { slipEdit } from './slipEdit.ts';

const edited = {
  date: '2026-11-20',
  purchasePrice: 5_000_00,
} as PurchaseEdit;

describe('an edited slip', () => {
  it('stays paid in full', () => {
    const stored = { purchasePaymentType: 'full-payment', paidAtPurchase: 5_000_00, dateOfPayment: null };
    const edit = slipEdit(edited, stored, 3);
    expect(edit).toMatchObject({ version: 3, purchasePaymentType: 'full-payment' });
    expect(edit.creditPaymentData).toBeUndefined();
  });

  it('on credit leaves what the new price leaves, by the day that was agreed', () => {
    const stored = { purchasePaymentType: 'credit', paidAtPurchase: 2_000_00, dateOfPayment: '2026-12-01' };
    expect(slipEdit(edited, stored, 1).creditPaymentData).toEqual({
      payableAmountNow: 2_000_00,
      payableAmountLater: 3_000_00,
      dateOfPayment: '2026-12-01',
    });
  });

  it('is never due before it was written', () => {
    const stored = { purchasePaymentType: 'credit', paidAtPurchase: 0, dateOfPayment: '2026-11-01' };
    expect(slipEdit(edited, stored, 1).creditPaymentData?.dateOfPayment).toBe('2026-11-20');
  });

  it('on credit is paid once its price is what was paid', () => {
    const stored = { purchasePaymentType: 'credit', paidAtPurchase: 5_000_00, dateOfPayment: '2026-12-01' };
    expect(slipEdit(edited, stored, 1).purchasePaymentType).toBe('full-payment');
  });
});
