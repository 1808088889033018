import { withCheckDigit } from '@handset/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FlowsProvider } from '../FlowsProvider/FlowsProvider.tsx';
import { SaleModal, type SaleModalProps } from './SaleModal.tsx';
import {
  accessories,
  banks,
  companies,
  creditDraft,
  exchangeDraft,
  models,
  paidDraft,
  persons,
  unit,
  units,
} from './sale.fixtures.ts';
import { type SaleDraft, saleOf } from './saleDraft.ts';

const onSubmit = vi.fn<SaleModalProps['onSubmit']>(async () => {});
const onChange = vi.fn<(draft: SaleDraft) => void>();
const onCancel = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
});

function open(props: Partial<SaleModalProps> = {}) {
  return render(
    <FlowsProvider today="2026-11-21">
      <SaleModal
        isOpen
        onSubmit={onSubmit}
        onCancel={onCancel}
        onChange={onChange}
        parties={{ items: persons }}
        units={{ items: units }}
        accessories={{ items: accessories }}
        banks={{ items: banks }}
        pocketBalance={8_500_000}
        companies={{ items: companies }}
        models={{ items: models }}
        {...props}
      />
    </FlowsProvider>,
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const search = () => page.getByRole('combobox', { name: 'Search phone by IMEI' });
const price = () => page.getByRole('textbox', { name: 'Price', exact: true });
const summary = () => page.getByRole('complementary', { name: 'Summary' });
const options = () => page.getByRole('listbox').getByRole('option');
const phoneList = () => page.getByRole('list', { name: 'Phones' });
const draft = () => onSubmit.mock.calls[0]?.[0] as SaleDraft;

/** Replaces what is in a field, as people do: an amount is reformatted when focus comes. */
async function retype(field: Locator, text: string) {
  await field.click();
  await userEvent.keyboard(`{Control>}a{/Control}${text}`);
}

async function addPhone(imei: string) {
  await userEvent.fill(search(), imei);
  await userEvent.keyboard('{Enter}');
  await button('Add').click();
}

async function chooseCustomer() {
  await userEvent.fill(page.getByRole('combobox', { name: 'Customer' }), 'Bilal');
  await page.getByRole('option', { name: /Bilal Ahmed/ }).click();
}

describe('a sale for full payment', () => {
  it('hands over the draft of an existing customer, paid to pocket cash', async () => {
    await open();
    await chooseCustomer();
    await page.getByText('Full Payment').click();
    await addPhone('356938035643809');
    await expect.element(summary()).toMatchTextContent('Amount dueRs 60,000');
    await button('All to pocket cash (Rs\u00a060,000)').click();
    await button('Submit').click();

    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(draft()).toMatchObject({
      customerName: 'Bilal Ahmed',
      saleDate: '2026-11-21',
      warranty: '12 Months',
      sellingType: 'Full Payment',
      imeiPrices: [{ imei: '356938035643809', price: 6_000_000 }],
      finalPrice: 6_000_000,
      pocketCash: 6_000_000,
      manual: true,
    });
    expect(saleOf(draft()).entityData._id).toBe(persons[0]?._id);
    expect(JSON.parse(JSON.stringify(draft())).addedImeis).toEqual([units[0]]);
  });

  it('takes a new customer by name and number', async () => {
    await open({ defaultDraft: paidDraft() });
    await page.getByText('New Customer').click();
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Ali Raza');
    await userEvent.fill(page.getByRole('textbox', { name: 'Number' }), '0300 7654321');
    await button('Submit').click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(draft()).toMatchObject({ customerName: 'Ali Raza', customerNumber: '0300 7654321' });
    expect(saleOf(draft()).entityData).toEqual({ name: 'Ali Raza', number: '+923007654321' });
  });

  it('asks where the money goes, through the wallet', async () => {
    await open({ defaultDraft: paidDraft({ pocketCash: null }) });
    await button('Proceed to get payment').click();
    await expect.element(page.getByRole('dialog', { name: 'Wallet Transaction' })).toBeVisible();
  });

  it('resets price, phone and IMEI fields, and submits once however often it is pressed', async () => {
    await open({ defaultDraft: paidDraft() });
    await button('Submit').dblClick();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect.element(page.getByText('No phone on this sale yet')).toBeVisible();
    await button('Submit').click();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(draft().imeiPrices).toHaveLength(1);
    expect(onChange).not.toHaveBeenCalledWith(expect.objectContaining({ imeiPrices: [] }));
  });
});

describe('a sale on credit', () => {
  it('keeps payable-later at the rest, and hands over both with the date', async () => {
    await open({
      defaultDraft: { ...creditDraft(), payableAmountNow: null, pocketCash: null, accountCash: null },
    });
    await retype(page.getByRole('textbox', { name: /^Payable now/ }), '8600');
    await expect.element(page.getByRole('textbox', { name: /^Payable later/ })).toHaveValue('200,000');
    await button('All to pocket cash (Rs\u00a08,600)').click();
    await button('Submit').click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(draft()).toMatchObject({
      payableAmountNow: 860_000,
      payableAmountLater: 20_000_000,
      payableAmountLaterDate: '2026-12-21',
    });
  });

  it('refuses to leave nothing for later', async () => {
    await open({
      defaultDraft: { ...creditDraft(), payableAmountNow: 20_860_000, pocketCash: 13_860_000 },
    });
    await button('Submit').click();
    await expect
      .element(page.getByText('Something must stay payable later; choose full payment otherwise').first())
      .toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('an exchange', () => {
  it('says in words that the shop pays when the dearer phone came in, and takes it from pocket cash', async () => {
    await open({ defaultDraft: { ...exchangeDraft(), pocketCash: null } });
    await expect.element(summary()).toMatchTextContent('Shop pays Rs 25,000');
    await button('All from pocket cash (Rs\u00a025,000)').click();
    await button('Submit').click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(saleOf(draft())).toMatchObject({
      pocketCash: 2_500_000,
      exchangePhoneDetail: { companyName: 'Apple', modelName: 'iPhone 14', purchasePrice: 8_500_000 },
    });
  });

  it('says that the customer pays the difference otherwise', async () => {
    await open({ defaultDraft: exchangeDraft() });
    await retype(page.getByRole('textbox', { name: /^Agreed value/ }), '45000');
    await expect.element(summary()).toMatchTextContent('Customer pays Rs 15,000');
  });

  it('wants a wrong check digit of the phone taken in confirmed', async () => {
    const doubtful = exchangeDraft();
    doubtful.exchangePhoneDetail.imei1 = '353328112223331';
    await open({ defaultDraft: doubtful });
    await button('Submit').click();
    await expect.element(page.getByText(/The check digit of this IMEI is wrong/).first()).toBeVisible();
    await page.getByText('The check digit is wrong; I have compared it with *#06#').click();
    await button('Submit').click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });
});

describe('what is missing', () => {
  it('is alerted in the exact words, marked, and listed', async () => {
    await open();
    await button('Submit').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Please fill all fields');
    await expect.element(button('Phones: Add at least one phone')).toBeVisible();
    await expect
      .element(page.getByRole('combobox', { name: 'Customer' }))
      .toHaveAttribute('aria-invalid', 'true');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is a phone, even where accessories alone could be sold', async () => {
    const [row] = creditDraft().accessories;
    const alone = { imeiPrices: [], addedImeis: [], accessories: row ? [row] : [] };
    await open({
      defaultDraft: paidDraft({ ...alone, pocketCash: (row?.quantity ?? 0) * (row?.price ?? 0) }),
    });
    await button('Submit').click();
    await expect.element(button('Phones: Add at least one phone')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is no longer complained of once it is there', async () => {
    await open({ defaultDraft: paidDraft({ sellingType: null }) });
    await button('Submit').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await page.getByText('Full Payment').click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('asks for both IMEI and price before a phone is added', async () => {
    await open();
    await button('Add').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Please enter both IMEI and price');
    await userEvent.fill(search(), '356938035643809');
    await userEvent.keyboard('{Enter}');
    await userEvent.clear(price());
    await button('Add').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Please enter both IMEI and price');
  });

  it('wants a payment that adds up, again after a price has changed', async () => {
    await open({ defaultDraft: paidDraft() });
    await retype(page.getByRole('textbox', { name: /^Price of Samsung/ }), '61000');
    await button('Submit').click();
    await expect
      .element(page.getByText('The payment must add up to the amount due', { exact: true }))
      .toBeVisible();
    await retype(page.getByRole('textbox', { name: /^Price of Samsung/ }), '60000');
    await expect
      .element(page.getByText('The payment must add up to the amount due', { exact: true }))
      .not.toBeInTheDocument();
  });

  it('does not lose a phone that was picked and not added', async () => {
    await open({ defaultDraft: paidDraft({ imei1: units[1]?.imei1 ?? '', price: 100 }) });
    await button('Submit').click();
    await expect
      .element(page.getByText('Press Add to put this phone on the sale, or clear it', { exact: true }))
      .toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('phones', () => {
  it('are found by any part of the IMEI, at most ten', async () => {
    await open();
    await userEvent.fill(search(), '3569380');
    await expect.element(options().first()).toBeVisible();
    expect(options().elements()).toHaveLength(10);
    await userEvent.fill(search(), '99999999');
    await expect.element(page.getByRole('option', { name: 'No options found' })).toBeVisible();
  });

  it('are found among a hundred thousand', async () => {
    const many = Array.from({ length: 100_000 }, (_, index) => unit(index));
    await open({ units: { items: many } });
    await userEvent.fill(search(), withCheckDigit('35693800099999'));
    await expect.element(options().first()).toBeVisible();
    expect(options().elements()).toHaveLength(1);
  });

  it("are picked by a scanner's burst and Enter, priced, and added by Enter again", async () => {
    await open();
    await search().click();
    await userEvent.keyboard('356938035643809{Enter}');
    await expect.element(price()).toHaveFocus();
    await expect.element(price()).toHaveValue('60000');
    await userEvent.keyboard('59500{Enter}');
    await expect.element(summary()).toMatchTextContent('1 phoneRs 59,500');
    await expect.element(search()).toHaveFocus();
  });

  it('take the demand price where there is no final price', async () => {
    await open();
    await userEvent.fill(search(), units[2]?.imei1 ?? '');
    await userEvent.keyboard('{Enter}');
    await expect.element(price()).toHaveValue('38500');
  });

  it('are refused twice', async () => {
    await open({ defaultDraft: paidDraft() });
    await userEvent.fill(search(), '356938035643809');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert')).toMatchTextContent('This IMEI is entered twice');
    expect(phoneList().getByRole('listitem').elements()).toHaveLength(1);
  });

  it('can be repriced and removed', async () => {
    await open({ defaultDraft: creditDraft() });
    await retype(page.getByRole('textbox', { name: /^Price of Samsung/ }), '58500.50');
    await expect.element(summary()).toMatchTextContent('2 phonesRs 203,500.50');
    await page.getByRole('button', { name: /^Remove Apple/ }).click();
    await expect.element(summary()).toMatchTextContent('1 phoneRs 58,500.50');
    expect(onChange.mock.lastCall?.[0].addedImeis).toEqual([units[0]]);
  });

  it('can be added by a list that ignores blank and duplicate values, keeping what is not in stock', async () => {
    await open();
    await button('Add several IMEIs').click();
    const list = page.getByRole('textbox', { name: 'IMEIs' });
    await userEvent.fill(list, `356938035643809\n\n356938035643809\n${units[1]?.imei1}\n123456789012345`);
    await button('Add all').click();
    expect(phoneList().getByRole('listitem').elements()).toHaveLength(2);
    await expect.element(list).toHaveValue('123456789012345');
    await expect
      .element(page.getByText(/^2 phones added · 1 left out.* · Not in stock: 123456789012345$/))
      .toBeVisible();
  });
});

describe('accessories', () => {
  it('start at one, at their usual price, and add up', async () => {
    await open();
    await button('Add accessory').click();
    await page.getByRole('combobox', { name: /^Accessory/ }).click();
    await page.getByRole('option', { name: /20 W charger/ }).click();
    await expect.element(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
    await retype(page.getByRole('textbox', { name: 'Quantity' }), '3');
    await expect
      .element(page.getByText('Accessories subtotal').element().parentElement)
      .toMatchTextContent('Rs 4,500');
  });

  it('cannot exceed what is in stock', async () => {
    const [row] = creditDraft().accessories;
    await open({
      defaultDraft: paidDraft({ accessories: row ? [{ ...row, quantity: 5 }] : [], pocketCash: 6_750_000 }),
    });
    await button('Submit').click();
    await expect.element(page.getByText('Only 4 in stock', { exact: true })).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('are at least one', async () => {
    const [row] = creditDraft().accessories;
    await open({ defaultDraft: paidDraft({ accessories: row ? [{ ...row, quantity: 0 }] : [] }) });
    await button('Submit').click();
    await expect.element(button('Quantity: The quantity is at least 1')).toBeVisible();
  });
});

describe('a draft', () => {
  it('is told after each change and restored as it was', async () => {
    const screen = await open();
    await chooseCustomer();
    await addPhone('356938035643809');
    const kept = JSON.parse(JSON.stringify(onChange.mock.lastCall?.[0])) as SaleDraft;
    await screen.unmount();

    await open({ defaultDraft: kept });
    await expect
      .element(page.getByRole('combobox', { name: 'Customer' }))
      .toHaveValue('Bilal Ahmed · 0300-1234567');
    await expect.element(phoneList()).toMatchTextContent('35 6938035 643809');
  });

  it('is left by Cancel', async () => {
    await open();
    await button('Cancel').click();
    expect(onCancel).toHaveBeenCalledOnce();
  });
});

describe('a refusal by the host', () => {
  it('is shown and keeps everything', async () => {
    onSubmit.mockResolvedValueOnce({ message: 'The draft could not be kept' });
    await open({ defaultDraft: paidDraft() });
    await button('Submit').click();
    await expect.element(page.getByText('The draft could not be kept')).toBeVisible();
    await expect.element(phoneList()).toBeVisible();
  });
});
