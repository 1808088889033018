import { withCheckDigit } from '@handset/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FlowsProvider } from '../FlowsProvider/FlowsProvider.tsx';
import { SaleModal, type SaleModalProps } from './SaleModal.tsx';
import {
  accessories,
  banks,
  bulkDraft,
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
import { sendScan } from './sendScan.fixtures.ts';

const onSubmit = vi.fn<SaleModalProps['onSubmit']>(async () => {});
const onChange = vi.fn<(draft: SaleDraft) => void>();
const onCancel = vi.fn();
const onError = vi.fn<NonNullable<SaleModalProps['onError']>>();

beforeEach(() => {
  vi.clearAllMocks();
});

function sale(props: Partial<SaleModalProps> = {}) {
  return (
    <FlowsProvider today="2026-11-21">
      <SaleModal
        isOpen
        onSubmit={onSubmit}
        onCancel={onCancel}
        onChange={onChange}
        onError={onError}
        parties={{ items: persons }}
        units={{ items: units }}
        accessories={{ items: accessories }}
        banks={{ items: banks }}
        pocketBalance={8_500_000}
        companies={{ items: companies }}
        models={{ items: models }}
        {...props}
      />
    </FlowsProvider>
  );
}

const open = (props: Partial<SaleModalProps> = {}) => render(sale(props));

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const search = () => page.getByRole('combobox', { name: 'Search phone by IMEI' });
const price = () => page.getByRole('textbox', { name: 'Price', exact: true });
const summary = () => page.getByRole('complementary', { name: 'Summary' });
const options = () => page.getByRole('listbox').getByRole('option');
const phoneList = () => page.getByRole('list', { name: 'Phones' });
const customer = () => page.getByRole('combobox', { name: 'Customer' });
const alert = () => page.getByRole('alert');
const rowOf = (text: RegExp) => phoneList().getByRole('listitem').filter({ hasText: text });
const dual = units[0]?.imei2 ?? '';
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
    expect(page.getByRole('button', { name: /^Price of one/ }).query()).toBeNull();
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

  it('is left at once while nothing was entered', async () => {
    await open();
    await button('Cancel').click();
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it.each(['Cancel', 'Close'])('with entries is left by %s once that was confirmed', async (way) => {
    await open();
    await addPhone('356938035643809');
    await button(way).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await button('Keep editing').click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(phoneList()).toBeVisible();
    expect(onCancel).not.toHaveBeenCalled();

    await button(way).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('of an older kind is restored as far as it goes', async () => {
    const { exchangePhoneDetail, ...kept } = exchangeDraft();
    const { demandPrice: _, ...phone } = exchangePhoneDetail;
    await open({ defaultDraft: { ...kept, exchangePhoneDetail: phone } as SaleDraft });
    await button('Submit').click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });

  it('of one sale does not meet that of another on the page', async () => {
    const other = vi.fn<SaleModalProps['onSubmit']>(async () => {});
    const screen = await render(
      <>
        {sale({ defaultDraft: paidDraft(), isOpen: false })}
        {sale({ defaultDraft: creditDraft(), onSubmit: other })}
      </>,
    );
    await button('Submit').click();
    await vi.waitFor(() => expect(other).toHaveBeenCalledOnce());
    await screen.rerender(
      <>
        {sale({ defaultDraft: paidDraft() })}
        {sale({ isOpen: false, onSubmit: other })}
      </>,
    );
    await button('Submit').click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(draft().imeiPrices).toHaveLength(1);
    expect(other.mock.lastCall?.[0].imeiPrices).toHaveLength(2);
  });
});

describe('a refusal by the host', () => {
  it('is shown and keeps everything, and the host is told', async () => {
    onSubmit.mockResolvedValueOnce({ message: 'The draft could not be kept' });
    await open({ defaultDraft: paidDraft() });
    await button('Submit').click();
    await expect.element(page.getByText('The draft could not be kept')).toBeVisible();
    await expect.element(phoneList()).toBeVisible();
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'refused', operation: 'submit', retryable: false }),
    );
  });

  it('of one phone marks its row, until it is taken off the sale; the rest stays', async () => {
    const sold = 'Sold on 21 Nov 2026, invoice INV-7';
    onSubmit.mockResolvedValueOnce({ fieldErrors: { 'imeiPrices.1.imei': sold } });
    await open({ defaultDraft: creditDraft() });
    await button('Submit').click();
    await expect.element(rowOf(/iPhone 13/)).toMatchTextContent(sold);
    await expect.element(rowOf(/Galaxy A15/)).not.toMatchTextContent(sold);
    await button(`IMEI ${units[1]?.imei1}: ${sold}`).click();
    await expect.element(page.getByRole('textbox', { name: /^Price of Apple/ })).toHaveFocus();

    await page.getByRole('button', { name: /^Remove Apple/ }).click();
    await expect.element(page.getByText(sold)).not.toBeInTheDocument();
    await expect
      .element(
        page
          .getByText('20 W charger')
          .or(page.getByRole('combobox', { name: 'Accessory' }))
          .first(),
      )
      .toBeVisible();
  });

  it('because the session has ended half-way loses nothing, and the same is sent once it is back', async () => {
    const ended = new Error('Your session has ended. Sign in again');
    onSubmit.mockRejectedValueOnce(ended);
    await open({ defaultDraft: creditDraft() });
    await button('Submit').click();
    await expect.element(page.getByText(ended.message)).toBeVisible();
    expect(onError).toHaveBeenCalledExactlyOnceWith({
      code: 'failed',
      operation: 'submit',
      retryable: true,
      cause: ended,
    });
    await button('Submit').click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    expect(onSubmit.mock.calls[1]).toEqual(onSubmit.mock.calls[0]);
  });

  it('cannot be raced: everything is disabled while it is sent', async () => {
    onSubmit.mockReturnValueOnce(new Promise(() => {}));
    await open({ defaultDraft: creditDraft() });
    await button('Submit').click();
    await expect.element(button('Cancel')).toBeDisabled();
    await expect.element(customer()).toBeDisabled();
    await expect.element(button('Add')).toBeDisabled();
    await expect.element(page.getByRole('button', { name: /^Remove Samsung/ })).toBeDisabled();
    sendScan(units[2]?.imei1 ?? '');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(phoneList().getByRole('listitem').elements()).toHaveLength(2);
  });
});

describe('a phone that cannot be sold any more', () => {
  it('is marked as soon as the list says so, and refused', async () => {
    const screen = await open({ defaultDraft: creditDraft() });
    await expect.element(rowOf(/Galaxy A15/)).toBeVisible();
    await screen.rerender(sale({ defaultDraft: creditDraft(), units: { items: units.slice(1) } }));
    await expect.element(rowOf(/Galaxy A15/)).toMatchTextContent('Not in stock any more');
    await button('Submit').click();
    await expect.element(button(/^IMEI 356938035643809: Not in stock any more/)).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each([
    ['loads', { items: [], isLoading: true }],
    ['has failed', { items: [], error: 'Error fetching IMEIs' }],
  ])('is not suspected while the list %s', async (_state, listing) => {
    await open({ defaultDraft: paidDraft(), units: listing });
    await button('Submit').click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  });
});

describe('what is filled in by itself', () => {
  it('is full payment, today and 12 months, with the cursor in the customer', async () => {
    await open();
    await expect.element(page.getByRole('radio', { name: 'Full Payment' })).toBeChecked();
    await expect.element(page.getByRole('combobox', { name: /^Warranty/ })).toHaveValue('12 Months');
    await expect.element(customer()).toHaveFocus();
    await addPhone('356938035643809');
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ saleDate: '2026-11-21', warranty: '12 Months' });
  });

  it('leaves every warranty to choose from', async () => {
    await open();
    const options = page
      .getByRole('combobox', { name: /^Warranty/ })
      .getByRole('option')
      .elements();
    expect(options.map((option) => option.textContent)).toEqual([
      'No Warranty',
      '1 Month',
      ...Array.from({ length: 11 }, (_, index) => `${index + 2} Months`),
    ]);
  });
});

describe('with the keyboard and a scanner alone', () => {
  it('a returning customer buys for cash', async () => {
    await open();
    await userEvent.keyboard('bil{Enter}');
    await expect.element(customer()).toHaveValue('Bilal Ahmed · 0300-1234567');
    sendScan('356938035643809');
    await expect.element(price()).toHaveFocus();
    await userEvent.keyboard('{F4}');
    await expect.element(button('Change payment')).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(saleOf(draft())).toMatchObject({ finalPrice: 6_000_000, pocketCash: 6_000_000 });
  });

  it('a walk-in is made a customer by the number that nobody has', async () => {
    await open();
    await userEvent.keyboard('03121234567{Enter}');
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('Usman');
    sendScan('356938035643809');
    await expect.element(price()).toHaveFocus();
    await userEvent.keyboard('59500{F4}{Control>}{Enter}{/Control}');
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(draft()).toMatchObject({
      customerName: 'Usman',
      customerNumber: '03121234567',
      pocketCash: 5_950_000,
    });
  });

  it('goes on from the phones to what is paid now on credit, and to the payment otherwise', async () => {
    await open({ defaultDraft: { ...creditDraft(), payableAmountNow: null } });
    await userEvent.keyboard('{F2}');
    await expect.element(search()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('textbox', { name: /^Payable now/ })).toHaveFocus();
    await page.getByText('Full Payment').click();
    await userEvent.keyboard('{F2}{Enter}');
    await expect.element(button('Change payment')).toHaveFocus();
  });

  it('gives a usual time to pay by one press', async () => {
    await open({ defaultDraft: { ...creditDraft(), payableAmountLaterDate: '' } });
    await button('In 30 days').click();
    await button('Submit').click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(draft().payableAmountLaterDate).toBe('2026-12-21');
  });

  it('does not hear keys meant for a dialog above it', async () => {
    await open({ defaultDraft: paidDraft({ pocketCash: null }) });
    await button('Proceed to get payment').click();
    await expect.element(page.getByRole('dialog', { name: 'Wallet Transaction' })).toBeVisible();
    await userEvent.keyboard('{F4}{Control>}{Enter}{/Control}');
    sendScan(units[1]?.imei1 ?? '');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onChange).not.toHaveBeenCalledWith(expect.objectContaining({ pocketCash: 6_000_000 }));
    expect(onChange).not.toHaveBeenCalledWith(expect.objectContaining({ imei1: units[1]?.imei1 }));
  });
});

describe('a scan', () => {
  it.each(['Enter', 'Tab'] as const)('that ends with %s finds a phone by IMEI 2', async (end) => {
    await open();
    sendScan(dual, end);
    await expect.element(search()).toHaveValue('356938035643809');
    await expect.element(price()).toHaveValue('60000');
  });

  it('leaves the field, the list and the date that it was written into as they were', async () => {
    await open({ defaultDraft: paidDraft({ saleDate: '2026-11-20', pocketCash: null }) });
    await page.getByText('New Customer').click();
    const name = page.getByRole('textbox', { name: 'Name' });
    await userEvent.fill(name, 'Ali');
    sendScan(units[1]?.imei1 ?? '');
    await expect.element(price()).toHaveFocus();
    await expect.element(name).toHaveValue('Ali');

    const day = page.getByRole('spinbutton', { name: /^day.*Sale date/i });
    await day.click();
    sendScan(units[2]?.imei1 ?? '');
    await vi.waitFor(() => expect(onChange.mock.lastCall?.[0].imei1).toBe(units[2]?.imei1));
    expect(onChange.mock.lastCall?.[0].saleDate).toBe('2026-11-20');
  });

  it('puts what was picked before on the sale', async () => {
    await open();
    sendScan('356938035643809');
    await expect.element(price()).toHaveFocus();
    sendScan(units[1]?.imei1 ?? '');
    await expect.element(summary()).toMatchTextContent('1 phoneRs 60,000');
    await expect.element(search()).toHaveValue(units[1]?.imei1 ?? '');
    await expect.element(price()).toHaveValue('145000');
  });

  it.each([
    ['the same IMEI', '356938035643809'],
    ['IMEI 2 of a phone that is on the sale', dual],
  ])('of %s is refused', async (_name, imei) => {
    await open({ defaultDraft: paidDraft() });
    sendScan(imei);
    await expect.element(alert()).toMatchTextContent('This IMEI is entered twice');
    await expect.element(search()).toHaveValue('');
    expect(phoneList().getByRole('listitem').elements()).toHaveLength(1);
  });

  it('of a phone that is not in stock says so, and of no IMEI is left where it was written', async () => {
    await open();
    sendScan('490154203237526');
    await expect.element(alert()).toMatchTextContent('IMEI 490154203237526 is not in stock');
    await expect.element(search()).toHaveValue('');
  });

  it.each([
    ['loads', { items: [], isLoading: true }, 'The phones are still being loaded'],
    ['has failed', { items: [], error: 'Error fetching IMEIs' }, 'Error fetching IMEIs'],
  ])('while the list %s says that, not that the phone is not there', async (_state, listing, text) => {
    await open({ units: listing });
    sendScan('356938035643809');
    await expect.element(alert().filter({ hasText: text }).first()).toBeVisible();
  });

  it('into an IMEI of the exchange or the list of IMEIs is kept there', async () => {
    await open({ defaultDraft: exchangeDraft() });
    const field = page.getByRole('textbox', { name: 'IMEI #2' });
    await field.click();
    sendScan('490154203237526');
    await expect.element(field).toHaveValue('490154203237526');
    expect(alert().query()).toBeNull();
  });
});

describe('prices', () => {
  it.each([
    ['60,000', 6_000_000],
    ['Rs 1,23,456/-', 12_345_600],
    ['۵۹۵۰۰', 5_950_000],
  ])('are read as people write them: %s', async (text, amount) => {
    await open();
    await userEvent.fill(search(), '356938035643809');
    await userEvent.keyboard('{Enter}');
    await userEvent.fill(price(), text);
    await button('Add').click();
    await expect.element(phoneList()).toBeVisible();
    expect(onChange.mock.lastCall?.[0].imeiPrices).toEqual([{ imei: '356938035643809', price: amount }]);
  });

  it.each([
    ['0', 'The amount must be more than zero'],
    ['-500', 'Please enter both IMEI and price'],
    ['many', 'Please enter both IMEI and price'],
    ['999999999999', 'The amount is too large'],
  ])('of %s are refused', async (text, message) => {
    await open();
    await userEvent.fill(search(), '356938035643809');
    await userEvent.keyboard('{Enter}');
    await userEvent.fill(price(), text);
    await button('Add').click();
    await expect.element(alert().filter({ hasText: message })).toBeVisible();
    expect(phoneList().query()).toBeNull();
  });

  it('of nothing are refused in a row as well', async () => {
    await open({ defaultDraft: paidDraft({ imeiPrices: [{ imei: '356938035643809', price: 0 }] }) });
    await button('Submit').click();
    await expect.element(button('Price: The amount must be more than zero')).toBeVisible();
  });
});

describe('dates', () => {
  it.each([
    ['2026-11-22', 'Sale date: The date cannot be in the future'],
    ['2026-11-09', 'Sale date: The date cannot be before the phone was bought'],
    ['', 'Sale date: This is required'],
  ])('of %s are refused', async (saleDate, message) => {
    const bought = unit(1, { ...units[0], acquiredOn: '2026-11-10' });
    await open({ defaultDraft: paidDraft({ saleDate, addedImeis: [bought] }) });
    await button('Submit').click();
    await expect
      .element(page.getByRole('button', { name: message }).or(page.getByText(message)).first())
      .toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('of the first payment before the sale are refused', async () => {
    await open({ defaultDraft: { ...creditDraft(), payableAmountLaterDate: '2026-11-20' } });
    await button('Submit').click();
    await expect
      .element(page.getByText('The date cannot be before the slip itself', { exact: true }).first())
      .toBeVisible();
  });
});

describe('a phone taken in exchange', () => {
  const withImei = (imei1: string, imei2 = ''): SaleDraft => ({
    ...exchangeDraft(),
    exchangePhoneDetail: { ...exchangeDraft().exchangePhoneDetail, imei1, imei2 },
  });

  it.each([
    ['the phone that is sold', withImei('356938035643809'), 'IMEI #1: This IMEI is entered twice'],
    ['IMEI 2 of the phone that is sold', withImei(dual), 'IMEI #1: This IMEI is entered twice'],
    ['a phone in stock', withImei(units[1]?.imei1 ?? ''), 'IMEI #1: This IMEI is in stock already'],
    ['itself', withImei('490154203237526', '490154203237526'), 'IMEI #2: IMEI 1 and IMEI 2 must differ'],
  ])('cannot have an IMEI of %s', async (_whose, defaultDraft, message) => {
    await open({ defaultDraft });
    await button('Submit').click();
    await expect.element(button(message)).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('comes with the identity of who hands it over, and with what the shop will ask for it', async () => {
    await open({ defaultDraft: exchangeDraft() });
    const section = page.getByRole('region', { name: 'Phone taken in exchange' });
    await expect.element(section.getByRole('group', { name: 'CNIC front' })).toBeVisible();
    await expect.element(section.getByRole('group', { name: 'CNIC back' })).toBeVisible();
    await expect.element(section.getByRole('group', { name: 'Phone picture' })).toBeVisible();
    await button('Submit').click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(saleOf(draft()).exchangePhoneDetail).toMatchObject({
      purchasePrice: 8_500_000,
      demandPrice: 9_500_000,
    });
  });

  it('with an unofficial registration is taken in with a plain warning', async () => {
    await open({ defaultDraft: exchangeDraft() });
    await page.getByRole('combobox', { name: 'PTA status' }).selectOptions('CPID');
    await expect.element(page.getByText('CPID means an altered IMEI')).toBeVisible();
    await button('Submit').click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(saleOf(draft()).exchangePhoneDetail?.specifications).toBe('CPID');
  });

  it('must be filled in', async () => {
    await open({ defaultDraft: paidDraft({ sellingType: 'Exchange' }) });
    await button('Submit').click();
    for (const name of ['Company', 'Model', 'IMEI #1', 'Agreed value'])
      await expect.element(button(`${name}: This is required`)).toBeVisible();
  });
});

describe('a sale of many phones to one dealer', () => {
  const [first, second] = bulkDraft(2).addedImeis;
  const many = bulkDraft(500);
  const stock = { items: [...units, ...many.addedImeis] };

  it('is read from a list, with what was left out and why', async () => {
    await open({ units: stock, defaultDraft: paidDraft() });
    await button('Add several IMEIs').click();
    const list = page.getByRole('textbox', { name: 'IMEIs' });
    await userEvent.fill(
      list,
      [
        `]C1${first?.imei1}`,
        '',
        first?.imei1,
        `35-693803-564380-9`,
        second?.imei1,
        '3.56938E+14',
        '123',
      ].join('\n'),
    );
    await button('Add all').click();
    await expect
      .element(page.getByRole('status').filter({ hasText: '2 phones added' }))
      .toMatchTextContent(
        '2 phones added · 2 left out, they are there already · Not in stock: 123 · 3.56938E+14: This number has lost digits: make the column text and enter all 15 digits again',
      );
    await expect.element(list).toHaveValue('123\n3.56938E+14');
    expect(phoneList().getByRole('listitem').elements()).toHaveLength(3);
  });

  it('takes phones without a price, and one price for all of a model', async () => {
    const unpriced = [1, 2, 3].map((number) => unit(number + 50, { finalPrice: null, demandPrice: null }));
    await open({ units: { items: unpriced } });
    await button('Add several IMEIs').click();
    await userEvent.fill(
      page.getByRole('textbox', { name: 'IMEIs' }),
      unpriced.map(({ imei1 }) => imei1).join('\n'),
    );
    await button('Add all').click();
    await userEvent.fill(page.getByRole('textbox', { name: /^Price of each Samsung Galaxy A15/ }), '58000');
    await expect.element(page.getByRole('list', { name: 'Price per model' })).toMatchTextContent('3 phones');
    await expect
      .element(page.getByRole('list', { name: 'Price per model' }))
      .toMatchTextContent('Rs 174,000');
    await expect.element(summary()).toMatchTextContent('3 phonesRs 174,000');
  });

  it('says when phones of a model are priced differently, and changes none of them by itself', async () => {
    const draft = bulkDraft(4);
    draft.imeiPrices[0] = { imei: draft.imeiPrices[0]?.imei ?? '', price: 5_000_000 };
    await open({ units: stock, defaultDraft: draft });
    const field = page.getByRole('textbox', { name: /^Price of each Samsung Galaxy A15/ });
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveAttribute('placeholder', 'Different');
    await field.click();
    await userEvent.tab();
    await expect.element(summary()).toMatchTextContent('4 phonesRs 230,000');
  });

  it('of five hundred is in the page as far as it is in sight, and handed over whole', async () => {
    await open({ units: stock, defaultDraft: many });
    const grid = page.getByRole('table', { name: 'Phones' });
    await expect.element(grid).toHaveAttribute('aria-rowcount', '501');
    expect(grid.getByRole('textbox').elements().length).toBeLessThan(60);
    await retype(page.getByRole('textbox', { name: 'Price, row 1', exact: true }), '59000');
    await expect.element(summary()).toMatchTextContent('500 phonesRs 29,999,000');
    await button('Remove row 2').click();
    await expect.element(summary()).toMatchTextContent('499 phonesRs 29,939,000');
    await userEvent.fill(page.getByRole('textbox', { name: /^Price of each Infinix/ }), '38000');
    await expect
      .element(page.getByRole('textbox', { name: 'Price, row 2', exact: true }))
      .toHaveValue('38,000');
    await button('Submit').click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(draft().addedImeis).toHaveLength(499);
    expect(
      saleOf(draft())
        .imeiPrices.slice(0, 2)
        .map((row) => row.price),
    ).toEqual([5_900_000, 3_800_000]);
  });

  it('counts what is wrong with them instead of listing each', async () => {
    const unpriced = many.imeiPrices.map((row, index) => (index < 40 ? { ...row, price: null } : row));
    await open({ units: stock, defaultDraft: { ...many, imeiPrices: unpriced } });
    await button('Submit').click();
    await expect.element(button('Phones: This is required (40)')).toBeVisible();
    await expect.element(alert()).toMatchTextContent('Please fill all fields');
  });
});

describe('payments', () => {
  it('cannot be more now than the whole', async () => {
    await open({ defaultDraft: creditDraft() });
    await retype(page.getByRole('textbox', { name: /^Payable now/ }), '300000');
    await expect.element(page.getByText('Payable now must be less than the total').first()).toBeVisible();
    await button('Submit').click();
    await expect.element(page.getByText(/^Please correct/)).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('show what the customer will owe', async () => {
    await open({ defaultDraft: creditDraft() });
    await expect.element(summary()).toMatchTextContent('Bilal Ahmed owes usRs 15,000Rs 103,600');
  });
});

describe('lists', () => {
  it('that failed are loaded again by a button', async () => {
    const onRetry = vi.fn();
    await open({ units: { items: [], error: 'Error fetching IMEIs', onRetry } });
    await expect.element(alert()).toMatchTextContent('Error fetching IMEIs');
    await button('Try again').first().click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('with a unit twice tell the developer once, by name', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const screen = await open({ units: { items: [unit(1), unit(1)] } });
    await screen.rerender(sale({ units: { items: [unit(1), unit(1)] } }));
    expect(warn.mock.calls.filter(([text]) => String(text).includes('SaleModal'))).toEqual([
      [
        `[@handset/flows] SaleModal: \`units\` lists IMEI ${unit(1).imei1} twice; the first is taken. Give each unit once.`,
      ],
    ]);
    warn.mockRestore();
  });

  it('find the last six digits first', async () => {
    const [wanted] = units;
    const others = Array.from({ length: 12 }, (_, index) =>
      unit(index + 300, { imei1: `643809${String(index).padStart(9, '0')}` }),
    );
    await open({ units: { items: [...others, ...(wanted ? [wanted] : [])] } });
    await userEvent.fill(search(), '643809');
    await expect.element(options().first()).toMatchTextContent('35 6938035 643809');
  });

  it('have a customer made at once where the host can', async () => {
    const onCreateParty = vi.fn(async () => ({
      _id: '01934f00-0000-7000-8000-000000000899',
      name: 'Ali Raza',
      number: '+923007654321',
      reference: 'Neighbour',
    }));
    await open({ onCreateParty });
    await page.getByText('New Customer').click();
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Ali Raza');
    await userEvent.fill(page.getByRole('textbox', { name: 'Number' }), '0300 7654321');
    await userEvent.fill(page.getByRole('textbox', { name: 'Reference' }), 'Neighbour');
    await button('Create').click();
    await vi.waitFor(() => expect(onCreateParty).toHaveBeenCalledOnce());
    await expect.element(customer()).toHaveValue('Ali Raza · 0300-7654321');
  });
});

describe('after it was handed over', () => {
  it('a second press does nothing, and the next sale can be entered', async () => {
    await open({ defaultDraft: paidDraft() });
    await button('Submit').click();
    await expect.element(page.getByText('No phone on this sale yet')).toBeVisible();
    await button('Submit').click();
    await button('Cancel').click();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onCancel).toHaveBeenCalledOnce();
    await addPhone(units[1]?.imei1 ?? '');
    await userEvent.keyboard('{F4}{Control>}{Enter}{/Control}');
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ pocketCash: 14_500_000 });
  });
});
