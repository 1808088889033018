import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FlowsProvider } from '../FlowsProvider/FlowsProvider.tsx';
import { PaymentDialog } from '../PaymentDialog/PaymentDialog.tsx';
import { SaleModal } from '../SaleModal/SaleModal.tsx';
import { accessories, banks, companies, models, persons, units } from '../SaleModal/sale.fixtures.ts';
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
      units={{ items: units }}
      accessories={{ items: accessories }}
      banks={{ items: banks }}
      pocketBalance={8_500_000}
      companies={{ items: companies }}
      models={{ items: models }}
    />,
  );
  await expect.element(combobox('Customer')).toHaveFocus();
  return onSubmit;
}

test('a phone is sold for cash to a walk-in with the presses that are documented', async () => {
  const onSubmit = await openSale();
  const hands = new Hands();
  await hands.enter('03121234567');
  await expect.element(textbox('Name')).toHaveFocus();
  await hands.type('Usman');
  await hands.scan(imei);
  await expect.element(textbox('Price')).toHaveFocus();
  await hands.press('Enter');
  await expect.element(page.getByRole('list', { name: 'Phones' })).toBeVisible();
  await hands.press('F4');
  await expect.element(button('Change payment')).toBeVisible();
  await hands.pressWith('Control', 'Enter');
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.lastCall).toMatchObject([
    { customerName: 'Usman', imeiPrices: [{ imei, price: 6_000_000 }], pocketCash: 6_000_000 },
  ]);
  expect(hands.presses).toBe(documentedPresses('Sell one phone for cash to a walk-in'));
});

test('a phone is sold on credit to a customer who returns with the presses that are documented', async () => {
  const onSubmit = await openSale();
  const hands = new Hands();
  await hands.enter('bil');
  await hands.pressWith('Shift', 'Tab');
  await hands.press('ArrowRight');
  await expect.element(page.getByRole('radio', { name: 'Credit' })).toBeChecked();
  await hands.scan(imei);
  await expect.element(textbox('Price')).toHaveFocus();
  await hands.press('Enter');
  await expect.element(combobox('Search phone by IMEI')).toHaveFocus();
  await hands.press('Enter');
  await expect.element(textbox(/^Payable now/)).toHaveFocus();
  await hands.enter('20000');
  await hands.type('21122026');
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
      payableAmountLaterDate: '2026-12-21',
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
