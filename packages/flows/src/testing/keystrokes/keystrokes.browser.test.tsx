import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { PaymentDialog } from '../../money/PaymentDialog/PaymentDialog.tsx';
import { BulkPurchase } from '../../trade/BulkPurchase/BulkPurchase.tsx';
import { imeiOf, lists as lotLists } from '../../trade/BulkPurchase/bulk.fixtures.ts';
import { SaleModal } from '../../trade/SaleModal/SaleModal.tsx';
import {
  accessories,
  banks,
  companies,
  models,
  persons,
  units,
  walkIn,
} from '../../trade/SaleModal/sale.fixtures.ts';
import { documentedPresses } from './documentedPresses.fixtures.ts';
import { Hands } from './Hands.fixtures.ts';

const imei = '356938035643809';

const show = (flow: ReactNode) => render(<FlowsProvider today="2026-11-21">{flow}</FlowsProvider>);

const combobox = (name: string) => page.getByRole('combobox', { name });
const textbox = (name: string | RegExp) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function openSale() {
  const onSubmit = vi.fn(async () => {});
  await show(
    <SaleModal
      isOpen
      onSubmit={onSubmit}
      onCancel={() => {}}
      parties={{ items: persons }}
      walkIn={walkIn}
      units={{ items: units }}
      accessories={{ items: accessories }}
      banks={{ items: banks }}
      pocketBalance={8_500_000}
      companies={{ items: companies }}
      models={{ items: models }}
    />,
  );
  await expect.element(combobox('Search phone by IMEI')).toHaveFocus();
  return onSubmit;
}

test('a phone is sold for cash to a walk-in with the presses that are documented', async () => {
  const onSubmit = await openSale();
  const hands = new Hands();
  await hands.scan(imei);
  await hands.press('F4');
  await expect.element(button('Change payment')).toBeVisible();
  await hands.pressWith('Control', 'Enter');
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.lastCall).toMatchObject([
    {
      customerName: 'Walk-in customer',
      customerNumber: walkIn.number,
      imeiPrices: [{ imei, price: 6_000_000 }],
      pocketCash: 6_000_000,
    },
  ]);
  expect(hands.presses).toBe(documentedPresses('Sell one phone for cash to a walk-in'));
});

test('a phone is sold for cash to a customer who returns with the presses that are documented', async () => {
  const onSubmit = await openSale();
  const hands = new Hands();
  await hands.scan(imei);
  await hands.pressWith('Alt', 'c');
  await expect.element(combobox('Customer')).toHaveFocus();
  await hands.enter('bil');
  await expect.element(combobox('Customer')).not.toHaveFocus();
  await hands.press('F4');
  await expect.element(button('Change payment')).toBeVisible();
  await hands.pressWith('Control', 'Enter');
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.lastCall).toMatchObject([{ customerName: 'Bilal Ahmed', pocketCash: 6_000_000 }]);
  expect(hands.presses).toBe(documentedPresses('Sell one phone for cash to a customer who returns'));
});

test('a phone is sold on credit to a customer who returns with the presses that are documented', async () => {
  const onSubmit = await openSale();
  const hands = new Hands();
  await hands.scan(imei);
  await hands.pressWith('Alt', 'c');
  await expect.element(combobox('Customer')).toHaveFocus();
  await hands.enter('bil');
  await hands.press('ArrowRight');
  await expect.element(page.getByRole('radio', { name: 'Credit' })).toBeChecked();
  await hands.press('Enter');
  await expect.element(textbox(/^Payable now/)).toHaveFocus();
  await hands.type('20000');
  await hands.press('F4');
  await expect.element(button('Change payment')).toBeVisible();
  await hands.pressWith('Control', 'Enter');
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.lastCall).toMatchObject([
    {
      sellingType: 'Credit',
      customerName: 'Bilal Ahmed',
      payableAmountNow: 2_000_000,
      payableAmountLater: 4_000_000,
      payableAmountLaterDate: '2026-12-06',
    },
  ]);
  expect(hands.presses).toBe(documentedPresses('Sell one phone on credit to a customer who returns'));
});

test('a payment is received with the presses that are documented', async () => {
  const onSubmit = vi.fn(async () => {});
  await show(
    <PaymentDialog
      isOpen
      onSubmit={onSubmit}
      onCancel={() => {}}
      party={{
        _id: '01934f00-0000-7000-8000-000000000302',
        name: 'Sana Iqbal',
        number: '+923339876543',
        reference: 'Neighbour',
        balance: 1_200_000,
      }}
      banks={{ items: banks }}
      pocketBalance={8_500_000}
    />,
  );
  const hands = new Hands();
  await expect.element(textbox('Amount')).toHaveFocus();
  await hands.enter('5000');
  await expect.element(page.getByRole('alertdialog').getByRole('button').last()).toHaveFocus();
  await hands.press('Enter');
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.lastCall).toMatchObject([{ direction: 'in', amount: 500_000, pocketCash: 500_000 }]);
  expect(hands.presses).toBe(documentedPresses('Receive a payment'));
});

test('ten phones of one model are bought by scanner with the presses that are documented', async () => {
  const onSubmit = vi.fn(async () => {});
  await show(<BulkPurchase isOpen {...lotLists} onSubmit={onSubmit} onCancel={() => {}} />);
  const hands = new Hands();
  await expect.element(combobox('Party')).toHaveFocus();
  await hands.enter('ali');
  await expect.element(combobox('Company')).toHaveFocus();
  await hands.enter('sam');
  await expect.element(combobox('Model')).toHaveFocus();
  await hands.enter('a15');
  await expect.element(textbox('Price Per Unit')).toHaveFocus();
  await hands.type('42000');
  for (let row = 1; row <= 10; row += 1) {
    await hands.scan(imeiOf(row));
    await expect.element(button('Add Row')).toHaveFocus();
  }
  await hands.press('F4'); // all from pocket cash
  await expect.element(button('Change payment')).toBeVisible();
  await hands.pressWith('Control', 'Enter');
  await expect.element(button('Post purchase')).toHaveFocus();
  await hands.press('Enter');
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.lastCall).toMatchObject([
    { amountFromPocket: 42_000_000, ramSimDetails: [{ modelName: 'Galaxy A15', quantity: 10 }] },
  ]);
  expect(hands.presses).toBe(documentedPresses('Buy ten phones of one model by scanner'));
});
