import { type DispatchSettlement, withCheckDigit } from '@handset/domain';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import type { SubmitHandler } from '../../form/embedding.ts';
import { sendScan } from '../../testing/sendScan.fixtures.ts';
import { DispatchSettle, type DispatchSettleProps } from './DispatchSettle.tsx';
import { a15, creditDraft, dispatch, hot, iPhone, money, today } from './dispatchSettle.fixtures.ts';
import type { SettleDraft } from './settleDraft.ts';

const accept = () => vi.fn<SubmitHandler<DispatchSettlement>>(async () => {});

function Shown(props: Partial<DispatchSettleProps>) {
  return (
    <FlowsProvider today={today}>
      <DispatchSettle
        isOpen
        dispatch={dispatch}
        {...money}
        onSubmit={accept()}
        onCancel={() => {}}
        {...props}
      />
    </FlowsProvider>
  );
}

const numbered = (index: number) => ({
  _id: `01934f00-0000-7000-8000-${String(10_000 + index).padStart(12, '0')}`,
  imei1: withCheckDigit(`3569390${String(index).padStart(7, '0')}`),
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const fate = (phone: string) => page.getByRole('radiogroup', { name: new RegExp(phone) });
const mark = (phone: string, outcome: string) => fate(phone).getByText(outcome, { exact: true }).click();
const scanField = () => page.getByRole('textbox', { name: 'Scan a phone' });
const settle = () =>
  page
    .getByRole('dialog', { name: 'Settle dispatch DC-12' })
    .getByRole('button', { name: 'Settle', exact: true });
const question = () => page.getByRole('alertdialog');
const confirm = () => question().getByRole('button', { name: 'Settle', exact: true }).click();

describe('settling a dispatch', () => {
  test('one phone comes back, one is sold at the agreed price, one stays out', async () => {
    const onSubmit = accept();
    await render(<Shown onSubmit={onSubmit} />);
    await mark('iPhone 13', 'Returned');
    await page
      .getByRole('textbox', { name: 'Why they came back (optional)' })
      .fill('Not sold by the weekend');
    await mark('Galaxy A15', 'Sold');
    await expect.element(page.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue('59,000');
    await button('Proceed to get payment').click();
    const wallet = page.getByRole('dialog', { name: 'Wallet Transaction' });
    await wallet.getByLabelText('Payment method', { exact: false }).first().selectOptions('Pocket Cash');
    await page
      .getByRole('dialog', { name: 'Pocket cash amount' })
      .getByRole('button', { name: 'Save' })
      .click();
    await wallet.getByRole('button', { name: 'Save' }).click();
    await settle().click();
    await expect.element(question()).toMatchTextContent(/Back in stock1 phone/);
    await expect.element(question()).toMatchTextContent(/Pocket CashRs 90,000Rs 149,000/);
    await expect.element(question()).toMatchTextContent(/Stays out1 phone/);
    await confirm();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({
      returned: { units: [iPhone._id], date: today, reason: 'Not sold by the weekend' },
      sold: {
        entityData: { _id: dispatch.person._id, name: 'Hall Road Mobiles' },
        sellingType: 'Full Payment',
        saleDate: today,
        warranty: '12 Months',
        imeiPrices: [{ imei: a15.imei1, price: 5_900_000 }],
        finalPrice: 5_900_000,
        pocketCash: 5_900_000,
      },
    });
  });

  test('a sale on credit below cost is pointed out, with what the holder owes before and after', async () => {
    const onSubmit = accept();
    const units = dispatch.units.map((unit) => ({ ...unit, cost: 6_500_000 }));
    await render(<Shown dispatch={{ ...dispatch, units }} defaultDraft={creditDraft} onSubmit={onSubmit} />);
    await settle().click();
    await expect.element(question()).toMatchTextContent(/below its cost/);
    await expect.element(question()).toMatchTextContent(/HBLRs 350,000Rs 370,000/);
    await expect.element(question()).toMatchTextContent(/Hall Road Mobiles owes usRs 45,000Rs 84,000/);
    await confirm();
    await vi.waitFor(() =>
      expect(onSubmit.mock.lastCall?.[0].sold).toMatchObject({
        sellingType: 'Credit',
        payableAmountNow: 2_000_000,
        payableAmountLater: 3_900_000,
        payableAmountLaterDate: '2026-12-21',
        accountCash: 2_000_000,
      }),
    );
  });

  test('each scan marks a phone as returned, or as sold where that is chosen, and refuses one that is not out', async () => {
    const onSubmit = accept();
    const renderMissingPhone = (imei: string) => <p>{`${imei} is sold`}</p>;
    await render(<Shown onSubmit={onSubmit} renderMissingPhone={renderMissingPhone} />);
    await expect.element(scanField()).toHaveFocus();
    await userEvent.keyboard(`${a15.imei1}{Enter}`);
    await expect.element(page.getByText(`Samsung Galaxy A15 ${a15.imei1.slice(-6)}: Returned`)).toBeVisible();
    await userEvent.keyboard(`${iPhone.imei1}{Enter}`);
    await expect.element(fate('iPhone 13').getByRole('radio', { name: 'Returned' })).toBeChecked();
    await page.getByRole('radiogroup', { name: 'A scan marks it as' }).getByText('Sold').click();
    await scanField().fill(hot.imei1.slice(-6));
    await userEvent.keyboard('{Enter}');
    await expect.element(fate('Hot 40').getByRole('radio', { name: 'Sold' })).toBeChecked();
    await scanField().fill('352099001761481');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByText(/^No phone that is out on this dispatch has IMEI 352099001761481/))
      .toBeVisible();
    await expect.element(page.getByText('352099001761481 is sold')).toBeVisible();
  });

  test('three phones that came back take five presses: three scans, Ctrl Enter, Enter', async () => {
    const onSubmit = accept();
    await render(<Shown onSubmit={onSubmit} />);
    await expect.element(scanField()).toHaveFocus();
    for (const { imei1 } of [a15, iPhone, hot]) sendScan(imei1);
    await expect.element(fate('Hot 40').getByRole('radio', { name: 'Returned' })).toBeChecked();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(question().getByRole('button', { name: 'Settle', exact: true })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(onSubmit.mock.lastCall?.[0].returned?.units).toHaveLength(3));
  });

  test('all are returned at one press, and only those that are out are there', async () => {
    const onSubmit = accept();
    await render(<Shown onSubmit={onSubmit} />);
    await expect.element(page.getByText(/Galaxy S23/)).not.toBeInTheDocument();
    await button('All returned').click();
    await settle().click();
    await confirm();
    await vi.waitFor(() =>
      expect(onSubmit.mock.lastCall?.[0]).toEqual({
        returned: { units: [a15._id, iPhone._id, hot._id], date: today, reason: undefined },
      }),
    );
  });

  test('five hundred phones are drawn fifty at a time; a scan finds the last of them all the same', async () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ ...a15, ...numbered(index) }));
    await render(<Shown dispatch={{ ...dispatch, units: many }} />);
    const list = page.getByRole('list', { name: 'What became of each phone' });
    await expect.element(list).toBeVisible();
    const drawn = () => list.element().children.length;
    expect(drawn()).toBe(50);
    await expect.element(scanField()).toHaveFocus();
    sendScan(many.at(-1)?.imei1 ?? '');
    await expect.poll(drawn).toBe(51);
    const more = button('Load more').element();
    if (more instanceof HTMLElement) more.click();
    await expect.poll(drawn).toBe(101);
  }, 60_000);

  test('says since when it is overdue', async () => {
    const { rerender } = await render(<Shown />);
    await expect.element(page.getByText(/Expected on 18 Nov 2026, 3 days ago\./)).toBeVisible();
    await rerender(<Shown dispatch={{ ...dispatch, expectedReturn: today }} />);
    await expect.element(page.getByText(/Expected on/)).not.toBeInTheDocument();
  });

  test('a dispatch that nothing is out of says so and cannot be settled', async () => {
    await render(<Shown dispatch={{ ...dispatch, units: [] }} />);
    await expect.element(page.getByText('No phone of this dispatch is out any more.')).toBeVisible();
    await expect.element(settle()).toBeDisabled();
  });
});

describe('leaving and coming back', () => {
  test('a kept draft is restored without the phones that are not out any more', async () => {
    const onChange = vi.fn((_draft: SettleDraft) => {});
    const { unmount } = await render(<Shown onChange={onChange} />);
    await mark('iPhone 13', 'Returned');
    await mark('Hot 40', 'Sold');
    const kept: SettleDraft = JSON.parse(JSON.stringify(onChange.mock.lastCall?.[0]));
    await unmount();
    const units = dispatch.units.filter(({ _id }) => _id !== iPhone._id);
    await render(<Shown defaultDraft={kept} dispatch={{ ...dispatch, units }} />);
    await expect.element(fate('Hot 40').getByRole('radio', { name: 'Sold' })).toBeChecked();
    await expect.element(fate('iPhone 13')).not.toBeInTheDocument();
  });
});
