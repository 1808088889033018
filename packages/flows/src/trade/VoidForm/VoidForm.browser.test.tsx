import type { SaleVoid } from '@handset/domain';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import type { SubmitHandler } from '../../form/embedding.ts';
import { VoidForm } from './VoidForm.tsx';
import { exchangeSale, money, purchase, sale } from './voidForm.fixtures.ts';
import type { VoidablePurchase, VoidableSale } from './voidSubject.ts';

const accept = () => vi.fn<SubmitHandler<SaleVoid>>(async () => {});

interface Shown {
  of?: { sale: VoidableSale } | { purchase: VoidablePurchase } | undefined;
  onSubmit?: SubmitHandler<SaleVoid>;
  onCancel?: () => void;
}

function Shown({ of = { sale }, ...props }: Shown) {
  return (
    <FlowsProvider>
      <VoidForm isOpen {...of} {...money} onSubmit={accept()} onCancel={() => {}} {...props} />
    </FlowsProvider>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const reason = () => page.getByRole('textbox', { name: 'Reason' });
const effects = () => page.getByRole('list', { name: 'This is what changes' });

describe('undoing a sale', () => {
  test('lists everything that it changes and hands over the reason', async () => {
    const onSubmit = accept();
    await render(<Shown onSubmit={onSubmit} />);
    await expect.element(page.getByRole('dialog', { name: 'Void invoice INV-12' })).toBeVisible();
    await expect.element(effects()).toMatchTextContent(/Invoice INV-12Void/);
    await expect.element(effects()).toMatchTextContent(/Back in stock2 phones/);
    await expect.element(effects()).toMatchTextContent(/Accessories back in stock2 pieces/);
    await expect.element(effects()).toMatchTextContent(/Pocket CashRs 90,000Rs 70,000/);
    await expect.element(effects()).toMatchTextContent(/HBLRs 350,000Rs 340,000/);
    await expect.element(effects()).toMatchTextContent(/Ali Raza owes usRs 40,000Rs 0/);
    await reason().fill('  Entered twice ');
    await button('Void invoice').click();
    await vi.waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ date: '2026-11-20', reason: 'Entered twice' }),
    );
  });

  test('asks for no day where the document is of today', async () => {
    const onSubmit = accept();
    await render(
      <FlowsProvider today="2026-11-20">
        <VoidForm isOpen sale={sale} {...money} onSubmit={onSubmit} onCancel={() => {}} />
      </FlowsProvider>,
    );
    await reason().fill('Entered twice');
    await expect.element(page.getByRole('group', { name: 'As of' })).not.toBeInTheDocument();
    await button('Void invoice').click();
    await vi.waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ date: '2026-11-20' }));
  });

  test('does not take a day that was cleared for today', async () => {
    const onSubmit = accept();
    await render(<Shown of={{ sale }} onSubmit={onSubmit} />);
    await reason().fill('Entered twice');
    await page.getByRole('spinbutton', { name: /^day/i }).click();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await button('Void invoice').click();
    await expect.element(page.getByText('This is required')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('says that the till goes below zero, and refuses it where that is not allowed', async () => {
    const onSubmit = accept();
    const short = (
      <VoidForm isOpen sale={sale} {...money} pocketBalance={0} onSubmit={onSubmit} onCancel={() => {}} />
    );
    const screen = await render(<FlowsProvider canGoBelowZero={false}>{short}</FlowsProvider>);
    await reason().fill('Entered twice');
    await expect.element(page.getByText('Pocket Cash goes below zero', { exact: true })).toBeVisible();
    await expect.element(button('Void invoice')).toBeDisabled();
    await screen.rerender(<FlowsProvider>{short}</FlowsProvider>);
    await button('Void invoice').click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });

  test('undoes what was written off, so that it is not owed to the customer', async () => {
    const paid = { ...sale, letGo: 1_000_000, person: { ...sale.person, balance: 0 } };
    await render(<Shown of={{ sale: paid }} />);
    await expect.element(effects()).toMatchTextContent(/Write-off undoneRs 10,000/);
    await expect.element(effects()).toMatchTextContent(/We owe Ali RazaRs 0Rs 30,000/);
  });

  test('brings the money back that was paid for a dearer phone, which leaves stock', async () => {
    await render(<Shown of={{ sale: exchangeSale }} />);
    await expect.element(effects()).toMatchTextContent(/Leaves stockApple iPhone 11/);
    await expect.element(effects()).toMatchTextContent(/Pocket CashRs 90,000Rs 115,000/);
  });

  test('names the bank that the money went through, also where the list does not hold it', async () => {
    const elsewhere = { ...sale, bank: { _id: 'other', bankName: 'Meezan', accountType: 'Current' } };
    await render(<Shown of={{ sale: elsewhere }} />);
    await expect.element(effects()).toMatchTextContent(/Meezan−Rs 10,000/);
  });
});

test('undoing a purchase brings the money back and takes the phone out of stock', async () => {
  const onSubmit = accept();
  await render(<Shown of={{ purchase }} onSubmit={onSubmit} />);
  await expect.element(effects()).toMatchTextContent(/Leaves stock1 phone/);
  await expect.element(effects()).toMatchTextContent(/Pocket CashRs 90,000Rs 115,000/);
  await expect.element(effects()).toMatchTextContent(/We owe Bilal TradersRs 25,000Rs 0/);
  await reason().fill('Wrong party');
  await button('Void slip').click();
  await vi.waitFor(() =>
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ date: '2026-11-20', reason: 'Wrong party' }),
  );
});

describe('what it refuses', () => {
  const obstacles: [Shown['of'], string][] = [
    [{ sale: { ...sale, status: 'void' } }, 'This invoice is already void.'],
    [
      { sale: { ...sale, status: 'part-returned' } },
      'Part of this invoice was already returned. Take the rest back as a return.',
    ],
    [{ purchase: { ...purchase, status: 'void' } }, 'This slip is already void.'],
    [
      { purchase: { ...purchase, units: [{ _id: 'x', state: 'sold' }] } },
      'Some phones of this slip are no longer in stock. Return the rest to the supplier.',
    ],
  ];
  test.each(obstacles)(
    '%#: a document that cannot be undone, with what to do instead',
    async (of, message) => {
      await render(<Shown of={of} />);
      await expect.element(page.getByText(message)).toBeVisible();
      await expect.element(page.getByRole('button', { name: /^Void/ })).toBeDisabled();
    },
  );
});

describe('submitting', () => {
  test('pressing twice undoes once; Enter in the reason undoes nothing', async () => {
    const onSubmit = vi.fn<SubmitHandler<SaleVoid>>(() => new Promise(() => {}));
    await render(<Shown onSubmit={onSubmit} />);
    await expect.element(reason()).toHaveFocus();
    await userEvent.keyboard('Entered twice{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await button('Void invoice').dblClick();
    await expect.element(page.getByRole('button', { name: /Voiding\.\.\./ })).toBeVisible();
    await expect.element(reason()).toBeDisabled();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('the keyboard alone undoes, and asks before a reason is left', async () => {
    const onCancel = vi.fn();
    const onSubmit = accept();
    await render(<Shown onCancel={onCancel} onSubmit={onSubmit} />);
    await expect.element(reason()).toHaveFocus();
    await userEvent.keyboard('Entered twice{Escape}');
    await button('Keep editing').click();
    expect(onCancel).not.toHaveBeenCalled();
    button('Void invoice').element().focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });
});
