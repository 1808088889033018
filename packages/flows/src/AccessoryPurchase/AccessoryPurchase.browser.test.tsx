import type { AccessoryPurchase as AccessoryPurchaseValue } from '@handset/domain';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  button,
  enter,
  field,
  frame,
  keepsTheContract,
  problem,
  show,
  typeDay,
} from '../testing/dialogContract.fixtures.tsx';
import { ali, charger, money, parties, today } from '../testing/shop.fixtures.ts';
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

  test('list what they change before they are posted', async () => {
    await show(<AccessoryPurchase {...frame()} {...lists} defaultDraft={ten} />);
    await button('Save').click();
    await expect.element(question()).toMatchTextContent('Charger 25 W in stock1222');
    await expect.element(question()).toMatchTextContent(/Pocket CashRs.90,000Rs.85,000/);
  });

  test('on credit need a party and what is paid now, and leave the rest owing', async () => {
    const props = frame();
    await show(<AccessoryPurchase {...props} {...lists} defaultDraft={ten} />);
    await page.getByText('Credit', { exact: true }).click();
    await button('Save').click();
    await expect.element(problem('Entity: This is required')).toBeVisible();
    await expect.element(problem('Paid now: This is required')).toBeVisible();
    await enter('Paid now', '5000');
    await expect.element(problem('Paid now: Payable now must be less than the total')).toBeVisible();
    await enter('Paid now', '2000');
    await page.getByRole('combobox', { name: 'Entity' }).fill('Ali');
    await page.getByRole('option', { name: /Ali Raza/ }).click();
    await button('Save').click();
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

  test('on credit may be paid wholly later, by a day that is not before the purchase', async () => {
    const props = frame();
    await show(
      <AccessoryPurchase
        {...props}
        {...lists}
        defaultDraft={{
          ...ten,
          paymentType: 'credit',
          paidNow: 0,
          entity: { mode: 'existing', _id: ali._id, name: '', number: '', reference: '' },
        }}
      />,
    );
    await expect.element(page.getByRole('radio', { name: 'Bank', exact: true })).not.toBeInTheDocument();
    await typeDay('First payment date', '20112026');
    await button('Save').click();
    await expect
      .element(problem('First payment date: The date cannot be before the slip itself'))
      .toBeVisible();
    await typeDay('First payment date', '21122026');
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

  test.each([
    ['Quantity', '0', 'Quantity: The quantity is at least 1'],
    ['Quantity', '', 'Quantity: This is required'],
    ['Cost of one', '0', 'Cost of one: The amount must be more than zero'],
    ['Cost of one', '-5', 'Cost of one: This is required'],
    ['Cost of one', '999999999', 'Cost of one: The amount is too large'],
  ])('are not handed over with %s "%s"', async (label, text, message) => {
    const props = frame();
    await show(<AccessoryPurchase {...props} {...lists} defaultDraft={ten} />);
    await enter(label, text);
    await button('Save').click();
    await expect.element(problem(message)).toBeVisible();
    expect(props.onSubmit).not.toHaveBeenCalled();
  });

  test('of a day to come are not handed over', async () => {
    await show(<AccessoryPurchase {...frame()} {...lists} defaultDraft={ten} />);
    await typeDay('Date', '22112026');
    await button('Save').click();
    await expect.element(problem('Date: The date cannot be in the future')).toBeVisible();
  });

  test('say that the parties could not be loaded', async () => {
    await show(
      <AccessoryPurchase
        {...frame()}
        {...lists}
        parties={{ items: [], error: 'The parties could not be loaded', onRetry: () => {} }}
        defaultDraft={{ ...ten, paymentType: 'credit' }}
      />,
    );
    await page.getByRole('combobox', { name: 'Entity' }).fill('Ali');
    await expect.element(page.getByText(/The parties could not be loaded/).first()).toBeVisible();
    await expect.element(field('Paid now')).toBeVisible();
  });
});
