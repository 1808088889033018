import type { AccessoryPurchase as AccessoryPurchaseValue } from '@handset/domain';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  enter,
  frame,
  keepsTheContract,
  problem,
  show,
} from '../../testing/dialogContract.fixtures.tsx';
import { ali, charger, money, parties, today } from '../../testing/shop.fixtures.ts';
import { AccessoryPurchase } from './AccessoryPurchase.tsx';
import type { AccessoryPurchaseDraft } from './accessoryPurchaseDraft.ts';

const lists = { ...money, parties: { items: parties }, accessory: charger };
const ten: Partial<AccessoryPurchaseDraft> = { quantity: 10, unitCost: 500_00 };
const question = () => page.getByRole('alertdialog');

describe('accessories that are bought', () => {
  keepsTheContract<AccessoryPurchaseValue, AccessoryPurchaseDraft>({
    flow: (props) => <AccessoryPurchase {...props} {...lists} />,
    keys: ['{Control>}a{/Control}10{Enter}', '500'],
    confirm: 'Purchase',
    value: {
      quantity: 10,
      unitCost: 500_00,
      date: today,
      bankAccountUsed: undefined,
      pocketCash: 5_000_00,
      accountCash: 0,
    },
    kept: ['Cost of one', '500'],
  });

  test('say at each field what is wrong', async () => {
    const props = frame();
    const wrong = { quantity: 0, unitCost: null, date: '2026-11-22' };
    await show(<AccessoryPurchase {...props} {...lists} defaultDraft={wrong} />);
    await button('Save').click();
    await expect.element(problem('Quantity: The quantity is at least 1')).toBeVisible();
    await expect.element(problem('Cost of one: This is required')).toBeVisible();
    await expect.element(problem('Date: The date cannot be in the future')).toBeVisible();
    expect(props.onSubmit).not.toHaveBeenCalled();
  });

  test('on credit need a party and what is paid now, and leave the rest owing', async () => {
    const props = frame();
    await show(<AccessoryPurchase {...props} {...lists} defaultDraft={ten} />);
    await page.getByText('Credit', { exact: true }).click();
    await button('Save').click();
    await expect.element(problem('Supplier: This is required')).toBeVisible();
    await expect.element(problem('Paid now: This is required')).toBeVisible();
    await enter('Paid now', '5000');
    await expect.element(problem('Paid now: Payable now must be less than the total')).toBeVisible();
    await enter('Paid now', '2000');
    await page.getByRole('combobox', { name: 'Supplier' }).fill('Ali');
    await page.getByRole('option', { name: /Ali Raza/ }).click();
    await button('Save').click();
    await expect.element(question()).toMatchTextContent('Charger 25 W in stock1222');
    await expect.element(question()).toMatchTextContent(/Pocket CashRs.90,000Rs.88,000/);
    await expect.element(question()).toMatchTextContent(/We owe Ali RazaRs.0Rs.3,000/);
    await button('Purchase').click();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith({
        quantity: 10,
        unitCost: 500_00,
        date: today,
        entityData: { _id: ali._id, name: 'Ali Raza' },
        pocketCash: 2_000_00,
        accountCash: 0,
      }),
    );
  });

  test('on credit may be paid wholly later', async () => {
    const props = frame();
    const later: Partial<AccessoryPurchaseDraft> = {
      ...ten,
      paymentType: 'credit',
      paidNow: 0,
      dateOfPayment: '2026-12-21',
      entity: { mode: 'existing', _id: ali._id, name: '', number: '', reference: '' },
    };
    await show(<AccessoryPurchase {...props} {...lists} defaultDraft={later} />);
    await expect.element(page.getByRole('radio', { name: 'Bank', exact: true })).not.toBeInTheDocument();
    await button('Save').click();
    await button('Purchase').click();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({
          dateOfPayment: '2026-12-21',
          entityData: { _id: ali._id, name: 'Ali Raza' },
        }),
      ),
    );
  });
});
