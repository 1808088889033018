import { type BulkPurchase as BulkPurchaseValue, type BulkUpdate, formatImei } from '@handset/domain';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { hearTones } from '../../testing/hearTones.fixtures.ts';
import { sendScan } from '../../testing/sendScan.fixtures.ts';
import { BulkPurchase } from './BulkPurchase.tsx';
import type { BulkPurchaseProps } from './BulkPurchaseProps.ts';
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
import type { BulkDraft } from './bulkDraft.ts';

const accept = () => vi.fn(async (_lot: BulkPurchaseValue) => {});

function lot(props: Partial<BulkPurchaseProps> = {}) {
  const all = { isOpen: true, ...lists, onSubmit: accept(), onCancel: () => {}, ...props };
  return (
    <FlowsProvider today={today} sounds>
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
/** The report of a single phone that was skipped. */
const skipped = (number: number, row: number) =>
  page.getByRole('status').getByText(`${formatImei(imeiOf(number))} is already entered, in row ${row}`);
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
    await choose('Party', 'Ali', /Ali Traders/);
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
    await expect.element(field('Buying price')).toHaveValue('188,000');
    await button(/^Dealer price/).click();
    await field('Dealer price (Optional)').fill('195000');
    await field('Lifting (Optional)').fill('3000');
    await field('Activation (Optional)').fill('2500');
    await expect.element(field('Promo (Optional)')).toHaveValue('0');
    await expect.element(dialog()).toMatchTextContent('Effective costRs 182,500Payable nowRs 188,000');
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
      .toMatchTextContent(/Buying priceRs 188,000.*Paid nowRs 88,000Stays owedRs 100,000/);
    await price.fill('50000');
    await expect
      .element(summary)
      .toMatchTextContent(/Buying priceRs 212,000.*Paid nowRs 88,000Stays owedRs 124,000/);
    await expect.element(first).toMatchTextContent('Entry totalRs 150,000');
    await first.getByRole('button', { name: 'Add Row' }).click();
    await expect.element(first).toMatchTextContent('Entry totalRs 200,000');
    await expect.element(first.getByRole('textbox', { name: 'Quantity' })).toHaveValue('4');
    await first.getByRole('button', { name: 'Remove row 4' }).click();
    await field('Payable now').fill('12000');
    await expect.element(summary).toMatchTextContent(/Payable nowRs 12,000Stays owedRs 200,000/);
    await price.fill('');
    await expect.element(summary).toMatchTextContent(/Buying priceRs 62,000.*Stays owedRs 50,000/);
    await expect.element(first).not.toMatchTextContent('Entry total');
  });

  test('an entry can be taken away, but not the only one', async () => {
    await open({ defaultDraft: filledDraft });
    await button('Remove This Entry').last().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove This Entry' }).click();
    await expect.element(page.getByRole('region', { name: 'Entry 2' })).not.toBeInTheDocument();
    await expect.element(field('Buying price')).toHaveValue('126,000');
    await expect.element(button('Remove This Entry')).toBeDisabled();
    await expect.element(page.getByRole('combobox', { name: 'Company' })).toHaveFocus();
  });
});

test('F4 pays all from pocket cash, and Ctrl Enter saves, from a button too', async () => {
  await open({ defaultDraft: { ...filledDraft, payment: null } });
  await imei(1).first().click();
  await userEvent.keyboard('{F4}');
  await expect.element(button('Change payment')).toBeVisible();
  button('Add Row').first().element().focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent('Pocket CashRs 900,000Rs 712,000');
  await expect.element(imei(4)).not.toBeInTheDocument();
});

test('Ctrl Enter opens the wallet where only the payment is missing, and goes on once it is chosen', async () => {
  await open({ defaultDraft: { ...filledDraft, payment: null } });
  await expect.element(dialog()).not.toMatchTextContent('Payment Status');
  await imei(1).first().click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const wallet = page.getByRole('dialog', { name: 'Wallet Transaction' });
  await wallet.getByRole('combobox', { name: 'Payment method' }).selectOptions('Pocket Cash');
  await page.getByRole('dialog').last().getByRole('button', { name: 'Save' }).click();
  await wallet.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent('Pocket CashRs 900,000Rs 712,000');
  await expect.element(wallet).not.toBeInTheDocument();
  await expect.element(page.getByText('Payment Status')).toBeInTheDocument();
});

describe('quantity and SIM option', () => {
  test('blank rows are made again without a question, one per phone, up to a thousand', async () => {
    await open({ defaultDraft: blankLot(1) });
    await setQuantity(4);
    await expect.element(imei(4)).toBeVisible();
    await expect.element(imei(1, 2)).not.toBeInTheDocument();
    await page.getByText('Dual SIM', { exact: true }).click();
    await expect.element(imei(4, 2)).toBeVisible();
    await setQuantity(1001);
    await expect.element(page.getByText('One lot holds at most 1,000 phones')).toBeVisible();
    await setQuantity(1000);
    await expect.element(field('Quantity')).toHaveValue('1000');
    await expect.element(button('Add Row')).toBeDisabled();
  });

  test('a row that is pressed while the quantity is still to be taken over waits for the scan', async () => {
    await open({ defaultDraft: blankLot(1) });
    await field('Quantity').fill('2');
    await imei(1).click();
    await expect.element(imei(1)).toHaveFocus();
    await scan(imeiOf(1), imeiOf(2));
    await expect.element(imei(2)).toHaveValue(imeiOf(2));
  });

  test('a scan into the quantity adds its phone, and nothing is asked when focus leaves', async () => {
    await open({ defaultDraft: lotOf(2, true) });
    await field('Quantity').click();
    await scan(imeiOf(1));
    await expect.element(field('Quantity')).toHaveValue('3');
    await userEvent.tab();
    await expect.element(imei(3)).toHaveValue(imeiOf(1));
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('rows that hold entries are asked about first, and stay when the answer is no', async () => {
    await open({ defaultDraft: lotOf(3, true) });
    await setQuantity(5);
    const question = page.getByRole('alertdialog', { name: 'Start the rows again?' });
    await expect.element(question).toMatchTextContent('3 filled rows will be cleared');
    await question.getByRole('button', { name: 'Keep the rows' }).click();
    await expect.element(field('Quantity')).toHaveValue('3');
    await expect.element(imei(1)).toHaveValue(imeiOf(2000));
    await page.getByText('Dual SIM', { exact: true }).click();
    await question.getByRole('button', { name: 'Clear and start again' }).click();
    await expect.element(imei(1)).toHaveValue('');
    await expect.element(imei(3, 2)).toBeVisible();
  });
});

describe('scanning', () => {
  test('fills one IMEI after another, leaves out what is there already, and tells how far it is', async () => {
    await open({ defaultDraft: blankLot(3) });
    await imei(1).click();
    await scan(imeiOf(1), imeiOf(1));
    await expect.element(imei(2)).toHaveValue('');
    await expect.element(skipped(1, 1)).toBeVisible();
    await scan(stocked.imei2, `IMEI: ${imeiOf(2)}`);
    await expect.element(page.getByText('2 left out: 1 already entered, 1 already in stock')).toBeVisible();
    await expect.element(imei(2)).toHaveValue(imeiOf(2));
    await expect.element(imei(3)).toHaveFocus();
    await expect
      .element(page.getByRole('progressbar', { name: 'Scanned' }))
      .toHaveAttribute('aria-valuetext', '2 of 3');
    await scan(imeiOf(3));
    await expect.element(button('Add Row')).toHaveFocus();
  });

  test('fills the blank rows of all entries, and then adds rows to the last', async () => {
    const [entry] = blankLot(1).entries;
    if (!entry) throw new Error('A lot has an entry');
    await open({ defaultDraft: { ...blankLot(1), entries: [entry, { ...entry, id: '2' }] } });
    await field('Dealer price (Optional)').click();
    for (const number of [1, 2, 3, 3]) sendScan(imeiOf(number));
    const second = page.getByRole('region', { name: 'Entry 2' });
    const rowOf = (row: number) => second.getByRole('textbox', { name: `IMEI 1, row ${row}`, exact: true });
    await expect.element(rowOf(2)).toHaveValue(imeiOf(3));
    await expect.element(rowOf(1)).toHaveValue(imeiOf(2));
    await expect.element(imei(1).first()).toHaveValue(imeiOf(1));
    await expect.element(second).toMatchTextContent(`${formatImei(imeiOf(3))} is already entered, in row 2`);
    await expect.element(rowOf(3)).not.toBeInTheDocument();
  });

  test('shows the row of another entry that has the phone already, and makes it flash', async () => {
    const [entry] = lotOf(40, true).entries;
    const [blank] = blankLot(1).entries;
    if (!entry || !blank) throw new Error('A lot has an entry');
    await open({ defaultDraft: { ...blankLot(1), entries: [entry, { ...blank, id: '2' }] } });
    const second = page.getByRole('region', { name: 'Entry 2' });
    const waiting = second.getByRole('textbox', { name: 'IMEI 1, row 1', exact: true });
    await waiting.click();
    await scan(imeiOf(2035));
    await expect
      .element(waiting)
      .toHaveAccessibleDescription(`${formatImei(imeiOf(2035))} is already entered, in Entry 1`);
    await expect.element(imei(36)).toBeInViewport();
    expect(imei(36).element().closest('[data-grid-row]')?.getAnimations()).toHaveLength(1);
    await expect.element(waiting).toHaveFocus();
  });

  test('takes a phone that is known, and its row says so; one with both IMEIs is heard as well', async () => {
    const heard = hearTones();
    const renderKnownPhone = (imei: string) => (imei === imeiOf(2) ? 'Sold to Farhan' : null);
    await open({ defaultDraft: blankLot(4), renderKnownPhone });
    await imei(1).click();
    await scan(imeiOf(1), imeiOf(2), stocked.imei1);
    await expect.element(imei(3)).toHaveFocus();
    sendScan(`${imeiOf(3)},${imeiOf(4)}`);
    await expect.element(imei(3)).toHaveValue(imeiOf(3));
    const rowOf = (row: number) => page.getByRole('row').nth(row);
    await expect.element(rowOf(2)).toMatchTextContent('Sold to Farhan');
    await expect.element(rowOf(1)).not.toMatchTextContent('Sold to Farhan');
    expect(heard).toEqual(['high', 'high', 'low', 'high']);
  });

  test('says beside the field where a phone is that is there already, and makes its row flash', async () => {
    await open({ defaultDraft: blankLot(12) });
    await imei(1).click();
    await scan(imeiOf(1), imeiOf(2));
    const flashing = imei(1).element().closest('[data-grid-row]');
    for (const animation of flashing?.getAnimations() ?? []) animation.cancel();
    await scan(imeiOf(1));
    const said = `${formatImei(imeiOf(1))} is already entered, in row 1`;
    await expect.element(imei(3)).toHaveAccessibleDescription(said);
    await expect.element(page.getByRole('status').getByText(said)).toBeInTheDocument();
    expect(flashing?.getAnimations()).toHaveLength(1);
    await scan(stocked.imei1);
    await expect
      .element(imei(3))
      .toHaveAccessibleDescription(`${formatImei(stocked.imei1)} is already in stock`);
    await userEvent.keyboard('3');
    await expect.element(imei(3)).not.toHaveAccessibleDescription();
  });

  test('marks no phone of a full lot as wrong when one is scanned again', async () => {
    await open({ defaultDraft: blankLot(2) });
    await imei(1).click();
    await scan(imeiOf(1), imeiOf(2));
    await field('Dealer price (Optional)').click();
    for (const code of [imeiOf(2), stocked.imei1]) {
      sendScan(code);
      const said = page.getByRole('status').getByText(new RegExp(`^${formatImei(code)} is already`));
      await expect.element(said).toBeInTheDocument();
      await expect.element(imei(2)).toBeValid();
    }
  });

  test('fills the next row from anywhere in the form, which keeps no part of the code', async () => {
    await open({ defaultDraft: blankLot(2) });
    for (const [number, name, value] of [
      [1, 'Quantity', '2'],
      [1, 'Price Per Unit', '42000'],
      [2, 'Price Per Unit', '42000'],
    ] as const) {
      await field(name).click();
      sendScan(imeiOf(number), 'Enter', 119);
      await expect.poll(() => (field(name).element() as HTMLInputElement).value.replace(',', '')).toBe(value);
    }
    await expect.element(imei(1)).toHaveValue(imeiOf(1));
    await expect.element(imei(2)).toHaveValue(imeiOf(2));
    await expect.element(skipped(1, 1)).toBeVisible();
    await expect.element(button('Add Row')).toHaveFocus();
    sendScan(imeiOf(3));
    await expect.element(imei(3)).toHaveValue(imeiOf(3));
  });

  test.each(['Single SIM', 'Dual SIM'] as const)(
    'fills one row of a %s lot by a code with both IMEIs',
    async (sim) => {
      await open({ defaultDraft: blankLot(3, sim) });
      await field('Dealer price (Optional)').click();
      sendScan(imeiOf(1));
      sendScan(`${imeiOf(2)},${imeiOf(3)}`);
      await expect.element(imei(2)).toHaveValue(imeiOf(2));
      await expect.element(imei(1)).toHaveValue(imeiOf(1));
      await expect.element(imei(3)).toHaveValue('');
      if (sim === 'Dual SIM') await expect.element(imei(2, 2)).toHaveValue(imeiOf(3));
      await field('Dealer price (Optional)').click();
      sendScan(`${imeiOf(4)},${imeiOf(2)}`);
      await expect.element(skipped(2, 2)).toBeVisible();
      await expect.element(imei(3)).toHaveValue('');
    },
  );

  test('goes from IMEI 1 to IMEI 2 where a phone has two', async () => {
    await open({ defaultDraft: blankLot(2, 'Dual SIM') });
    await imei(1).click();
    await scan(imeiOf(1), imeiOf(2), imeiOf(3));
    await expect.element(imei(1, 2)).toHaveValue(imeiOf(2));
    await expect.element(imei(2)).toHaveValue(imeiOf(3));
    await expect.element(imei(2, 2)).toHaveFocus();
  });

  test('shows the row of each phone that is taken, and makes it flash, also below the others', async () => {
    await open({ defaultDraft: lotOf(40, true) });
    await expect.element(imei(1)).toBeVisible();
    button('Add Row').element().focus();
    sendScan(imeiOf(41));
    await expect.element(imei(41)).toBeInViewport();
    expect(imei(41).element().closest('[data-grid-row]')?.getAnimations()).toHaveLength(1);
    await expect.element(button('Add Row')).toBeInViewport();
  });

  test('goes on when a scanner ends its codes with Ctrl J', async () => {
    await open({ defaultDraft: blankLot(2) });
    await imei(1).click();
    for (const number of [1, 2]) sendScan(imeiOf(number), 'Ctrl+J');
    await expect.element(imei(1)).toHaveValue(imeiOf(1));
    await expect.element(imei(2)).toHaveValue(imeiOf(2));
    await expect.element(button('Add Row')).toHaveFocus();
  });

  test('goes on when a scanner sends no key at the end', async () => {
    await open({ defaultDraft: blankLot(2) });
    await imei(1).click();
    await userEvent.keyboard(imeiOf(1));
    await expect.element(imei(2)).toHaveFocus();
  });
});

describe('pasting', () => {
  test('a column fills blank rows and makes new ones; blanks and duplicates are left out and counted; undo takes it back', async () => {
    await open({ defaultDraft: blankLot(2) });
    await imei(1).click();
    await paste(
      [imeiOf(1), '', imeiOf(2), imeiOf(1), stocked.imei1, imeiOf(3).replace(/(\d{6})/, '$1-')].join('\r\n'),
    );
    await expect
      .element(
        page.getByText(
          '3 phones entered · 3 left out: 1 blank line, 1 in the list twice, 1 already in stock',
        ),
      )
      .toBeVisible();
    await expect.element(imei(3)).toHaveValue(imeiOf(3));
    await expect.element(field('Quantity')).toHaveValue('3');
    await expect.element(field('Buying price')).toHaveValue('126,000');
    await page.getByText('What was left out').click();
    await expect.element(page.getByText('Line 5:', { exact: false })).toMatchTextContent('already in stock');
    await button('Undo').click();
    await expect.element(imei(3)).not.toBeInTheDocument();
    await expect.element(imei(1)).toHaveValue('');
    await expect.element(imei(1)).toHaveFocus();
  });

  test('a column that is pasted on a button fills the rows too, and one phone that is left out is named', async () => {
    await open({ defaultDraft: blankLot(1) });
    button('Add Row').element().focus();
    await paste([imeiOf(1), imeiOf(2), imeiOf(1)].join('\n'));
    await expect.element(page.getByText(/^2 phones entered · Line 3: .* · twice in the list$/)).toBeVisible();
    await expect.element(imei(2)).toHaveValue(imeiOf(2));
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
      .toMatchTextContent('Enter 2 phones · 2 left out: 1 that is not an IMEI, 1 in the list twice');
    await list.getByRole('button', { name: 'Enter 2 phones' }).click();
    await expect.element(imei(2)).toHaveValue(imeiOf(2));
  });
});

describe('what a lot refuses', () => {
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
    await expect.element(page.getByText('This IMEI is already in stock')).toBeVisible();
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

describe('a lot whose battery health is no number', () => {
  test('is not saved without it, until it is mended', async () => {
    const onSubmit = accept();
    await open({ defaultDraft: filledDraft, onSubmit });
    const battery = page.getByRole('textbox', { name: 'Battery Health, row 1' }).first();
    await battery.fill('89 percent');
    await button('Save').click();
    await expect.element(button(/^Entry 1, Phones: 1 of \d+ phones to be corrected$/)).toBeVisible();
    await expect.element(battery).toHaveValue('89 percent');
    await battery.fill('89');
    await expect.element(button(/to be corrected$/)).not.toBeInTheDocument();
    await post();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0].ramSimDetails[0]?.imeiNumbers[0]?.batteryHealth).toBe(89);
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

  test('the draft that was told last restores rows, entries, prices and what was confirmed', async () => {
    const onChange = vi.fn((_draft: BulkDraft) => {});
    const { unmount } = await open({ onChange });
    await imei(1).click();
    await paste(`${imeiOf(1)}\n356938035643808`);
    await button('Confirm it').click();
    await expect.element(button('Add Another Quantity')).toHaveFocus();
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

test('asks about incentives above the buying price, and Dual SIM phones without a second IMEI', async () => {
  const entries = filledDraft.entries.map((entry) => ({ ...entry, simOption: 'Dual SIM' as const }));
  const prices = { ...filledDraft.prices, promo: 20_000_000 };
  await open({ defaultDraft: { ...filledDraft, entries, prices } });
  await button('Save').click();
  const question = page.getByRole('alertdialog');
  await expect
    .element(question)
    .toMatchTextContent(/incentives of Rs.205,500 come to more than the buying price of Rs.188,000/);
  await expect.element(question).toMatchTextContent('2 Dual SIM phones have no second IMEI.');
});

test('takes a new party with the number of another for a second one, and asks about it', async () => {
  const entity = {
    mode: 'new' as const,
    _id: null,
    name: 'Zed',
    number: '0300 1234567',
    reference: 'Bazaar',
  };
  await open({ defaultDraft: { ...creditDraft, entity } });
  await button('Save').click();
  const question = page.getByRole('alertdialog');
  await expect
    .element(question)
    .toMatchTextContent(/already the number of Ali Traders. This makes a second party/);
  await expect.element(question).toMatchTextContent(/We owe ZedRs 0Rs 100,000/);
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
    await expect.element(page.getByRole('combobox', { name: 'Party' })).toBeDisabled();
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
    await expect.element(page.getByText('The saved payment no longer matches the amount due.')).toBeVisible();
    await expect.element(button('Change payment')).toBeVisible();
  });
});
