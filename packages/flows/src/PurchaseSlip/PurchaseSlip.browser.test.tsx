import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FlowsProvider } from '../FlowsProvider/FlowsProvider.tsx';
import { PurchaseSlip, type PurchaseSubmission } from './PurchaseSlip.tsx';
import { creditDraft, filledDraft, filledSlip, lists, today } from './purchase.fixtures.ts';
import { type PurchaseDraft, withoutPayment } from './purchaseDraft.ts';

const accept = () => vi.fn(async (_slip: PurchaseSubmission) => {});

async function open(props: Partial<Parameters<typeof PurchaseSlip>[0]> = {}) {
  const onCancel = vi.fn();
  const screen = await render(
    <FlowsProvider today={today}>
      <PurchaseSlip
        isOpen
        {...lists}
        onSubmit={accept()}
        onCancel={onCancel}
        {...(props as { onSubmit?: (slip: PurchaseSubmission) => Promise<void> })}
      />
    </FlowsProvider>,
  );
  return { onCancel, unmount: screen.unmount };
}

const field = (label: string) => page.getByRole('dialog').getByLabelText(label, { exact: false }).first();
const summaryOfErrors = () => page.getByLabelText(/Please correct/);
const walletField = (label: string) =>
  page.getByRole('dialog', { name: 'Wallet Transaction' }).getByLabelText(label, { exact: false }).first();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const choose = async (label: string, query: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name: label }).fill(query);
  await page.getByRole('option', { name: option }).first().click();
};
const saveWallet = async () => {
  const wallet = page.getByRole('dialog', { name: 'Wallet Transaction' });
  await wallet.getByRole('button', { name: 'Save' }).click();
  await expect.element(wallet).not.toBeInTheDocument();
};
const post = async () => {
  await button('Save').click();
  await button('Post purchase').click();
};

afterEach(() => vi.restoreAllMocks());

describe('filling a slip', () => {
  test('hands over a used phone bought for cash, typed from the first field to the last', async () => {
    const onSubmit = accept();
    await open({ onSubmit });
    await choose('Entity', '0300123', /Ali Raza/);
    await field('CNIC No#').fill('35202-1234567-1');
    await field('Father Name').fill('Raza Khan');
    await choose('Company', 'sams', 'Samsung');
    await choose('Model', 'A35', 'Galaxy A35');
    await field('IMEI #1').fill('35 693803 564380 9');
    await field('IMEI #2').fill('490154-20-323751-8');
    await page.getByText('Used', { exact: true }).click();
    await field('Remaining Company Warranty').selectOptions('6 Months');
    await choose('RAM/Memory', '8/256', '8/256');
    await field('Color').fill('Navy');
    await page.getByLabelText('Specifications').selectOptions('PTA');
    await field('Battery Health').fill('91');
    await page.getByText('Charger').click();
    await page.getByText('Box', { exact: true }).click();
    await field('Purchase Price').fill('45,000');
    await field('Demand Price').fill('54000');
    await field('Final Price').fill('52000');
    await button('Proceed To Pay').click();
    await walletField('Payment method').selectOptions('Pocket Cash');
    await page
      .getByRole('dialog', { name: 'Pocket cash amount' })
      .getByRole('button', { name: 'Save' })
      .click();
    await saveWallet();
    await post();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...filledSlip, pictures: {} }));
  });

  test('lists what posting changes before it is posted', async () => {
    await open({ defaultDraft: creditDraft });
    await button('Save').click();
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog).toMatchTextContent('Phone stock+Rs 45,000');
    await expect.element(dialog).toMatchTextContent('Pocket CashRs 90,000Rs 85,000');
    await expect.element(dialog).toMatchTextContent('HBLRs 350,000Rs 335,000');
    await expect.element(dialog).toMatchTextContent('We owe Bilal TradersRs 45,000Rs 70,000');
  });

  test('another company clears the model, and a model needs a company', async () => {
    const onCompanyChange = vi.fn();
    await open({ defaultDraft: { ...filledDraft, companyName: '', modelName: '' }, onCompanyChange });
    await expect.element(page.getByRole('combobox', { name: 'Model' })).toBeDisabled();
    await choose('Company', 'sams', 'Samsung');
    await choose('Model', 'A35', 'Galaxy A35');
    await choose('Company', 'apple', 'Apple');
    await expect.element(page.getByRole('combobox', { name: 'Model' })).toHaveValue('');
    expect(onCompanyChange.mock.calls.map(([company]) => company?.name)).toEqual(['Samsung', 'Apple']);
  });

  test('only a used phone asks for its remaining warranty, twelve months at first', async () => {
    const onSubmit = accept();
    await open({ defaultDraft: { ...filledDraft, phoneCondition: null, warranty: '12 Months' }, onSubmit });
    const warranty = field('Remaining Company Warranty');
    await expect.element(warranty).not.toBeInTheDocument();
    await page.getByText('Used', { exact: true }).click();
    await expect.element(warranty).toHaveValue('12 Months');
    await page.getByText('New', { exact: true }).click();
    await expect.element(warranty).not.toBeInTheDocument();
    await post();
    await vi.waitFor(() => expect(onSubmit.mock.calls[0]?.[0].warranty).toBeUndefined());
  });

  test('credit reveals its fields and computes what stays payable', async () => {
    const onSubmit = accept();
    await open({ defaultDraft: { ...filledDraft, payment: null }, onSubmit });
    await expect.element(field('Payable now')).not.toBeInTheDocument();
    await page.getByText('Credit', { exact: true }).click();
    await field('Payable now').fill('20000');
    await expect.element(field('Payable later')).toHaveValue('25,000');
    await page.getByRole('spinbutton', { name: /^day.*First payment date/ }).click();
    await userEvent.keyboard('21122026');
    await button('Proceed To Pay').click();
    await walletField('Payment method').selectOptions('Both');
    await walletField('Bank account').selectOptions('HBL · Current');
    const bank = page.getByRole('dialog', { name: 'Bank amount' });
    await expect.element(bank).toMatchTextContent('The cash will be deducted from your selected bank.');
    await bank.getByRole('textbox').fill('15000');
    await bank.getByRole('button', { name: 'Save' }).click();
    const pocket = page.getByRole('dialog', { name: 'Pocket cash amount' });
    await expect.element(pocket.getByRole('textbox')).toHaveValue('5000');
    await pocket.getByRole('button', { name: 'Save' }).click();
    await saveWallet();
    await post();
    await vi.waitFor(() =>
      expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
        purchasePaymentType: 'credit',
        creditPaymentData: {
          payableAmountNow: 2_000_000,
          payableAmountLater: 2_500_000,
          dateOfPayment: '2026-12-21',
        },
        pocketCash: 500_000,
        accountCash: 1_500_000,
        bankAccountUsed: lists.banks.items[0]?._id,
      }),
    );
  });

  test('offers the six registration statuses, and warns plainly of CPID and patch approval', async () => {
    await open({ defaultDraft: filledDraft });
    const statuses = page.getByLabelText('Specifications');
    const names = [...statuses.element().querySelectorAll('option:not([disabled])')].map(
      (each) => each.textContent,
    );
    expect(names).toEqual(['PTA', 'Non-PTA FU', 'Non-PTA JV', 'CPID', 'Patch Approval', 'Other']);
    const warning = page.getByText(/means an altered IMEI/);
    for (const status of ['PTA', 'Non-PTA FU', 'Non-PTA JV', 'Other']) {
      await statuses.selectOptions(status);
      await expect.element(warning).not.toBeInTheDocument();
    }
    for (const status of ['CPID', 'Patch Approval']) {
      await statuses.selectOptions(status);
      await expect.element(warning).toMatchTextContent(`${status} means an altered IMEI`);
    }
  });

  test('takes a RAM/Memory that nobody has listed', async () => {
    const onSubmit = accept();
    await open({ defaultDraft: filledDraft, onSubmit });
    await choose('RAM/Memory', '24/1TB', 'Add “24/1TB”');
    await expect.element(page.getByRole('combobox', { name: 'RAM/Memory' })).toHaveValue('24/1TB');
    await post();
    await vi.waitFor(() => expect(onSubmit.mock.calls[0]?.[0].ramMemory).toBe('24/1TB'));
  });

  test('a scan fills one IMEI, drops what is between its digits and moves on without submitting', async () => {
    const onSubmit = accept();
    await open({ onSubmit });
    await field('IMEI #1').click();
    await userEvent.keyboard('356938035643809{Enter}');
    await expect.element(field('IMEI #1')).toHaveValue('356938035643809');
    await expect.element(page.getByLabelText('IMEI #2 (Optional)')).toHaveFocus();
    await userEvent.keyboard('490154203237518{Enter}');
    await expect.element(page.getByLabelText('IMEI #2 (Optional)')).toHaveValue('490154203237518');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('a new party needs a name and a number', async () => {
    const onSubmit = accept();
    await open({ defaultDraft: filledDraft, onSubmit });
    await page.getByText('Create New').click();
    await button('Save').click();
    await expect.element(button('Name: This is required')).toBeVisible();
    await field('Name').fill('Usman');
    await field('Number').fill('0312');
    await expect
      .element(page.getByText('Number: Enter a phone number, such as 0300 1234567'))
      .not.toBeInTheDocument();
    await field('Number').fill('0300 7654321');
    await field('Reference').fill('Walk-in');
    await post();
    await vi.waitFor(() =>
      expect(onSubmit.mock.calls[0]?.[0].entityData).toEqual({
        name: 'Usman',
        number: '+923007654321',
        reference: 'Walk-in',
      }),
    );
  });
});

describe('what a slip refuses', () => {
  test('everything that is missing, at once, in a summary that takes focus', async () => {
    const onSubmit = accept();
    await open({ onSubmit });
    await button('Save').click();
    const summary = summaryOfErrors();
    await expect.element(summary).toHaveFocus();
    const required = [
      'Entity',
      'CNIC No#',
      'Company',
      'Model',
      'IMEI #1',
      'RAM/Memory',
      'Purchase Price',
      'Demand Price',
      'Final Price',
    ];
    for (const label of required)
      await expect
        .element(summary.getByRole('button', { name: `${label}: This is required`, exact: true }))
        .toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  const broken: [string, Partial<PurchaseDraft>, string][] = [
    ['a short CNIC', { cnic: '35202' }, 'CNIC No#: A CNIC has exactly 13 digits'],
    ['a short IMEI', { imei1: '35693803' }, 'IMEI #1: An IMEI has exactly 15 digits'],
    ['an IMEI with letters', { imei1: '35693803564380A' }, 'IMEI #1: An IMEI has digits only'],
    ['one digit repeated', { imei1: '000000000000000' }, 'IMEI #1: An IMEI is never one digit repeated'],
    [
      'the same IMEI twice',
      { imei2: '356938035643809' },
      'IMEI #2 (Optional): IMEI 1 and IMEI 2 must differ',
    ],
    ['a day that has not come', { date: '2026-11-22' }, 'Date: The date cannot be in the future'],
    [
      'a day on which nobody had such a phone',
      { date: '1999-12-31' },
      'Date: No phone can have been bought that long ago',
    ],
    ['a year that was mistyped', { date: '0026-11-21' }, 'Date: No phone can have been bought that long ago'],
    ['no date', { date: '' }, 'Date: This is required'],
    ['no RAM/Memory', { ramMemory: '' }, 'RAM/Memory: This is required'],
    ['no condition', { phoneCondition: null }, 'Phone Condition: This is required'],
    [
      'a battery above 100 %',
      { batteryHealth: 101 },
      'Battery Health (Optional): Battery health is a percentage from 1 to 100',
    ],
    ['a price of nothing', { purchasePrice: 0 }, 'Purchase Price: The amount must be more than zero'],
    ['a price beyond belief', { demandPrice: 100_000_000_000 }, 'Demand Price: The amount is too large'],
    [
      'no payment, beside something else',
      { payment: null, cnic: '' },
      'Payment: The payment must add up to the amount due',
    ],
    [
      'a payment that misses the price',
      { purchasePrice: 4_600_000 },
      'Payment: The payment must add up to the amount due',
    ],
    ['credit without its first part', { purchasePaymentType: 'credit' }, 'Payable now: This is required'],
    [
      'credit that leaves nothing for later',
      {
        purchasePaymentType: 'credit',
        creditPaymentData: { payableAmountNow: 4_500_000, dateOfPayment: today },
      },
      'Payable now: Payable now must be less than the total',
    ],
    [
      'payable now above the price',
      {
        purchasePaymentType: 'credit',
        creditPaymentData: { payableAmountNow: 5_000_000, dateOfPayment: today },
      },
      'Payable now: Payable now must be less than the total',
    ],
    [
      'credit without the day of its first payment',
      { ...creditDraft, creditPaymentData: { payableAmountNow: 2_000_000, dateOfPayment: '' } },
      'First payment date: This is required',
    ],
    [
      'credit that was due before the slip',
      { ...creditDraft, creditPaymentData: { payableAmountNow: 2_000_000, dateOfPayment: '2026-11-20' } },
      'First payment date: The date cannot be before the slip itself',
    ],
  ];
  test.each(broken)('%s', async (_what, change, message) => {
    const onSubmit = accept();
    await open({ defaultDraft: { ...filledDraft, ...change }, onSubmit });
    await button('Save').click();
    await expect.element(button(message)).toBeVisible();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('a wrong check digit, until it is confirmed', async () => {
    const onSubmit = accept();
    await open({ defaultDraft: { ...filledDraft, imei1: '356938035643808' }, onSubmit });
    await button('Save').click();
    await expect
      .element(
        button('IMEI #1: The check digit of this IMEI is wrong. Compare it with *#06#, then confirm it'),
      )
      .toBeVisible();
    await page.getByText('The check digit is wrong; I have compared it with *#06#').click();
    await post();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });
});

describe('paying', () => {
  test('is asked for where it is all that is missing, and what follows is confirmed at once', async () => {
    const onSubmit = accept();
    await open({ defaultDraft: { ...filledDraft, payment: null }, onSubmit });
    await button('Save').click();
    await walletField('Payment method').selectOptions('Pocket Cash');
    await page
      .getByRole('dialog', { name: 'Pocket cash amount' })
      .getByRole('button', { name: 'Save' })
      .click();
    await saveWallet();
    await expect.element(page.getByRole('alertdialog')).toMatchTextContent('Pocket CashRs 90,000Rs 45,000');
    await button('Post purchase').click();
    await vi.waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ pocketCash: 4_500_000 }));
  });

  test('Cancel in the wallet clears bank, bank amount and pocket amount', async () => {
    const onChange = vi.fn((_draft: PurchaseDraft) => {});
    await open({ defaultDraft: creditDraft, onChange });
    await button('Change payment').click();
    const wallet = page.getByRole('dialog', { name: 'Wallet Transaction' });
    await expect.element(walletField('Amount from bank')).toHaveValue('15,000');
    await wallet.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(button('Proceed To Pay')).toBeVisible();
    expect(onChange.mock.lastCall?.[0].payment).toBeNull();
    await button('Proceed To Pay').click();
    await expect.element(walletField('Payment method')).toHaveValue('');
  });

  test('the bank dialog needs an amount', async () => {
    await open({ defaultDraft: { ...filledDraft, payment: null } });
    await button('Proceed To Pay').click();
    await walletField('Payment method').selectOptions('Bank');
    await walletField('Bank account').selectOptions('HBL · Current');
    const bank = page.getByRole('dialog', { name: 'Bank amount' });
    await expect.element(bank.getByRole('textbox')).toHaveValue('45000');
    await expect.element(bank).toMatchTextContent('HBLRs 350,000Rs 305,000');
    await bank.getByRole('textbox').fill('');
    await bank.getByRole('button', { name: 'Save' }).click();
    await expect.element(bank.getByText('Enter the bank amount')).toBeVisible();
  });

  test('the wallet keeps open until the amounts meet what is due', async () => {
    await open({ defaultDraft: { ...filledDraft, payment: null } });
    await button('Proceed To Pay').click();
    await walletField('Payment method').selectOptions('Pocket Cash');
    const pocket = page.getByRole('dialog', { name: 'Pocket cash amount' });
    await pocket.getByRole('textbox').fill('40000');
    await pocket.getByRole('button', { name: 'Save' }).click();
    const wallet = page.getByRole('dialog', { name: 'Wallet Transaction' });
    await expect.element(wallet).toMatchTextContent('RemainingRs 5,000');
    await wallet.getByRole('button', { name: 'Save' }).click();
    await expect
      .element(walletField('Amount from pocket'))
      .toHaveAccessibleDescription('The payment must add up to the amount due');
  });
});

describe('submitting', () => {
  test('a refusal keeps every entry, names the field and says why', async () => {
    const onSubmit = vi.fn(async () => ({
      message: 'Something went wrong',
      fieldErrors: { imei1: 'This IMEI is already in stock' },
    }));
    await open({ defaultDraft: filledDraft, onSubmit: onSubmit as never });
    await post();
    await expect.element(button('IMEI #1: This IMEI is already in stock')).toBeVisible();
    const summary = summaryOfErrors();
    await expect.element(summary).toMatchTextContent('Something went wrong');
    await expect.element(summary).toHaveFocus();
    await expect.element(field('IMEI #1')).toHaveValue('356938035643809');
    await expect.element(field('Purchase Price')).toHaveValue('45,000');
    await field('IMEI #1').fill('490154203237526');
    await expect.element(button('IMEI #1: This IMEI is already in stock')).not.toBeInTheDocument();
  });

  test('a call that throws is told, and can be tried again', async () => {
    const onSubmit = vi
      .fn<(slip: PurchaseSubmission) => Promise<void>>()
      .mockRejectedValueOnce(new Error('The network was lost'))
      .mockResolvedValueOnce();
    await open({ defaultDraft: filledDraft, onSubmit });
    await post();
    await expect.element(page.getByText('The network was lost')).toBeVisible();
    await post();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  });

  test('pressing twice posts once, and everything is disabled meanwhile and afterwards', async () => {
    let answer = () => {};
    const onSubmit = vi.fn(
      (_slip: PurchaseSubmission) =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    );
    await open({ defaultDraft: filledDraft, onSubmit });
    await button('Save').click();
    await button('Post purchase').dblClick();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect.element(field('Purchase Price')).toBeDisabled();
    await expect.element(field('IMEI #1')).toBeDisabled();
    answer();
    await expect.element(field('IMEI #1')).toBeDisabled();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('a filled slip is posted with the keyboard alone', async () => {
    const onSubmit = accept();
    await open({ defaultDraft: filledDraft, onSubmit });
    await expect.element(page.getByRole('combobox', { name: 'Entity' })).toHaveFocus();
    await field('Final Price').click();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Post purchase')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });
});

describe('leaving and coming back', () => {
  test('a slip with entries asks before it is left', async () => {
    const { onCancel } = await open();
    await field('IMEI #1').fill('3569');
    await button('Cancel').click();
    await button('Keep editing').click();
    expect(onCancel).not.toHaveBeenCalled();
    await expect.element(field('IMEI #1')).toHaveValue('3569');
    await button('Cancel').click();
    await button('Leave').click();
    expect(onCancel).toHaveBeenCalledOnce();
  });

  test('an untouched slip is left at once', async () => {
    const { onCancel } = await open();
    await button('Cancel').click();
    expect(onCancel).toHaveBeenCalledOnce();
  });

  test('the draft that was told last restores the slip', async () => {
    const onChange = vi.fn((_draft: PurchaseDraft) => {});
    const { unmount } = await open({ onChange });
    await field('IMEI #1').fill('356938035643809');
    await field('Purchase Price').fill('45000');
    await page.getByText('Used', { exact: true }).click();
    const kept: PurchaseDraft = JSON.parse(JSON.stringify(onChange.mock.lastCall?.[0]));
    await unmount();
    await open({ defaultDraft: kept });
    await expect.element(field('IMEI #1')).toHaveValue('356938035643809');
    await expect.element(field('Purchase Price')).toHaveValue('45,000');
    await expect.element(field('Remaining Company Warranty')).toHaveValue('12 Months');
  });
});

describe('two slips on one page', () => {
  test('do not meet', async () => {
    const [one, other] = [vi.fn((_draft: PurchaseDraft) => {}), vi.fn((_draft: PurchaseDraft) => {})];
    const slips = (isOtherOpen: boolean) => (
      <FlowsProvider today={today}>
        <PurchaseSlip isOpen {...lists} onSubmit={accept()} onCancel={() => {}} onChange={one} />
        <PurchaseSlip
          isOpen={isOtherOpen}
          {...lists}
          onSubmit={accept()}
          onCancel={() => {}}
          onChange={other}
        />
      </FlowsProvider>
    );
    const { rerender } = await render(slips(false));
    await field('IMEI #1').fill('356938035643809');
    await rerender(slips(true));
    const onTop = page.getByLabelText('IMEI #1', { exact: false }).last();
    await expect.element(onTop).toHaveValue('');
    await onTop.fill('490154203237518');
    await rerender(slips(false));
    await expect.element(field('IMEI #1')).toHaveValue('356938035643809');
    expect(one.mock.calls.every(([draft]) => draft.imei1.startsWith('3'))).toBe(true);
    expect(other.mock.lastCall?.[0].imei1).toBe('490154203237518');
  });
});

describe('editing a slip', () => {
  test('shows no payment and hands over none', async () => {
    const onSubmit = vi.fn(async () => {});
    await open({ mode: 'edit', defaultDraft: { ...filledDraft, payment: null }, onSubmit } as never);
    await expect.element(page.getByRole('dialog', { name: 'Edit Phone' })).toBeVisible();
    await expect.element(button('Proceed To Pay')).not.toBeInTheDocument();
    await button('Update').click();
    const edit = withoutPayment(filledSlip);
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...edit, pictures: {} }));
  });

  test('says why a price that was paid stays, and does not let it be changed', async () => {
    await open({
      mode: 'edit',
      defaultDraft: { ...filledDraft, payment: null },
      priceLock: 'It was paid in full',
    } as never);
    await expect.element(page.getByText('It was paid in full')).toBeVisible();
    await expect.element(field('Purchase Price')).toHaveAttribute('readonly');
  });
});
