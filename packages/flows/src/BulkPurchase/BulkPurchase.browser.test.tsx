import type { BulkPurchase as BulkPurchaseValue, BulkUpdate } from '@handset/domain';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FlowsProvider } from '../FlowsProvider/FlowsProvider.tsx';
import { BulkPurchase, type BulkPurchaseProps } from './BulkPurchase.tsx';
import {
  creditDraft,
  faultyDraft,
  filledDraft,
  filledLot,
  imeiOf,
  lists,
  lotOf,
  stocked,
  today,
} from './bulk.fixtures.ts';
import { type BulkDraft, emptyBulkDraft } from './bulkDraft.ts';

const accept = () => vi.fn(async (_lot: BulkPurchaseValue) => {});

function lot(props: Partial<BulkPurchaseProps> = {}) {
  const all = { isOpen: true, ...lists, onSubmit: accept(), onCancel: () => {}, ...props };
  return (
    <FlowsProvider today={today}>
      <BulkPurchase {...(all as BulkPurchaseProps)} />
    </FlowsProvider>
  );
}

async function open(props: Partial<BulkPurchaseProps> = {}) {
  const onCancel = vi.fn();
  const { unmount } = await render(lot({ onCancel, ...props }));
  return { onCancel, unmount };
}

const dialog = () => page.getByRole('dialog', { name: 'Bulk Phone Purchase' });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const imei = (row: number, number: 1 | 2 = 1) =>
  page.getByRole('textbox', { name: `IMEI ${number}, row ${row}`, exact: true });
const field = (name: string) => dialog().getByRole('textbox', { name }).first();
const choose = async (label: string, query: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name: label }).last().fill(query);
  await page.getByRole('option', { name: option }).first().click();
};
const setQuantity = async (quantity: number) => {
  await field('Quantity').fill(String(quantity));
  await userEvent.tab();
};
/** As a scanner does it: all at once, with Enter at the end. */
const scan = (...codes: string[]) => userEvent.keyboard(codes.map((code) => `${code}{Enter}`).join(''));
const paste = async (text: string) => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
};
const post = async () => {
  await button('Save').click();
  await button('Post purchase').click();
};
/** One entry that is complete but for its phones. */
const blankLot = (count: number, simOption: 'Single SIM' | 'Dual SIM' = 'Single SIM'): BulkDraft => {
  const draft = lotOf(count, false);
  return { ...draft, entries: draft.entries.map((entry) => ({ ...entry, simOption })) };
};

describe('filling a lot', () => {
  test('hands over phones of two models bought for cash, typed and scanned from the first field to the last', {
    timeout: 90_000,
  }, async () => {
    const onSubmit = accept();
    await open({ onSubmit });
    await choose('Entity', 'Ali', /Ali Traders/);
    await expect.element(page.getByRole('combobox', { name: 'Model' })).toBeDisabled();
    await choose('Company', 'sams', 'Samsung');
    await choose('Model', 'A15', 'Galaxy A15');
    await choose('RAM/Memory', '6/128', '6/128');
    await page.getByText('Dual SIM', { exact: true }).click();
    await setQuantity(3);
    await field('Price Per Unit').fill('42,000');
    await imei(1).click();
    for (const number of [1, 2, 3]) await scan(imeiOf(number), imeiOf(number + 1000));
    for (const [row, color] of ['Blue', 'Blue', 'Black'].entries()) {
      await page.getByRole('textbox', { name: `Color, row ${row + 1}` }).fill(color);
      await page.getByRole('textbox', { name: `Battery Health, row ${row + 1}` }).fill('100');
    }
    await button('Add Another Quantity').click();
    await choose('Company', 'infi', 'Infinix');
    await choose('Model', 'Hot', 'Hot 40');
    await choose('RAM/Memory', '8/256', '8/256');
    const second = page.getByRole('region', { name: 'Entry 2' });
    await second.getByRole('textbox', { name: 'Price Per Unit' }).fill('31000');
    await second.getByRole('textbox', { name: 'IMEI 1, row 1' }).fill(imeiOf(11));
    await second.getByRole('textbox', { name: 'Color, row 1' }).fill('Gold');
    await second.getByRole('button', { name: 'Add Row' }).click();
    await expect.element(second.getByRole('textbox', { name: 'IMEI 1, row 2' })).toHaveFocus();
    await scan(imeiOf(12));
    await expect.element(field('Buying Price')).toHaveValue('188,000');
    await field('Dealer Price (Optional)').fill('195000');
    await field('Lifting (Optional)').fill('3000');
    await field('Activation (Optional)').fill('2500');
    await button('Set the blank ones to 0').click();
    await expect.element(field('Promo (Optional)')).toHaveValue('0');
    await expect.element(dialog()).toMatchTextContent('Effective costRs 182,500');
    await button('Proceed To Pay').click();
    const wallet = page.getByRole('dialog', { name: 'Wallet Transaction' });
    await wallet.getByRole('combobox', { name: 'Payment method' }).selectOptions('Pocket Cash');
    await page.getByRole('dialog').last().getByRole('button', { name: 'Save' }).click();
    await wallet.getByRole('button', { name: 'Save' }).click();
    await expect.element(wallet).not.toBeInTheDocument();
    await post();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(filledLot));
  });

  test('is summed up with each price, row and amount', async () => {
    await open({ defaultDraft: creditDraft });
    const summary = page.getByRole('complementary', { name: 'Summary' });
    const first = page.getByRole('region', { name: 'Entry 1' });
    const price = first.getByRole('textbox', { name: 'Price Per Unit' });
    await expect
      .element(summary)
      .toMatchTextContent(/Buying PriceRs 188,000.*Paid nowRs 88,000Stays owedRs 100,000/);
    await price.fill('50000');
    await expect
      .element(summary)
      .toMatchTextContent(/Buying PriceRs 212,000.*Paid nowRs 88,000Stays owedRs 124,000/);
    await expect.element(first).toMatchTextContent('Entry totalRs 150,000');
    await field('Payable now').fill('12000');
    await expect.element(summary).toMatchTextContent(/Paid nowRs 12,000Stays owedRs 200,000/);
    await price.fill('');
    await expect.element(summary).toMatchTextContent(/Buying PriceRs 62,000.*Stays owedRs 50,000/);
    await expect.element(first).not.toMatchTextContent('Entry total');
  });

  test('by keyboard alone, from the first field to the post', { timeout: 90_000 }, async () => {
    const onSubmit = accept();
    await open({ onSubmit });
    const reach = async (name: string) => {
      const isThere = () => {
        const { activeElement: at } = document;
        const label =
          at?.getAttribute('aria-label') ?? (at as HTMLInputElement | null)?.labels?.[0]?.textContent;
        return (label ?? at?.textContent)?.trim().replace(/\*$/, '') === name;
      };
      for (let step = 0; step < 60 && !isThere(); step += 1) await userEvent.tab();
      expect(isThere(), `${name} can be reached`).toBe(true);
    };
    const type = async (name: string, keys: string) => {
      await reach(name);
      await userEvent.keyboard(keys);
    };
    const pick = async (name: string, query: string, option: string) => {
      await type(name, query);
      await expect.element(page.getByRole('option', { name: new RegExp(option) }).first()).toBeVisible();
      await userEvent.keyboard('{Enter}');
    };
    await pick('Entity', 'Ali', 'Ali Traders');
    await pick('Company', 'sams', 'Samsung');
    await pick('Model', 'A15', 'Galaxy A15');
    await type('Quantity', '2{Tab}');
    await type('Price Per Unit', '42000');
    await reach('IMEI 1, row 1');
    await scan(imeiOf(1), imeiOf(2));
    await type('Set the blank ones to 0', '{Enter}');
    await type('Proceed To Pay', '{Enter}');
    await type('Payment method', 'P');
    await expect.element(page.getByRole('dialog', { name: 'Pocket cash amount' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Pocket cash amount' })).not.toBeInTheDocument();
    await type('Save', '{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Wallet Transaction' })).not.toBeInTheDocument();
    await type('Save', '{Enter}');
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await type('Post purchase', '{Enter}');
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0].amountFromPocket).toBe(8_400_000);
  });

  test('lists what posting changes before it is posted', async () => {
    await open({ defaultDraft: creditDraft });
    await button('Save').click();
    const question = page.getByRole('alertdialog');
    await expect.element(question).toMatchTextContent('Phones in stock+5');
    await expect.element(question).toMatchTextContent('Phone stock+Rs 188,000');
    await expect.element(question).toMatchTextContent('Pocket CashRs 900,000Rs 892,000');
    await expect.element(question).toMatchTextContent('HBLRs 3,500,000Rs 3,420,000');
    await expect.element(question).toMatchTextContent('We owe Bilal TradersRs 45,000Rs 145,000');
  });

  test('the buying price follows rows and prices, and credit computes what is payable later', async () => {
    await open({ defaultDraft: blankLot(2) });
    await expect.element(field('Buying Price')).toHaveValue('84,000');
    await button('Add Row').click();
    await expect.element(field('Buying Price')).toHaveValue('126,000');
    await expect.element(field('Quantity')).toHaveValue('3');
    await button('Remove row 3').click();
    await field('Price Per Unit').fill('40000');
    await expect.element(field('Buying Price')).toHaveValue('80,000');
    await expect.element(page.getByText('Paid', { exact: true })).toBeVisible();
    await page.getByText('Credit', { exact: true }).click();
    await expect.element(page.getByText('Pending', { exact: true })).toBeVisible();
    await field('Payable now').fill('30000');
    await expect.element(field('Payable later')).toHaveValue('50,000');
  });

  test('an entry can be taken away, but not the only one', async () => {
    await open({ defaultDraft: filledDraft });
    await button('Remove This Entry').last().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove This Entry' }).click();
    await expect.element(page.getByRole('region', { name: 'Entry 2' })).not.toBeInTheDocument();
    await expect.element(field('Buying Price')).toHaveValue('126,000');
    await expect.element(button('Remove This Entry')).toBeDisabled();
  });
});

describe('quantity and SIM option', () => {
  test('blank rows are made anew without a question, one per phone', async () => {
    await open({ defaultDraft: blankLot(1) });
    await setQuantity(4);
    await expect.element(imei(4)).toBeVisible();
    await expect.element(imei(1, 2)).not.toBeInTheDocument();
    await page.getByText('Dual SIM', { exact: true }).click();
    await expect.element(imei(4, 2)).toBeVisible();
  });

  test('a row that is pressed while the quantity is still to be taken over waits for the scan', async () => {
    await open({ defaultDraft: blankLot(1) });
    await field('Quantity').fill('2');
    await imei(1).click();
    await expect.element(imei(1)).toHaveFocus();
    await scan(imeiOf(1), imeiOf(2));
    await expect.element(imei(2)).toHaveValue(imeiOf(2));
  });

  test('rows that hold entries are asked about first, and stay when the answer is no', async () => {
    await open({ defaultDraft: lotOf(3, true) });
    await setQuantity(5);
    const question = page.getByRole('alertdialog', { name: 'Begin the rows anew?' });
    await expect.element(question).toMatchTextContent('3 rows hold entries');
    await question.getByRole('button', { name: 'Keep the rows' }).click();
    await expect.element(field('Quantity')).toHaveValue('3');
    await expect.element(imei(1)).toHaveValue(imeiOf(2000));
    await page.getByText('Dual SIM', { exact: true }).click();
    await question.getByRole('button', { name: 'Clear and begin anew' }).click();
    await expect.element(imei(1)).toHaveValue('');
    await expect.element(imei(3, 2)).toBeVisible();
  });

  test('a lot holds at most a thousand phones', async () => {
    await open({ defaultDraft: blankLot(1) });
    await setQuantity(1001);
    await expect.element(page.getByText('One lot holds at most 1,000 phones')).toBeVisible();
    await setQuantity(1000);
    await expect.element(field('Quantity')).toHaveValue('1000');
    await expect.element(button('Add Row')).toBeDisabled();
  });
});

describe('scanning', () => {
  test('scan after scan fills one IMEI after another, and tells how far it is', async () => {
    await open({ defaultDraft: blankLot(3) });
    await imei(1).click();
    await scan(imeiOf(1), `IMEI: ${imeiOf(2)}`);
    await expect.element(imei(2)).toHaveValue(imeiOf(2));
    await expect.element(imei(3)).toHaveFocus();
    await expect
      .element(page.getByRole('progressbar', { name: 'Scanned' }))
      .toHaveAttribute('aria-valuetext', '2 of 3');
    await scan(imeiOf(3));
    await expect.element(button('Add Row')).toHaveFocus();
  });

  test('goes from IMEI 1 to IMEI 2 where a phone has two', async () => {
    await open({ defaultDraft: blankLot(2, 'Dual SIM') });
    await imei(1).click();
    await scan(imeiOf(1), imeiOf(2), imeiOf(3));
    await expect.element(imei(1, 2)).toHaveValue(imeiOf(2));
    await expect.element(imei(2)).toHaveValue(imeiOf(3));
    await expect.element(imei(2, 2)).toHaveFocus();
  });

  test('goes on when a scanner sends no key at the end', async () => {
    await open({ defaultDraft: blankLot(2) });
    await imei(1).click();
    await userEvent.keyboard(imeiOf(1));
    await expect.element(imei(2)).toHaveFocus();
  });

  test('leaves out what is in the form or in stock already, and waits for the next', async () => {
    await open({ defaultDraft: blankLot(3) });
    await imei(1).click();
    await scan(imeiOf(1), imeiOf(1));
    await expect.element(imei(2)).toHaveValue('');
    await expect.element(page.getByText('1 left out: 1 entered already')).toBeVisible();
    await scan(stocked.imei2, imeiOf(2));
    await expect.element(page.getByText('2 left out: 1 entered already, 1 in stock already')).toBeVisible();
    await expect.element(imei(2)).toHaveValue(imeiOf(2));
    await expect.element(imei(3)).toHaveFocus();
  });
});

describe('pasting', () => {
  test('a column fills blank rows and makes new ones; blanks and duplicates are left out and counted', async () => {
    await open({ defaultDraft: blankLot(2) });
    await imei(1).click();
    await paste(
      [imeiOf(1), '', imeiOf(2), imeiOf(1), stocked.imei1, imeiOf(3).replace(/(\d{6})/, '$1-')].join('\r\n'),
    );
    await expect
      .element(
        page.getByText(
          '3 phones entered · 3 left out: 1 blank line, 1 in the list twice, 1 in stock already',
        ),
      )
      .toBeVisible();
    await expect.element(imei(3)).toHaveValue(imeiOf(3));
    await expect.element(field('Quantity')).toHaveValue('3');
    await expect.element(field('Buying Price')).toHaveValue('126,000');
    await page.getByText('What was left out').click();
    await expect.element(page.getByText('Line 5:', { exact: false })).toMatchTextContent('in stock already');
  });

  test('two columns, two in one cell and Urdu digits become the two IMEIs of each phone', async () => {
    await open({ defaultDraft: blankLot(1, 'Dual SIM') });
    await imei(1).click();
    const urdu = imeiOf(3).replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)));
    await paste(`${imeiOf(1)}\t${imeiOf(2)}\n${urdu}/${imeiOf(4)}`);
    await expect.element(imei(1, 2)).toHaveValue(imeiOf(2));
    await expect.element(imei(2)).toHaveValue(imeiOf(3));
    await expect.element(imei(2, 2)).toHaveValue(imeiOf(4));
  });

  test('numbers that a spreadsheet has shortened are refused with the reason', async () => {
    await open({ defaultDraft: blankLot(1) });
    await imei(1).click();
    await paste(`3.56938E+14\n3.56938E+14\n${imeiOf(1)}`);
    await expect.element(page.getByText('1 phone entered · 2 left out: 2 with lost digits')).toBeVisible();
    await expect.element(page.getByText(/their digits are lost/)).toBeVisible();
  });

  test('every bad row is marked at once, the good ones are kept, and the whole can be taken back', async () => {
    await open({ defaultDraft: blankLot(1) });
    await imei(1).click();
    await paste(`${imeiOf(1)}\n35693803\n000000000000000\n${imeiOf(2)}`);
    await expect.element(page.getByText('An IMEI has exactly 15 digits')).toBeVisible();
    await expect.element(page.getByText('An IMEI is never one digit repeated')).toBeVisible();
    await expect.element(page.getByText('2 errors')).toBeVisible();
    await expect.element(imei(4)).toHaveValue(imeiOf(2));
    await button('Undo').click();
    await expect.element(imei(2)).not.toBeInTheDocument();
    await expect.element(imei(1)).toHaveValue('');
  });

  test('a list says what it will do before it is entered, and may come from a file', async () => {
    const onError = vi.fn();
    await open({ defaultDraft: blankLot(1), onError });
    await button('Paste or load IMEIs').click();
    const list = page.getByRole('dialog', { name: 'Paste or load IMEIs' });
    const files = list.getByLabelText('From a file (CSV or text)').element().closest('fieldset') as Element;
    const input = files.querySelector('input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, new File(['PK\u0003\u0004\u0000'], 'phones.csv', { type: 'text/csv' }));
    await expect.element(list.getByText(/phones.csv could not be read/).first()).toBeVisible();
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'unreadable', operation: 'read-file' }),
    );
    await userEvent.upload(
      input,
      new File([`IMEI\n${imeiOf(1)}\n${imeiOf(2)}\n${imeiOf(2)}\n`], 'phones.csv', { type: 'text/csv' }),
    );
    await expect
      .element(list.getByRole('status').last())
      .toMatchTextContent('Enter 2 phones · 2 left out: 1 that is no IMEI, 1 in the list twice');
    await list.getByRole('button', { name: 'Enter 2 phones' }).click();
    await expect.element(imei(2)).toHaveValue(imeiOf(2));
  });
});

describe('what a lot refuses', () => {
  test('everything that is missing, at once, in a summary that takes focus', async () => {
    const onSubmit = accept();
    await open({ onSubmit });
    await button('Save').click();
    const summary = page.getByLabelText(/Please correct/);
    await expect.element(summary).toHaveFocus();
    for (const label of [
      'Entity',
      'Company',
      'Model',
      'Price Per Unit',
      'Dealer Price (Optional)',
      'LP (Optional)',
      'Lifting (Optional)',
      'Activation (Optional)',
      'Promo (Optional)',
    ])
      await expect
        .element(summary.getByRole('button', { name: `${label}: This is required`, exact: true }))
        .toBeVisible();
    await expect.element(button('Phones: 1 of 1 phone to be corrected')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  const broken: [string, Partial<BulkDraft>, string][] = [
    ['no date', { date: '' }, 'Date: This is required'],
    ['a day that has not come', { date: '2026-11-22' }, 'Date: The date cannot be in the future'],
    ['no payment', { payment: null }, 'Payment: The payment must add up to the amount due'],
    [
      'a payment that misses the buying price',
      { payment: { pocketCash: 18_700_000, accountCash: 0 } },
      'Payment: The payment must add up to the amount due',
    ],
    [
      'a promo that is left blank',
      { prices: { ...filledDraft.prices, promo: null } },
      'Promo (Optional): This is required',
    ],
    ['credit without its first part', { purchasePaymentType: 'credit' }, 'Payable now: This is required'],
    [
      'payable now above the price',
      {
        purchasePaymentType: 'credit',
        creditPaymentData: { payableAmountNow: 18_800_001, dateOfPayment: today },
      },
      'Payable now: Payable now must be less than the total',
    ],
    [
      'credit that was due before the lot',
      { ...creditDraft, creditPaymentData: { payableAmountNow: 8_800_000, dateOfPayment: '2026-11-20' } },
      'First payment date: The date cannot be before the slip itself',
    ],
    [
      'a price of nothing',
      { entries: filledDraft.entries.map((entry) => ({ ...entry, priceOfOne: 0 })) },
      'Entry 1, Price Per Unit: The amount must be more than zero',
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

  test('bad rows, each marked with its reason, until they are right', async () => {
    const onSubmit = accept();
    const total = 6 * 4_200_000 + 2 * 3_100_000;
    await open({
      defaultDraft: { ...faultyDraft, payment: { pocketCash: total, accountCash: 0 } },
      onSubmit,
    });
    await button('Save').click();
    await expect.element(button('Entry 1, Phones: 5 of 6 phones to be corrected')).toBeVisible();
    await expect.element(page.getByText('This IMEI is entered twice')).toBeVisible();
    await expect.element(page.getByText('This IMEI is in stock already')).toBeVisible();
    await expect.element(page.getByText('An IMEI has exactly 15 digits')).toBeVisible();
    await page
      .getByRole('region', { name: 'Entry 1' })
      .getByRole('textbox', { name: 'IMEI 2, row 2' })
      .fill(imeiOf(1002));
    await page
      .getByRole('region', { name: 'Entry 1' })
      .getByRole('textbox', { name: 'IMEI 1, row 3' })
      .fill(imeiOf(21));
    await page
      .getByRole('region', { name: 'Entry 1' })
      .getByRole('textbox', { name: 'IMEI 1, row 4' })
      .fill(imeiOf(22));
    await button('Confirm it').click();
    await page
      .getByRole('region', { name: 'Entry 1' })
      .getByRole('textbox', { name: 'IMEI 1, row 6' })
      .fill(imeiOf(23));
    await expect.element(button(/to be corrected$/)).not.toBeInTheDocument();
    await post();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0].ramSimDetails[0]?.imeiNumbers[4]?.imei1).toBe('356938035643808');
  });
});

describe('submitting', () => {
  test('a refusal keeps every entry, marks every row that it names and says why', async () => {
    const onSubmit = vi.fn(async () => ({
      message: 'Something went wrong!',
      fieldErrors: {
        'ramSimDetails.0.imeiNumbers.1.imei1': 'In stock: Galaxy A15',
        'ramSimDetails.0.imeiNumbers.2.imei2': 'In stock: Galaxy S23',
      },
    }));
    await open({ defaultDraft: filledDraft, onSubmit: onSubmit as never });
    await post();
    const summary = page.getByLabelText(/Please correct/);
    await expect.element(summary).toHaveFocus();
    await expect.element(summary).toMatchTextContent('Something went wrong!');
    await expect.element(button('Entry 1, Phones: 2 of 3 phones to be corrected')).toBeVisible();
    await expect.element(page.getByText('In stock: Galaxy A15')).toBeVisible();
    await expect.element(page.getByText('In stock: Galaxy S23')).toBeVisible();
    await expect.element(imei(2).first()).toHaveValue(imeiOf(2));
    await imei(2).first().fill(imeiOf(31));
    await expect.element(page.getByText('In stock: Galaxy A15')).not.toBeInTheDocument();
  });

  test('a call that throws is told, and can be tried again', async () => {
    const onError = vi.fn();
    const onSubmit = vi
      .fn<(value: BulkPurchaseValue) => Promise<void>>()
      .mockRejectedValueOnce(new Error('The network was lost'))
      .mockResolvedValueOnce();
    await open({ defaultDraft: filledDraft, onSubmit, onError });
    await post();
    await expect.element(page.getByText('The network was lost')).toBeVisible();
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'failed', operation: 'submit', retryable: true }),
    );
    await post();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  });

  test('pressing twice posts once, and everything is disabled meanwhile and afterwards', async () => {
    let answer = () => {};
    const onSubmit = vi.fn(
      (_lot: BulkPurchaseValue) =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    );
    await open({ defaultDraft: filledDraft, onSubmit });
    await button('Save').click();
    await button('Post purchase').dblClick();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect.element(imei(1).first()).toBeDisabled();
    await expect.element(field('Promo (Optional)')).toBeDisabled();
    answer();
    await expect.element(field('Promo (Optional)')).toBeDisabled();
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('leaving and coming back', () => {
  test('a lot with one scanned phone asks before it is left', async () => {
    const { onCancel } = await open();
    await imei(1).fill('3569');
    await button('Close').last().click();
    await button('Keep editing').click();
    expect(onCancel).not.toHaveBeenCalled();
    await expect.element(imei(1)).toHaveValue('3569');
    await button('Close').last().click();
    await button('Leave').click();
    expect(onCancel).toHaveBeenCalledOnce();
  });

  test('an untouched lot is left at once', async () => {
    const { onCancel } = await open();
    await button('Close').last().click();
    expect(onCancel).toHaveBeenCalledOnce();
  });

  test('the draft that was told last restores rows, entries, prices and what was confirmed', async () => {
    const onChange = vi.fn((_draft: BulkDraft) => {});
    const { unmount } = await open({ onChange });
    await imei(1).click();
    await paste(`${imeiOf(1)}\n356938035643808`);
    await button('Confirm it').click();
    await field('Price Per Unit').fill('42000');
    await button('Add Another Quantity').click();
    const kept: BulkDraft = JSON.parse(JSON.stringify(onChange.mock.lastCall?.[0]));
    await unmount();
    await open({ defaultDraft: kept });
    await expect.element(imei(2).first()).toHaveValue('356938035643808');
    await expect.element(page.getByRole('region', { name: 'Entry 2' })).toBeVisible();
    await expect.element(field('Price Per Unit')).toHaveValue('42,000');
    await expect.element(page.getByText(/wrong check digit/)).not.toBeInTheDocument();
  });
});

describe('editing a stored lot', () => {
  test('asks for no payment, keeps its party, and sends what was paid as it is stored', async () => {
    const onSubmit = vi.fn(async (_lot: BulkUpdate) => {});
    const own = filledDraft.entries.flatMap(({ units }) => units);
    await open({
      mode: 'edit',
      version: 2,
      defaultDraft: filledDraft,
      stock: { items: own },
      onSubmit,
    } as never);
    await expect.element(button('Proceed To Pay')).not.toBeInTheDocument();
    await expect.element(page.getByRole('combobox', { name: 'Entity' })).toBeDisabled();
    await page.getByRole('textbox', { name: 'Color, row 2' }).last().fill('Gold');
    await button('Save').click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    const [update] = onSubmit.mock.calls[0] ?? [];
    expect(update).toMatchObject({ version: 2, amountFromPocket: 18_800_000, amountFromBank: 0 });
    expect(update?.ramSimDetails[1]?.imeiNumbers[1]?.color).toBe('Gold');
    expect(update).not.toHaveProperty('entityData');
  });

  test('asks for the payment again only when the lot comes to something else', async () => {
    await open({ mode: 'edit', defaultDraft: filledDraft, onSubmit: vi.fn(async () => {}) } as never);
    await field('Price Per Unit').fill('43000');
    await expect
      .element(page.getByText('The payment as it is stored no longer meets what is due.'))
      .toBeVisible();
    await expect.element(button('Change payment')).toBeVisible();
  });
});

test('two on one page do not meet', async () => {
  const two = (isSecondOpen: boolean) => (
    <>
      {lot({ defaultDraft: emptyBulkDraft(today) })}
      {lot({ defaultDraft: blankLot(2), isOpen: isSecondOpen })}
    </>
  );
  const { rerender } = await render(two(false));
  await rerender(two(true));
  // The dialog behind the other one cannot be reached.
  await imei(1).last().click();
  await scan(imeiOf(1));
  const imeis = [...document.querySelectorAll<HTMLInputElement>('[aria-label="IMEI 1, row 1"]')];
  expect(imeis.map(({ value }) => value)).toEqual(['', imeiOf(1)]);
});
