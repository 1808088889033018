import { UIProvider } from '@handset/ui';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { emulateTouch, holdBeforeCamera } from '../../testing/camera.fixtures.ts';
import { hearTones } from '../../testing/hearTones.fixtures.ts';
import { sendScan } from '../../testing/sendScan.fixtures.ts';
import { invoiceOfDraft } from '../SoldInvoice/invoiceOfDraft.ts';
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
  walkIn,
} from './sale.fixtures.ts';
import { type SaleDraft, saleOf } from './saleDraft.ts';

const onSubmit = vi.fn<SaleModalProps['onSubmit']>(async () => {});
const onChange = vi.fn<(draft: SaleDraft) => void>();
const onCancel = vi.fn();
const onError = vi.fn<NonNullable<SaleModalProps['onError']>>();

beforeEach(() => {
  vi.clearAllMocks();
});

function sale(props: Partial<SaleModalProps> = {}) {
  return (
    <FlowsProvider today="2026-11-21" sounds>
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
const cashGiven = () => page.getByRole('textbox', { name: 'Cash given' });
const rowOf = (text: RegExp) => phoneList().getByRole('listitem').filter({ hasText: text });
const dual = units[0]?.imei2 ?? '';
const draft = () => onSubmit.mock.calls[0]?.[0] as SaleDraft;

/** Replaces what is in a field, as people do: an amount is reformatted when focus comes. */
async function retype(field: Locator, text: string) {
  await field.click();
  await userEvent.keyboard(`{Control>}a{/Control}${text}`);
}

/** The number of lines that a text takes. */
function linesOf(text: Locator) {
  const range = document.createRange();
  range.selectNodeContents(text.element());
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
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
    await button(/^Pocket Cash/).click();
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

  it('resets price, phone and IMEI fields, submits once however often it is pressed, and takes the next sale', async () => {
    await open({ defaultDraft: paidDraft() });
    await button('Submit').dblClick();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect.element(page.getByText('No phone on this sale yet')).toBeVisible();
    await button('Submit').click();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(draft().imeiPrices).toHaveLength(1);
    expect(onChange).not.toHaveBeenCalledWith(expect.objectContaining({ imeiPrices: [] }));
    await button('Cancel').click();
    expect(onCancel).toHaveBeenCalledOnce();

    await addPhone(units[1]?.imei1 ?? '');
    await userEvent.keyboard('{F4}{Control>}{Enter}{/Control}');
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ pocketCash: 14_500_000 });
  });

  it('takes an old phone and an accessory by key, and marks a phone below its final price', async () => {
    await open({ walkIn, defaultDraft: paidDraft() });
    await expect.element(phoneList()).toBeVisible();
    await retype(page.getByRole('textbox', { name: /^Price of Samsung/ }), '57000');
    await expect.element(rowOf(/Below its lowest price, Rs.58,000/)).toBeVisible();
    await userEvent.keyboard('{Alt>}a{/Alt}');
    await expect.element(page.getByRole('combobox', { name: 'Accessory' })).toHaveFocus();
    await userEvent.keyboard('{Alt>}o{/Alt}');
    await expect.element(page.getByRole('radio', { name: 'Exchange' })).toBeChecked();
    await expect.element(page.getByRole('combobox', { name: 'Company' })).toHaveFocus();
  });

  it('takes an old phone by a button, in exchange', async () => {
    await open({ walkIn, defaultDraft: paidDraft() });
    await button('Old phone').click();
    await expect.element(page.getByRole('radio', { name: 'Exchange' })).toBeChecked();
    await expect.element(page.getByRole('combobox', { name: 'Company' })).toHaveFocus();
    await page.getByRole('textbox', { name: 'IMEI #1' }).click();
    await button('Old phone').click();
    await expect.element(page.getByRole('combobox', { name: 'Company' })).toHaveFocus();
  });

  it('starts with the walk-in customer, and credit asks for a person', async () => {
    await open({ walkIn });
    await expect.element(page.getByText('Walk-in customer')).toBeVisible();
    await page.getByText('Credit', { exact: true }).click();
    await expect.element(page.getByText(/^Credit and exchange need a person/)).toBeVisible();
    await page.getByText('Full Payment', { exact: true }).click();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await expect.element(customer()).toHaveFocus();
    await page.getByRole('button', { name: 'Walk-in customer' }).click();
    await expect.element(customer()).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Change', exact: true })).toHaveFocus();
  });
});

it('asks before a phone is sold below its lowest price, also who does not see its cost', async () => {
  const items = units.map((each) => ({ ...each, purchasePrice: null }));
  await open({ units: { items }, defaultDraft: paidDraft({ pocketCash: 5_700_000 }) });
  await retype(page.getByRole('textbox', { name: /^Price of Samsung/ }), '57000');
  await expect.element(rowOf(/Below its lowest price, Rs.58,000/)).toBeVisible();
  await button('Submit').click();
  const question = page.getByRole('alertdialog');
  await expect
    .element(question)
    .toMatchTextContent(/A15 …643809 is sold for Rs.57,000, below its lowest price of Rs.58,000\./);
  expect(onSubmit).not.toHaveBeenCalled();
  await question.getByRole('button', { name: 'Yes, go on' }).click();
  await vi.waitFor(() => expect(draft().imeiPrices[0]?.price).toBe(5_700_000));
});

it('asks before a new customer gets the number of another one', async () => {
  const entity = {
    mode: 'new' as const,
    _id: null,
    name: 'Zed',
    number: '0300 1234567',
    reference: 'Bazaar',
  };
  await open({ defaultDraft: paidDraft({ entity }) });
  await button('Submit').click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toMatchTextContent(/already the number of Bilal Ahmed/);
  expect(onSubmit).not.toHaveBeenCalled();
  await question.getByRole('button', { name: 'Yes, go on' }).click();
  await vi.waitFor(() => expect(draft().entityData).toMatchObject({ name: 'Zed' }));
});

describe('a sale on credit', () => {
  it('keeps payable-later at the rest, and hands over both with the date', async () => {
    await open({
      defaultDraft: { ...creditDraft(), payableAmountNow: null, pocketCash: null, accountCash: null },
    });
    await retype(page.getByRole('textbox', { name: /^Payable now/ }), '8600');
    await expect.element(page.getByRole('textbox', { name: /^Payable later/ })).toHaveValue('200,000');
    await expect.element(summary()).toMatchTextContent('Bilal Ahmed owes usRs 15,000Rs 215,000');
    await button(/^Pocket Cash/).click();
    await button('Submit').click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(draft()).toMatchObject({
      payableAmountNow: 860_000,
      payableAmountLater: 20_000_000,
      payableAmountLaterDate: '2026-12-21',
    });
  });
});

it('adds the debt of a new customer to that of the one on file with the same name and number', async () => {
  const entity = {
    mode: 'new' as const,
    _id: null,
    name: 'bilal ahmed',
    number: '0300 1234567',
    reference: '',
  };
  await open({ defaultDraft: { ...creditDraft(), entity } });
  await expect.element(summary()).toMatchTextContent(/Bilal Ahmed owes usRs 15,000Rs/);
});

describe('an exchange', () => {
  it('says who pays the difference, and takes what the shop pays from pocket cash', async () => {
    await open({ defaultDraft: { ...exchangeDraft(), pocketCash: null } });
    const section = page.getByRole('region', { name: 'Phone taken in exchange' });
    for (const name of ['CNIC front', 'CNIC back', 'Phone picture'])
      await expect.element(section.getByRole('group', { name })).toBeVisible();
    const value = page.getByRole('textbox', { name: /^Agreed value/ });
    await value.fill('45000');
    await expect.element(summary()).toMatchTextContent('Customer pays Rs 15,000');
    await expect.element(summary()).toMatchTextContent('Amount dueRs 15,000');
    await value.fill('85000');
    await expect.element(summary()).toMatchTextContent('Pay to customerRs 25,000');
    await expect.element(summary()).toMatchTextContent('Shop pays Rs 25,000');
    await button(/^Pocket Cash/).click();
    await button('Submit').click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(saleOf(draft())).toMatchObject({
      pocketCash: 2_500_000,
      exchangePhoneDetail: {
        companyName: 'Apple',
        modelName: 'iPhone 14',
        purchasePrice: 8_500_000,
        demandPrice: 9_500_000,
      },
    });
  });
});

it('pays out no more than the till holds, or asks first where that is allowed', async () => {
  const short = sale({ defaultDraft: { ...exchangeDraft(), pocketCash: null }, pocketBalance: 1_000_000 });
  const screen = await render(<FlowsProvider canGoBelowZero={false}>{short}</FlowsProvider>);
  await expect.element(summary()).toMatchTextContent('Shop pays Rs 25,000');
  await userEvent.keyboard('{F4}{Control>}{Enter}{/Control}');
  await expect.element(button('Payment: Pocket Cash holds only Rs\u00a010,000')).toBeVisible();
  await screen.rerender(<FlowsProvider>{short}</FlowsProvider>);
  await button('Submit').click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toMatchTextContent(/Pocket Cash goes below zero\./);
  expect(onSubmit).not.toHaveBeenCalled();
  await question.getByRole('button', { name: 'Yes, go on' }).click();
  await vi.waitFor(() => expect(draft().pocketCash).toBe(2_500_000));
});

it('takes the CNIC that is on file of who brings the old phone', async () => {
  const items = persons.map((party) => ({ ...party, cnic: '35202-•••••••-1' }));
  const { exchangePhoneDetail, ...rest } = exchangeDraft();
  const cnic = page.getByRole('textbox', { name: 'CNIC No#' });
  await open({
    parties: { items },
    defaultDraft: { ...rest, exchangePhoneDetail: { ...exchangePhoneDetail, cnic: '' } },
  });
  await expect.element(cnic).toHaveAccessibleDescription('On file');
  await button(/^Pocket Cash/).click();
  await button('Submit').click();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(saleOf(draft()).exchangePhoneDetail?.cnic).toBeUndefined();
});

describe('what is missing', () => {
  it('is alerted in the exact words, marked, and listed', async () => {
    await open();
    await button('Submit').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Please fill all fields');
    await expect.element(button('Phones: Add at least one phone')).toBeVisible();
    expect(page.getByRole('button', { name: /^Price each/ }).query()).toBeNull();
    await expect
      .element(page.getByRole('combobox', { name: 'Customer' }))
      .toHaveAttribute('aria-invalid', 'true');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is no longer complained of once a phone is scanned, even one that is not in stock', async () => {
    await open({ walkIn });
    await button('Submit').click();
    await expect.element(button('Phones: Add at least one phone')).toBeVisible();
    sendScan('490154203237526');
    await expect.element(alert()).toMatchTextContent(/^IMEI 490154203237526 is not in stock$/);
    await expect.element(search()).not.toHaveAttribute('aria-invalid');
  });

  it('is no longer complained of once it is there', async () => {
    await open({ defaultDraft: paidDraft({ sellingType: null }) });
    await button('Submit').click();
    await expect.element(alert()).toBeVisible();
    await page.getByText('Full Payment').click();
    await expect.element(alert()).not.toBeInTheDocument();
  });

  it('is the price of a phone that is added: none, nothing and too much are refused', async () => {
    await open();
    await userEvent.fill(search(), '356938035643809');
    await userEvent.keyboard('{Enter}');
    for (const [text, message] of [
      ['', 'Please enter both IMEI and price'],
      ['0', 'The amount must be more than zero'],
      ['999999999999', 'The amount is too large'],
    ] as const) {
      await price().fill(text);
      await button('Add').click();
      await expect.element(alert().filter({ hasText: message })).toBeVisible();
    }
    expect(phoneList().query()).toBeNull();
  });
});

describe('on a phone', () => {
  const bar = () => page.getByRole('region', { name: 'Amount and payment' });
  const cash = () => bar().getByRole('button', { name: /^Pocket Cash/ });

  beforeEach(() => page.viewport(390, 844));
  afterEach(() => page.viewport(1280, 800));

  it('is paid in cash by one tap above its buttons, and through a bank by two', async () => {
    await open({ walkIn, defaultDraft: paidDraft({ pocketCash: null }) });
    await expect.element(cash()).toBeInViewport({ ratio: 1 });
    await cash().click();
    await expect.element(cash()).toHaveAttribute('aria-pressed', 'true');
    await bar().getByRole('button', { name: 'Other payment' }).click();
    await page.getByRole('menuitem', { name: /^Meezan Bank/ }).click();
    await expect.element(cash()).toHaveAttribute('aria-pressed', 'false');
    await expect.element(bar().getByRole('button', { name: 'Meezan Bank' })).toBeVisible();
    await cash().click();
    await button('Submit').click();
    await vi.waitFor(() => expect(draft()).toMatchObject({ pocketCash: 6_000_000, accountCash: 0 }));
  });
});

it('can be parked once something is on it', async () => {
  await open({ onPark: vi.fn(), walkIn });
  await expect.element(button('Park')).toBeDisabled();
  sendScan('356938035643809');
  await expect.element(button('Park')).toBeEnabled();
});

it('opens the unfinished sales from their number in the head, which takes no room from the fields', async () => {
  const list = <button type="button">Continue Hina</button>;
  const top = () => search().element().getBoundingClientRect().top;
  const screen = await open();
  await expect.element(search()).toHaveFocus();
  const before = top();
  await screen.rerender(sale({ unfinished: { count: 2, list } }));
  await expect.element(button('2 parked')).toBeVisible();
  expect(top()).toBe(before);
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}{Enter}');
  await expect.element(button('2 parked')).toHaveAttribute('aria-expanded', 'true');
  await expect.element(button('2 parked')).toHaveFocus();
  expect(button('Continue Hina').element().getBoundingClientRect().bottom).toBeLessThan(top());
  await screen.rerender(sale({ unfinished: { count: 0, list } }));
  await expect.element(button(/parked$/)).not.toBeInTheDocument();
  await expect.element(button('Continue Hina')).not.toBeInTheDocument();
});

describe('phones', () => {
  it('have facts in the words of the reader, each in its own direction', async () => {
    await render(<UIProvider locale="ur">{sale({ defaultDraft: paidDraft() })}</UIProvider>);
    const facts = page.getByText(/^8.256 · Blue · نیا · پی ٹی اے$/);
    expect([...facts.element().children].map(({ tagName }) => tagName)).toEqual(Array(4).fill('BDI'));
  });

  it('can be repriced and removed', async () => {
    await open({ defaultDraft: creditDraft() });
    await retype(page.getByRole('textbox', { name: /^Price of Samsung/ }), '58500.50');
    await expect.element(summary()).toMatchTextContent('2 phonesRs 203,500.50');
    await page.getByRole('button', { name: /^Remove Apple/ }).click();
    await expect.element(summary()).toMatchTextContent('1 phoneRs 58,500.50');
    expect(onChange.mock.lastCall?.[0].addedImeis).toEqual([units[0]]);
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
    await page.getByRole('button', { name: 'Remove 20 W charger' }).click();
    await expect.element(button('Add accessory')).toHaveFocus();
  });

  it('are sold alone, without a phone', async () => {
    await open({ walkIn });
    await button('Add accessory').click();
    await page.getByRole('combobox', { name: /^Accessory/ }).click();
    await page.getByRole('option', { name: /20 W charger/ }).click();
    await button(/^Pocket Cash/).click();
    await button('Submit').click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(saleOf(draft())).toMatchObject({
      imeiPrices: [],
      accessories: [{ quantity: 1, price: 150_000 }],
      pocketCash: 150_000,
    });
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

describe('with the keyboard and a scanner alone', () => {
  it('goes on from the phones to what is paid now on credit, and to the payment otherwise', async () => {
    await open({ defaultDraft: { ...creditDraft(), payableAmountNow: null } });
    await userEvent.keyboard('{F2}');
    await expect.element(search()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('textbox', { name: /^Payable now/ })).toHaveFocus();
    await page.getByText('Full Payment').click();
    await userEvent.keyboard('{F2}{Enter}');
    await expect.element(button(/^Pocket Cash/)).toHaveFocus();
  });

  it('asks for the cash given where all is paid in cash, and says the change', async () => {
    await open({ defaultDraft: paidDraft({ pocketCash: null }) });
    await expect.element(cashGiven()).not.toBeInTheDocument();
    await userEvent.keyboard('{F4}');
    await expect.element(cashGiven()).toBeVisible();
    await expect.element(cashGiven()).not.toHaveFocus();
    await userEvent.keyboard('{F4}50000');
    await expect.element(summary()).toMatchTextContent('Still missing Rs 10,000');
    await retype(cashGiven(), '65000');
    await expect.element(summary()).toMatchTextContent('Change back Rs 5,000');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(draft().cashGiven).toBe(6_500_000);
    expect(invoiceOfDraft(draft(), { name: 'Shop' }).payment.cashGiven).toBe(6_500_000);
  });

  it('passes by the cash given with Enter and Ctrl Enter', async () => {
    await open({ defaultDraft: paidDraft() });
    await expect.element(cashGiven()).toBeVisible();
    await page.getByText('Full Payment', { exact: true }).click();
    await userEvent.keyboard('{Enter}');
    await expect.element(cashGiven()).not.toHaveFocus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(draft().cashGiven).toBeNull();
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
    const wallet = page.getByRole('dialog', { name: 'Wallet Transaction' });
    await expect.element(wallet).toBeVisible();
    await userEvent.keyboard('{F4}{Control>}{Enter}{/Control}');
    sendScan(units[1]?.imei1 ?? '');
    await expect.element(wallet.getByText(/was not added because the form was busy/)).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onChange).not.toHaveBeenCalledWith(expect.objectContaining({ pocketCash: 6_000_000 }));
    expect(onChange).not.toHaveBeenCalledWith(expect.objectContaining({ imei1: units[1]?.imei1 }));
  });
});

describe('a scan', () => {
  it.each(['Enter', 'Tab'] as const)('that ends with %s adds a phone by IMEI 2', async (end) => {
    await open();
    sendScan(dual, end);
    await expect.element(summary()).toMatchTextContent('1 phoneRs 60,000');
    await expect.element(customer()).toHaveFocus();
  });

  it('with both IMEIs of a phone is one of it, also where only the second is on file', async () => {
    await open();
    sendScan(`356938035643809,${dual}`);
    await expect.element(summary()).toMatchTextContent('1 phoneRs 60,000');
    expect(alert().query()).toBeNull();
    sendScan(`490154203237526,${units[1]?.imei1}`);
    await expect.element(summary()).toMatchTextContent('2 phones');
    expect(alert().query()).toBeNull();
  });

  it('of a code with two phones takes both', async () => {
    await open();
    sendScan(`${dual},${units[1]?.imei1}`);
    await expect.element(summary()).toMatchTextContent('2 phones');
  });

  it('leaves the field, the list and the date that it was written into as they were', async () => {
    await open({ defaultDraft: paidDraft({ saleDate: '2026-11-20', pocketCash: null }) });
    await page.getByText('New Customer').click();
    const name = page.getByRole('textbox', { name: 'Name' });
    await userEvent.fill(name, 'Ali');
    sendScan(units[1]?.imei1 ?? '');
    await expect.element(search()).toHaveFocus();
    await expect.element(name).toHaveValue('Ali');

    await button(/^Date 20 Nov 2026/).click();
    const day = page.getByRole('spinbutton', { name: /^day.*Sale date/i });
    await day.click();
    sendScan(units[2]?.imei1 ?? '');
    await vi.waitFor(() => expect(onChange.mock.lastCall?.[0].imeiPrices.at(-1)?.imei).toBe(units[2]?.imei1));
    expect(onChange.mock.lastCall?.[0].saleDate).toBe('2026-11-20');
  });

  it('makes no customer of a phone that is not in stock, however slowly it comes', async () => {
    await open();
    await customer().click();
    sendScan('490154203237526', 'Enter', 300);
    await expect.element(alert()).toMatchTextContent('IMEI 490154203237526 is not in stock');
    await expect.element(customer()).toHaveValue('');
    expect(onChange.mock.lastCall?.[0].entityData.number ?? '').toBe('');
  });

  it('puts what was picked before on the sale', async () => {
    await open();
    await search().click();
    await userEvent.keyboard('643809{Enter}');
    await expect.element(price()).toHaveFocus();
    sendScan(units[1]?.imei1 ?? '');
    await expect.element(summary()).toMatchTextContent('2 phonesRs 205,000');
    await expect.element(search()).toHaveValue('');
  });

  it('adds phones that have no price, and asks for each price in turn', async () => {
    const unpriced = [501, 502, 503].map((number) => unit(number, { demandPrice: null, finalPrice: null }));
    await open({ units: { items: unpriced } });
    const priceOf = (at: number) =>
      phoneList()
        .getByRole('listitem')
        .nth(at)
        .getByRole('textbox', { name: /^Price/ });
    for (const { imei1 } of unpriced) {
      sendScan(imei1);
      await expect.element(priceOf(0)).toHaveFocus();
    }
    await expect.element(phoneList().getByRole('listitem')).toHaveLength(3);
    await userEvent.keyboard('52000');
    sendScan('356938035643809');
    await expect.element(priceOf(0)).toHaveValue('52,000');
  });

  it('of a phone that is on the sale is refused, by either of its IMEIs', async () => {
    await open({ defaultDraft: paidDraft() });
    for (const imei of ['356938035643809', dual]) {
      sendScan(imei);
      await expect
        .element(page.getByText('Samsung Galaxy A15 …643809 is on this sale already'))
        .toBeVisible();
      await expect.element(search()).toHaveValue('');
    }
    expect(phoneList().getByRole('listitem').elements()).toHaveLength(1);
  });

  it('makes the row of its phone flash, in another colour when it was there already', async () => {
    await open();
    const marks = () => {
      const flashes = phoneList().getByRole('listitem').element().getAnimations();
      return flashes.map((each) => (each.effect as KeyframeEffect).getKeyframes()[0]?.boxShadow);
    };
    sendScan('356938035643809');
    await expect.element(summary()).toMatchTextContent('1 phone');
    await expect.poll(() => marks().at(-1)).toMatch(/positive/);
    sendScan('356938035643809');
    await expect.poll(() => marks().at(-1)).toMatch(/caution/);
  });

  it('waits for the stock, like one that came before the form', async () => {
    const scanned = ['490154203237526', units[1]?.imei1 ?? ''];
    const screen = await open({ units: { items: [], isLoading: true }, scanned });
    sendScan(dual);
    const notice = page.getByRole('status').filter({ hasText: 'as soon as the phones are loaded' });
    await expect.element(notice).toMatchTextContent(`IMEI ${dual}`);
    await screen.rerender(sale({ scanned }));
    await expect.element(summary()).toMatchTextContent('2 phones');
    await expect.element(alert()).toMatchTextContent('IMEI 490154203237526 is not in stock');
  });

  it('says that the phone is not in stock, or that the list has failed', async () => {
    const screen = await open();
    const onRetry = vi.fn();
    await screen.rerender(sale({ units: { items: [], error: 'Error fetching IMEIs', onRetry } }));
    sendScan('356938035643809');
    await expect.element(alert().filter({ hasText: 'Error fetching IMEIs' }).first()).toBeVisible();
    await button('Try again').first().click();
    expect(onRetry).toHaveBeenCalledOnce();
    await screen.rerender(sale());
    sendScan('490154203237526');
    await expect.element(alert()).toMatchTextContent('IMEI 490154203237526 is not in stock');
    await expect.element(search()).toHaveValue('');
  });

  it('of a part of an IMEI offers the phones in stock that have it', async () => {
    await open();
    sendScan('123456789');
    await expect.element(page.getByText(/part of an IMEI was scanned: 123456789/)).toBeVisible();
    sendScan('035643809');
    await expect.element(page.getByText(/123456789/)).not.toBeInTheDocument();
    await button('Dismiss').click();
    await expect.element(page.getByText(/035643809/)).not.toBeInTheDocument();
    await expect.element(search()).toHaveFocus();
    sendScan('035643809');
    await button('Add Samsung Galaxy A15 35 6938035 643809').click();
    await expect.element(summary()).toMatchTextContent('1 phoneRs 60,000');
    await expect.element(page.getByText(/part of an IMEI/)).not.toBeInTheDocument();
  });

  it('of a phone that is not in stock fills the IMEIs of the old phone in an exchange', async () => {
    const draft = exchangeDraft();
    const old = { ...draft.exchangePhoneDetail, imei1: '', imei2: '' };
    await open({ defaultDraft: { ...draft, exchangePhoneDetail: old } });
    await search().click();
    sendScan('490154203237526');
    await expect.element(page.getByRole('textbox', { name: /^Agreed value/ })).toHaveFocus();
    sendScan('352099001761481');
    await expect.element(page.getByRole('textbox', { name: 'IMEI #1' })).toHaveValue('490154203237526');
    const second = page.getByRole('textbox', { name: 'IMEI #2' });
    await expect.element(second).toHaveValue('352099001761481');
    expect(second.element().closest('[data-field]')?.getAnimations()).toHaveLength(1);
    sendScan('356938035643825');
    await expect.element(alert()).toMatchTextContent('IMEI 356938035643825 is not in stock');
  });

  it('with both IMEIs of the old phone fills both', async () => {
    const draft = exchangeDraft();
    const old = { ...draft.exchangePhoneDetail, imei1: '', imei2: '' };
    await open({ defaultDraft: { ...draft, exchangePhoneDetail: old } });
    const first = page.getByRole('textbox', { name: 'IMEI #1' });
    const second = page.getByRole('textbox', { name: 'IMEI #2' });
    for (const focused of [search(), first, second]) {
      await first.fill('');
      await second.fill('');
      await focused.click();
      sendScan('490154203237526,352099001761481');
      await expect.element(first).toHaveValue('490154203237526');
      await expect.element(second).toHaveValue('352099001761481');
    }
  });

  it('of the old phone goes on to what is missing of it', async () => {
    const draft = exchangeDraft();
    const old = { ...draft.exchangePhoneDetail, companyName: '', modelName: '', imei1: '' };
    await open({ defaultDraft: { ...draft, exchangePhoneDetail: old } });
    await search().click();
    sendScan('490154203237526');
    await expect.element(page.getByRole('combobox', { name: /^Company/ })).toHaveFocus();
  });

  it('into an IMEI of the exchange is kept there, says what is known of it, and sounds refused if it is in stock', async () => {
    const heard = hearTones();
    const renderKnownPhone = (...imeis: (string | undefined)[]) => <p>{`${imeis} is known`}</p>;
    await open({ defaultDraft: exchangeDraft(), renderKnownPhone });
    const field = page.getByRole('textbox', { name: 'IMEI #2' });
    for (const imei of [dual, '490154203237526']) {
      await field.click();
      sendScan(imei);
      await expect.element(field).toHaveValue(imei);
      await expect.element(page.getByText(new RegExp(`,${imei} is known`))).toBeVisible();
    }
    expect(alert().query()).toBeNull();
    expect(heard).toEqual(['low', 'high']);
  });
});

it('takes a phone from the camera as it takes a scan', async () => {
  emulateTouch(true);
  holdBeforeCamera(dual);
  await open({ walkIn });
  await button('Scan IMEI with the camera').click();
  await expect.element(summary()).toMatchTextContent('1 phoneRs 60,000');
  vi.restoreAllMocks();
  emulateTouch(false);
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

  it('keeps its list open while that of a kept sale is emptied', async () => {
    await open({ defaultDraft: paidDraft({ writtenImeis: '123' }) });
    const list = page.getByRole('textbox', { name: 'IMEIs' });
    await list.click();
    await userEvent.clear(list);
    await expect.element(list).toHaveFocus();
  });

  it('of five hundred is in the page as far as it is in sight, and handed over whole', async () => {
    await open({ units: stock, defaultDraft: many });
    const grid = page.getByRole('table', { name: 'Phones' });
    await expect.element(grid).toHaveAttribute('aria-rowcount', '501');
    expect(grid.getByRole('textbox').elements().length).toBeLessThan(60);
    await retype(page.getByRole('textbox', { name: 'Price, row 1', exact: true }), '59000');
    await expect.element(summary()).toMatchTextContent('500 phonesRs 29,999,000');
    const ofModel = page.getByRole('textbox', { name: /^Price of each Samsung Galaxy A15/ });
    await expect.element(ofModel).toHaveValue('');
    await expect.element(ofModel).toHaveAttribute('placeholder', 'Mixed');
    await ofModel.click();
    await userEvent.tab();
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
});

describe('lists', () => {
  it('find the last six digits first, at most ten', async () => {
    const [wanted] = units;
    const others = Array.from({ length: 12 }, (_, index) =>
      unit(index + 300, { imei1: `643809${String(index).padStart(9, '0')}` }),
    );
    await open({ units: { items: [...others, ...(wanted ? [wanted] : [])] } });
    await userEvent.fill(search(), '643809');
    await expect.element(options().first()).toMatchTextContent('35 6938035 643809');
    expect(options().elements()).toHaveLength(10);
  });

  it.each([
    ['galaxy a15', 0, /Samsung Galaxy A15.*8.256.*Blue/],
    ['8/256 blue', 0, /Samsung Galaxy A15/],
    ['a15 Blue', 0, /Samsung Galaxy A15/],
    ['iphone 13 128 gb', 1, /Apple iPhone 13.*128 GB.*Midnight/],
  ] as const)('find a phone by %j, and name it below its IMEI once it is picked', async (text, at, name) => {
    await open();
    await userEvent.fill(search(), text);
    expect(options().elements()).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect.element(search()).toHaveValue(units[at]?.imei1);
    await expect.element(search()).toHaveAccessibleDescription(name);
    await button('Add').click();
    await expect.element(search()).toHaveAccessibleDescription(/^Scan the box/);
  });

  it('name the model above the IMEI, and keep the price on one line on a phone', async () => {
    await page.viewport(390, 844);
    await open({
      units: { items: [unit(1, { demandPrice: 123_456_700, modelName: 'Galaxy Z Fold 7 Ultra' })] },
    });
    await userEvent.click(search());
    await expect
      .element(options().first())
      .toMatchTextContent(/Galaxy Z Fold 7 Ultra.*Blue.*35 6938.*Rs.1,234,567/);
    expect(linesOf(options().first().getByText(/^Rs/))).toBe(1);
    await addPhone(unit(1).imei1);
    for (const total of page.getByText(/^Rs.1,234,567$/).all())
      expect(linesOf(total), 'not broken, or in the bar instead').toBeLessThan(2);
  });
});

it('leaves two thirds of a window at 200 % to its fields, and nothing at the side', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(683, 384);
  await open({ defaultDraft: paidDraft(), onPark: () => {} });
  const body = page.getByRole('form', { name: 'Sale Mobile' }).element().parentElement;
  expect(body?.clientHeight).toBeGreaterThanOrEqual(260);
  expect(body?.scrollWidth).toBe(body?.clientWidth);
});
