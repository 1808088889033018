import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FlowsProvider } from '../FlowsProvider/FlowsProvider.tsx';
import { PurchaseChooser } from '../PurchaseChooser/PurchaseChooser.tsx';
import { banks, companies, parties, pocketBalance, today } from '../PurchaseSlip/purchase.fixtures.ts';
import { AccessoryPurchase } from './AccessoryPurchase.tsx';
import { AddAccessory } from './AddAccessory.tsx';
import { AddBank } from './AddBank.tsx';
import { AddCompany } from './AddCompany.tsx';
import { AddModel } from './AddModel.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { CreateEntity } from './CreateEntity.tsx';
import { PartyPayment } from './PartyPayment.tsx';
import { WalletEntry } from './WalletEntry.tsx';
import { WalletTransfer } from './WalletTransfer.tsx';

const show = (dialog: ReactElement) => render(<FlowsProvider today={today}>{dialog}</FlowsProvider>);
const field = (label: string) => page.getByLabelText(label, { exact: false }).first();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const money = { banks: { items: banks }, pocketBalance };
const [hbl] = banks;
const [ali, dealer] = parties;
const frame = () => ({ isOpen: true, onSubmit: vi.fn(async () => {}), onCancel: vi.fn() });

describe('the purchase chooser', () => {
  test('offers one phone or many, under the words of its mode', async () => {
    const onChoose = vi.fn();
    const { rerender } = await show(<PurchaseChooser isOpen onChoose={onChoose} onCancel={() => {}} />);
    await expect.element(page.getByRole('dialog', { name: 'Purchase Phone' })).toBeVisible();
    await button('Single Phone Purchase').click();
    await button('Bulk Purchase').click();
    expect(onChoose.mock.calls).toEqual([['single'], ['bulk']]);
    await rerender(<PurchaseChooser isOpen mode="edit" onChoose={onChoose} onCancel={() => {}} />);
    await expect.element(page.getByRole('dialog', { name: 'Edit Phone' })).toBeVisible();
    await expect.element(button('Single Phone Edit')).toBeVisible();
    await expect.element(button('Bulk Edit')).toBeVisible();
  });
});

describe('small dialogs', () => {
  test('a company needs a name', async () => {
    const props = frame();
    await show(<AddCompany {...props} />);
    await button('Save').click();
    await expect.element(button('Company Name: This is required')).toBeVisible();
    await field('Company Name').fill(' Samsung ');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(props.onSubmit.mock.calls).toEqual([[{ name: 'Samsung' }]]));
  });

  test('a model needs a company and a name', async () => {
    const props = frame();
    await show(<AddModel {...props} companies={{ items: companies }} />);
    await button('Save').click();
    await expect.element(button('Company: This is required')).toBeVisible();
    await expect.element(button('Model Name: This is required')).toBeVisible();
    await page.getByRole('combobox', { name: 'Company' }).fill('sam');
    await page.getByRole('option', { name: 'Samsung' }).click();
    await field('Model Name').fill('Galaxy A15');
    await button('Save').click();
    await vi.waitFor(() =>
      expect(props.onSubmit.mock.calls).toEqual([[{ name: 'Galaxy A15', companyId: companies[0]?._id }]]),
    );
  });

  test('an entity needs name, number and reference', async () => {
    const props = frame();
    await show(<CreateEntity {...props} />);
    await button('Create').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Please fill all fields');
    await field('Name').fill('Usman');
    await field('Number').fill('0300 7654321');
    await field('Reference').fill('Walk-in');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await button('Create').click();
    await vi.waitFor(() =>
      expect(props.onSubmit.mock.calls).toEqual([
        [{ name: 'Usman', number: '+923007654321', reference: 'Walk-in' }],
      ]),
    );
  });

  test('a refusal of the server is told and keeps what was typed', async () => {
    await show(<CreateEntity {...frame()} onSubmit={async () => ({ message: 'Error creating person' })} />);
    await field('Name').fill('Usman');
    await field('Number').fill('03007654321');
    await field('Reference').fill('Walk-in');
    await button('Create').click();
    await expect.element(page.getByText('Error creating person')).toBeVisible();
    await expect.element(field('Name')).toHaveValue('Usman');
  });

  test('a new password has eight characters', async () => {
    const props = frame();
    await show(<ChangePassword {...props} />);
    await page.getByLabelText('Previous Password', { exact: false }).first().fill('old secret');
    await page.getByLabelText('New Password', { exact: false }).first().fill('short');
    await button('Save').click();
    await expect.element(button('New Password: Use at least 8 characters')).toBeVisible();
    await page.getByLabelText('New Password', { exact: false }).first().fill('a longer secret');
    await button('Save').click();
    await vi.waitFor(() =>
      expect(props.onSubmit.mock.calls).toEqual([
        [{ previousPassword: 'old secret', newPassword: 'a longer secret' }],
      ]),
    );
  });

  test('a bank starts with its opening balance', async () => {
    const props = frame();
    await show(<AddBank {...props} />);
    await field('Bank Name').fill('HBL');
    await field('Opening Balance').fill('12,500.50');
    await button('Save').click();
    await vi.waitFor(() =>
      expect(props.onSubmit.mock.calls).toEqual([
        [{ bankName: 'HBL', accountType: 'Current', openingBalance: 1_250_050 }],
      ]),
    );
  });

  test('an accessory may go without a sale price', async () => {
    const props = frame();
    await show(<AddAccessory {...props} />);
    await field('Accessory Name').fill('Charger');
    await button('Save').click();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith({ accessoryName: 'Charger' }),
    );
  });

  test('a wallet entry offers the reasons of its direction', async () => {
    const props = frame();
    await show(<WalletEntry {...props} {...money} />);
    await field('Amount').fill('5000');
    await field('Reason').selectOptions('Capital put in');
    await page.getByText('Money out').click();
    await expect.element(field('Reason')).toHaveValue('');
    await field('Reason').selectOptions('Owner drawing');
    await button('Save').click();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith({
        direction: 'out',
        account: 'cash:pocket',
        amount: 500_000,
        reason: 'drawing',
        date: today,
      }),
    );
  });

  test('a transfer needs two different accounts', async () => {
    const props = frame();
    await show(<WalletTransfer {...props} {...money} />);
    await field('To account').selectOptions('Pocket Cash');
    await field('Amount').fill('5000');
    await button('Save').click();
    await expect.element(button('To account: Choose two different accounts')).toBeVisible();
    await field('To account').selectOptions('HBL');
    await button('Save').click();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith({
        from: 'cash:pocket',
        to: `bank:${hbl?._id}`,
        amount: 500_000,
        date: today,
      }),
    );
  });
});

describe('money with parties', () => {
  const payFromTill = async () => {
    await button('Proceed To Pay').click();
    await field('Payment method').selectOptions('Pocket Cash');
    await page
      .getByRole('dialog', { name: 'Pocket cash amount' })
      .getByRole('button', { name: 'Save' })
      .click();
    const wallet = page.getByRole('dialog', { name: 'Wallet Transaction' });
    await wallet.getByRole('button', { name: 'Save' }).click();
    await expect.element(wallet).not.toBeInTheDocument();
  };

  test('a payment shows what the party is owed before and after, and needs its wallet', async () => {
    const props = frame();
    if (!dealer) throw new Error('The fixtures have a dealer');
    await show(<PartyPayment {...props} {...money} direction="out" party={dealer} />);
    await field('Amount').fill('10000');
    await expect
      .element(page.getByText('We owe Bilal Traders').element().closest('li'))
      .toMatchTextContent(/We owe Bilal TradersRs.45,000Rs.35,000/);
    await button('Save').click();
    await expect.element(button('Payment: The payment must add up to the amount due')).toBeVisible();
    await payFromTill();
    await button('Save').click();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith({
        direction: 'out',
        amount: 1_000_000,
        date: today,
        pocketCash: 1_000_000,
        accountCash: 0,
      }),
    );
  });

  test('accessories on credit need a party and leave the rest owing', async () => {
    const props = frame();
    await show(
      <AccessoryPurchase
        {...props}
        {...money}
        parties={{ items: parties }}
        accessory={{ _id: 'charger', accessoryName: 'Charger', quantity: 0 }}
      />,
    );
    await field('Quantity').fill('10');
    await field('Cost of one').fill('500');
    await page.getByText('Credit', { exact: true }).click();
    await field('Paid now').fill('2000');
    await button('Save').click();
    await expect.element(button('Entity: This is required')).toBeVisible();
    await page.getByRole('combobox', { name: 'Entity' }).fill('Ali');
    await page.getByRole('option', { name: /Ali Raza/ }).click();
    await payFromTill();
    await button('Save').click();
    await vi.waitFor(() =>
      expect(props.onSubmit).toHaveBeenCalledExactlyOnceWith({
        quantity: 10,
        unitCost: 50_000,
        date: today,
        entityData: { _id: ali?._id, name: 'Ali Raza' },
        pocketCash: 200_000,
        accountCash: 0,
      }),
    );
  });
});
