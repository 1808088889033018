import type { PurchaseReturn, SaleReturn } from '@handset/domain';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import type { SubmitHandler } from '../../form/embedding.ts';
import { ReturnForm } from './ReturnForm.tsx';
import type { ReturnDraft } from './returnDraft.ts';
import {
  a15,
  backAlready,
  bought,
  coverId,
  creditDraft,
  creditSale,
  exchangeSale,
  hot,
  lot,
  money,
  paidPurchase,
  purchase,
  purchaseDraft,
  sale,
  saleDraft,
  today,
} from './returnForm.fixtures.ts';
import type { ReturnPurchase, ReturnSale } from './returnSubject.ts';

interface Shown {
  onSubmit?: SubmitHandler<SaleReturn>;
  sale?: ReturnSale;
  onChange?: (draft: ReturnDraft) => void;
  defaultDraft?: Partial<ReturnDraft>;
  isUncertain?: boolean;
  renderMissingPhone?: (imei: string) => ReactNode;
}

const returned = { _id: 'return', date: '2026-11-20' };

const accept = () => vi.fn<SubmitHandler<SaleReturn>>(async () => {});
const acceptPurchase = () => vi.fn<SubmitHandler<PurchaseReturn>>(async () => {});

function Sale(props: Shown) {
  return (
    <FlowsProvider today={today}>
      <ReturnForm isOpen sale={sale} {...money} onSubmit={accept()} onCancel={() => {}} {...props} />
    </FlowsProvider>
  );
}

interface ShownPurchase {
  onSubmit?: SubmitHandler<PurchaseReturn>;
  purchase?: ReturnPurchase;
  defaultDraft?: Partial<ReturnDraft>;
}

function Purchase(props: ShownPurchase) {
  return (
    <FlowsProvider today={today}>
      <ReturnForm
        isOpen
        purchase={purchase}
        {...money}
        onSubmit={acceptPurchase()}
        onCancel={() => {}}
        {...props}
      />
    </FlowsProvider>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const form = () => page.getByRole('form');
const submit = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).last();
const question = () => page.getByRole('alertdialog');
const confirm = (name: string) => question().getByRole('button', { name, exact: true }).click();
const refund = () => page.getByRole('textbox', { name: 'Refund to the customer now' });
const reason = () => page.getByRole('textbox', { name: 'Reason' });
const payFromTill = async (label: string) => {
  await button(label).click();
  const wallet = page.getByRole('dialog', { name: 'Wallet Transaction' });
  await wallet.getByLabelText('Payment method', { exact: false }).first().selectOptions('Pocket Cash');
  await page
    .getByRole('dialog', { name: 'Pocket cash amount' })
    .getByRole('button', { name: 'Save' })
    .click();
  await wallet.getByRole('button', { name: 'Save' }).click();
  await expect.element(wallet).not.toBeInTheDocument();
};

describe('what comes back of a sale', () => {
  test('a phone and two of three covers, the money out of the till', async () => {
    const onSubmit = accept();
    await render(<Sale onSubmit={onSubmit} />);
    // Said once: there is no money to ask for yet.
    await expect.element(page.getByText('Mark what comes back.')).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Money' })).not.toBeInTheDocument();
    await form().getByText('Samsung Galaxy A15').click();
    await page.getByRole('textbox', { name: 'Cover' }).fill('2');
    await reason().fill('Screen flickers');
    await expect.element(refund()).toHaveValue('61,000');
    await payFromTill('Proceed To Pay');
    await submit('Take back').click();
    await expect.element(question()).toMatchTextContent(/Back in stock1 phone/);
    await expect.element(question()).toMatchTextContent(/Accessories2 pieces/);
    await expect.element(question()).toMatchTextContent(/Pocket CashRs 90,000Rs 29,000/);
    await confirm('Take back');
    await vi.waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
        units: [a15._id],
        accessories: [{ _id: coverId, quantity: 2 }],
        exchangePhone: false,
        date: today,
        reason: 'Screen flickers',
        refund: { pocketCash: 6_100_000, accountCash: 0, bankAccountUsed: undefined },
      }),
    );
  });

  test('the payment follows to another phone that is marked in place of the first', async () => {
    const onChange = vi.fn((_draft: ReturnDraft) => {});
    await render(<Sale onChange={onChange} />);
    await form().getByText('Samsung Galaxy A15').click();
    await page.getByRole('button', { name: /^Pocket Cash/ }).click();
    await form().getByText('Samsung Galaxy A15').click();
    await expect.element(form()).toMatchTextContent(/Nothing is paid now/);
    await form().getByText('Infinix Hot 40').click();
    await expect.poll(() => onChange.mock.lastCall?.[0].payment?.pocketCash).toBe(3_500_000);
  });

  test('what came back before is said and cannot come back again', async () => {
    await render(<Sale />);
    await expect
      .element(form())
      .toMatchTextContent(new RegExp(`Samsung Galaxy S23 ${backAlready.imei1} came back already`));
    await expect.element(page.getByRole('checkbox', { name: /Galaxy S23/ })).not.toBeInTheDocument();
  });

  test('a quantity stays with its accessory while another till takes a different one back', async () => {
    const [cover] = sale.accessories;
    if (!cover) throw new Error('The fixture has a cover');
    const charger = { ...cover, _id: 'charger', accessoryName: 'Charger', quantity: 1 };
    const shown = await render(<Sale sale={{ ...sale, accessories: [cover, charger] }} />);
    const quantity = page.getByRole('textbox', { name: 'Charger' });
    await quantity.fill('1');
    const coversBack = { ...cover, returnedQuantity: cover.quantity };
    await shown.rerender(<Sale sale={{ ...sale, accessories: [coversBack, charger] }} />);
    await expect.element(page.getByRole('textbox', { name: 'Cover' })).not.toBeInTheDocument();
    await expect.element(quantity).toHaveValue('1');
  });

  test('what was sent without an answer can be sent again, though it has come back by it', async () => {
    const onSubmit = accept();
    const since = { ...sale, units: sale.units.map((unit) => (unit === a15 ? { ...a15, returned } : unit)) };
    await render(<Sale sale={since} onSubmit={onSubmit} defaultDraft={saleDraft} isUncertain />);
    await button('Try again').click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.lastCall?.[0].units).toEqual(saleDraft.units);
  });

  test('a scan marks a phone, by IMEI 2 and by its last digits as well', async () => {
    const onChange = vi.fn((_draft: ReturnDraft) => {});
    await render(<Sale onChange={onChange} renderMissingPhone={(imei) => <p>{`${imei} is on INV-7`}</p>} />);
    const scan = page.getByRole('textbox', { name: 'Scan a phone' });
    for (const text of [a15.imei2 ?? '', hot.imei1.slice(-6), a15.imei1]) {
      await scan.fill(text);
      await userEvent.keyboard('{Enter}');
    }
    await expect.poll(() => onChange.mock.lastCall?.[0].units).toEqual([a15._id, hot._id]);
    await scan.fill('352099001761481');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/^No phone here has IMEI 352099001761481/)).toBeVisible();
    await expect.element(page.getByText('352099001761481 is on INV-7')).toBeVisible();
  });

  test('what was never paid comes off the balance', async () => {
    const onSubmit = accept();
    await render(<Sale sale={creditSale} defaultDraft={creditDraft} onSubmit={onSubmit} />);
    await expect.element(refund()).toHaveValue('20,000');
    await submit('Take back').click();
    await expect.element(question()).toMatchTextContent(/Ali Raza owes usRs 40,000Rs 0/);
    await confirm('Take back');
    await vi.waitFor(() =>
      expect(onSubmit.mock.lastCall?.[0].refund).toMatchObject({ pocketCash: 2_000_000 }),
    );
  });

  test('what was written off is undone, and neither paid out nor owed to the customer', async () => {
    const letGo = {
      ...creditSale,
      person: { ...creditSale.person, balance: 0 },
      outstanding: 0,
      letGo: 4_000_000,
    };
    await render(<Sale sale={letGo} defaultDraft={creditDraft} />);
    await expect.element(refund()).toHaveValue('20,000');
    await submit('Take back').click();
    await expect.element(question()).toMatchTextContent(/Write-off undoneRs 40,000/);
    await expect.element(question()).not.toMatchTextContent(/owe/);
  });

  test('the keyboard alone takes back a phone on credit that nothing was paid of', async () => {
    const onSubmit = accept();
    await render(<Sale sale={{ ...creditSale, outstanding: 6_000_000 }} onSubmit={onSubmit} />);
    await expect.element(reason()).toHaveFocus();
    await userEvent.keyboard('Faulty{Control>}{Enter}{/Control}');
    await expect.element(question().getByRole('button', { name: 'Take back', exact: true })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() =>
      expect(onSubmit.mock.lastCall?.[0]).toEqual({
        units: [a15._id],
        accessories: [],
        exchangePhone: false,
        date: today,
        reason: 'Faulty',
      }),
    );
  });

  test('against the balance alone, no money moves and none is asked for', async () => {
    const onSubmit = accept();
    await render(<Sale defaultDraft={{ ...saleDraft, payment: null }} onSubmit={onSubmit} />);
    await refund().fill('0');
    await expect.element(button('Proceed To Pay')).not.toBeInTheDocument();
    await submit('Take back').click();
    await expect.element(question()).toMatchTextContent(/We owe Ali RazaRs 0Rs 61,000/);
    await confirm('Take back');
    await vi.waitFor(() => expect(onSubmit.mock.lastCall?.[0]).not.toHaveProperty('refund.pocketCash'));
  });

  test('the phone taken in exchange goes back unless it is unchecked', async () => {
    const onSubmit = accept();
    await render(<Sale sale={exchangeSale} defaultDraft={{ reason: 'Both go back' }} onSubmit={onSubmit} />);
    await expect.element(refund()).toHaveValue('20,000');
    await page.getByText(/The phone taken in exchange goes back/).click();
    await expect.element(refund()).toHaveValue('60,000');
    await page.getByText(/The phone taken in exchange goes back/).click();
    await payFromTill('Proceed To Pay');
    await submit('Take back').click();
    await expect.element(question()).toMatchTextContent(/Leaves stockApple iPhone 11/);
    await confirm('Take back');
    await vi.waitFor(() => expect(onSubmit.mock.lastCall?.[0].exchangePhone).toBe(true));
  });
});

describe('what goes back to the supplier', () => {
  test('comes off what is owed to him, and asks for no money', async () => {
    const onSubmit = acceptPurchase();
    await render(<Purchase defaultDraft={purchaseDraft} onSubmit={onSubmit} />);
    await expect.element(form()).toMatchTextContent(/is sold.*is out on a dispatch/);
    await submit('Return to supplier').click();
    await expect.element(question()).toMatchTextContent(/Leaves stock1 phone/);
    await expect.element(question()).toMatchTextContent(/We owe Bilal TradersRs 100,000Rs 50,000/);
    await confirm('Return to supplier');
    await vi.waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
        units: [bought(1)._id],
        date: today,
        reason: 'Dead on arrival',
        refund: undefined,
      }),
    );
  });

  test('is paid back where nothing is owed', async () => {
    const onSubmit = acceptPurchase();
    await render(<Purchase purchase={paidPurchase} defaultDraft={purchaseDraft} onSubmit={onSubmit} />);
    await expect
      .element(page.getByRole('textbox', { name: 'Paid back by the supplier now' }))
      .toHaveValue('50,000');
    await payFromTill('Proceed to get payment');
    await submit('Return to supplier').click();
    await expect.element(question()).toMatchTextContent(/Pocket CashRs 90,000Rs 140,000/);
    await confirm('Return to supplier');
    await vi.waitFor(() =>
      expect(onSubmit.mock.lastCall?.[0].refund).toMatchObject({ pocketCash: 5_000_000 }),
    );
  });

  test('three of five hundred are scanned out of a lot', async () => {
    const onSubmit = acceptPurchase();
    await render(
      <Purchase
        purchase={{ ...lot(500), outstanding: 2_500_000_000 }}
        defaultDraft={{ reason: 'Dead' }}
        onSubmit={onSubmit}
      />,
    );
    const scan = page.getByRole('textbox', { name: 'Scan a phone' });
    for (const number of [3, 250, 499]) {
      await scan.fill(bought(number).imei1);
      await userEvent.keyboard('{Enter}');
      await expect.element(scan).toHaveValue('');
    }
    await submit('Return to supplier').click();
    await confirm('Return to supplier');
    await vi.waitFor(() =>
      expect(onSubmit.mock.lastCall?.[0].units).toEqual([3, 250, 499].map((number) => bought(number)._id)),
    );
  });

  test('a slip of which nothing is in stock says so and cannot be returned', async () => {
    const units = purchase.units.map((unit) => ({ ...unit, state: 'sold' as const }));
    await render(<Purchase purchase={{ ...purchase, units }} />);
    await expect.element(page.getByText('No phone of this slip is in stock any more.')).toBeVisible();
    await expect.element(submit('Return to supplier')).toBeDisabled();
  });

  test('hidden costs leave the sum to the server', async () => {
    const units = purchase.units.map((unit) => ({ ...unit, purchasePrice: null }));
    await render(<Purchase purchase={{ ...purchase, units }} defaultDraft={purchaseDraft} />);
    await expect.element(page.getByText(/the server works it out/)).toBeVisible();
  });
});

describe('what it refuses', () => {
  test('anything of a sale that is void', async () => {
    await render(<Sale sale={{ ...sale, status: 'void' }} />);
    await expect.element(page.getByText('This document is void.')).toBeVisible();
    await expect.element(submit('Take back')).toBeDisabled();
  });
});

describe('leaving and coming back', () => {
  test('the draft that was told last restores the form', async () => {
    const onChange = vi.fn((_draft: ReturnDraft) => {});
    const { unmount } = await render(<Sale onChange={onChange} />);
    await form().getByText('Samsung Galaxy A15').click();
    await reason().fill('Screen flickers');
    await refund().fill('10000');
    const kept: ReturnDraft = JSON.parse(JSON.stringify(onChange.mock.lastCall?.[0]));
    await unmount();
    await render(<Sale defaultDraft={kept} />);
    await expect.element(page.getByRole('checkbox', { name: /Galaxy A15/ })).toBeChecked();
    await expect.element(reason()).toHaveValue('Screen flickers');
    await expect.element(refund()).toHaveValue('10,000');
  });
});
