import type { NewDispatch } from '@handset/domain';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { SubmitHandler } from '../embedding/embedding.ts';
import { FlowsProvider } from '../FlowsProvider/FlowsProvider.tsx';
import { sendScan } from '../SaleModal/sendScan.fixtures.ts';
import { DispatchForm, type DispatchFormProps } from './DispatchForm.tsx';
import type { DispatchDraft } from './dispatchDraft.ts';
import {
  a15,
  alike,
  dispatchedUnit,
  filledDispatch,
  filledDraft,
  hot,
  iPhone,
  lists,
  parties,
  soldUnit,
  today,
} from './dispatchForm.fixtures.ts';

const accept = () => vi.fn<SubmitHandler<NewDispatch>>(async () => {});

function Shown(props: Partial<DispatchFormProps>) {
  return (
    <FlowsProvider today={today}>
      <DispatchForm isOpen {...lists} onSubmit={accept()} onCancel={() => {}} {...props} />
    </FlowsProvider>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const scanField = () => page.getByRole('textbox', { name: 'Scan or type an IMEI' });
const rows = () => page.getByRole('list', { name: 'Phones' }).getByRole('listitem');
const scan = async (text: string) => {
  await scanField().fill(text);
  await userEvent.keyboard('{Enter}');
};
const summaryOfErrors = () => page.getByLabelText(/Please correct/);

describe('sending phones out', () => {
  test('hands over receiver, days, note and the phones with what was agreed for each', async () => {
    const onSubmit = accept();
    await render(<Shown onSubmit={onSubmit} />);
    await page.getByRole('combobox', { name: 'To shop or person' }).fill('hall');
    await page.getByRole('option', { name: /Hall Road Mobiles/ }).click();
    await scan(iPhone.imei1);
    await scan('35 693803-564380 9');
    await expect.element(rows().first()).toMatchTextContent(/Samsung Galaxy A15/);
    await expect.element(rows().last()).toMatchTextContent(/Apple iPhone 13/);
    await page.getByRole('textbox', { name: 'Agreed price (Optional)' }).first().fill('59,000');
    await page.getByRole('spinbutton', { name: /^day.*Expected return/ }).click();
    await userEvent.keyboard('28112026');
    await page.getByRole('textbox', { name: 'Note (Optional)' }).fill('For the weekend');
    const summary = page.getByRole('complementary', { name: 'This dispatch' });
    await expect.element(summary).toMatchTextContent(/Hall Road Mobiles.*Phones2.*Rs 204,000/);
    await button('Dispatch').click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(filledDispatch));
  });

  test('scans one after the other without a touch of the mouse, by IMEI 2 as well', async () => {
    await render(<Shown defaultDraft={{ ...filledDraft, units: [] }} />);
    await scanField().click();
    await expect.element(scanField()).toHaveFocus();
    for (const imei of [a15.imei2 ?? '', iPhone.imei1, hot.imei1]) await userEvent.keyboard(`${imei}{Enter}`);
    await expect.poll(() => rows().elements().length).toBe(3);
    await expect.element(scanField()).toHaveFocus();
    await expect.element(scanField()).toHaveValue('');
  });

  test('the last digits are enough where only one phone ends in them', async () => {
    await render(<Shown />);
    await scan(a15.imei1.slice(-6));
    await expect.element(rows().first()).toMatchTextContent(/Galaxy A15/);
  });

  test('a phone is found by its model as well, and can be removed', async () => {
    await render(<Shown />);
    await page.getByRole('combobox', { name: 'Find in stock' }).fill('iphone');
    await page.getByRole('option', { name: /iPhone 13/ }).click();
    await expect.element(rows().first()).toMatchTextContent(/Apple iPhone 13/);
    await button(`Remove Apple iPhone 13 ${iPhone.imei1.slice(-6)}`).click();
    await expect.element(page.getByText('No phone yet: scan the first one')).toBeVisible();
    await expect.element(scanField()).toHaveFocus();
  });

  test('a new shop goes with the dispatch', async () => {
    const onSubmit = accept();
    await render(<Shown defaultDraft={filledDraft} onSubmit={onSubmit} />);
    await page.getByText('Create New').click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Liberty Mobiles');
    await page.getByRole('textbox', { name: 'Number' }).fill('0300 7654321');
    await button('Dispatch').click();
    await vi.waitFor(() =>
      expect(onSubmit.mock.lastCall?.[0].entityData).toMatchObject({
        name: 'Liberty Mobiles',
        number: '+923007654321',
      }),
    );
  });
});

describe('what it refuses', () => {
  const scans: [string, string, string][] = [
    ['a phone that is not in stock', '352099001761481', 'No phone in stock has IMEI 352099001761481'],
    ['a phone that is sold', soldUnit.imei1, `IMEI ${soldUnit.imei1} is sold already`],
    ['a phone that is out', dispatchedUnit.imei1, `IMEI ${dispatchedUnit.imei1} is out on another dispatch`],
    ['a short number', '356', 'An IMEI has exactly 15 digits'],
    ['letters', 'Galaxy', 'An IMEI has digits only'],
    ['one digit repeated', '000000000000000', 'An IMEI is never one digit repeated'],
    ['last digits that nothing ends in', '55555', 'No phone in stock ends in 55555'],
    ['last digits of two phones', '9999', '2 phones end in 9999: type more digits'],
  ];
  test.each(scans)('%s', async (_what, text, message) => {
    await render(<Shown />);
    await scan(text);
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(page.getByText('No phone yet: scan the first one')).toBeVisible();
    expect(alike).toHaveLength(2);
  });

  test('a phone that is scanned twice', async () => {
    await render(<Shown />);
    await scan(a15.imei1);
    await scan(a15.imei2 ?? '');
    await expect.element(page.getByText(`IMEI ${a15.imei1} is on this dispatch already`)).toBeVisible();
    expect(rows().elements()).toHaveLength(1);
  });

  test('an empty form, all at once, in a summary that takes focus', async () => {
    const onSubmit = accept();
    await render(<Shown onSubmit={onSubmit} defaultDraft={{ date: '' }} />);
    await button('Dispatch').click();
    await expect.element(summaryOfErrors()).toHaveFocus();
    await expect.element(button('Phones: Add at least one phone')).toBeVisible();
    await expect.element(button('To shop or person: This is required')).toBeVisible();
    await expect.element(button('Date: This is required')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  const broken: [string, Partial<DispatchDraft>, string][] = [
    ['a day that has not come', { date: '2026-11-22' }, 'Date: The date cannot be in the future'],
    [
      'a return before the dispatch',
      { expectedReturn: '2026-11-20' },
      'Expected return (Optional): The date cannot be before the slip itself',
    ],
    [
      'a price of nothing',
      { units: [{ unit: a15, price: 0 }] },
      'Samsung Galaxy A15: The amount must be more than zero',
    ],
    [
      'a price beyond belief',
      { units: [{ unit: a15, price: 100_000_000_000 }] },
      'Samsung Galaxy A15: The amount is too large',
    ],
  ];
  test.each(broken)('%s', async (_what, change, message) => {
    const onSubmit = accept();
    await render(<Shown defaultDraft={{ ...filledDraft, ...change }} onSubmit={onSubmit} />);
    await button('Dispatch').click();
    await expect.element(button(message)).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('submitting', () => {
  test('a phone that was sold meanwhile is named in its row, and the rest stays', async () => {
    const message = `IMEI ${iPhone.imei1} was sold on invoice INV-7`;
    const onError = vi.fn();
    await render(
      <Shown
        defaultDraft={filledDraft}
        onSubmit={async () => ({ message, fieldErrors: { 'units.1._id': message } })}
        onError={onError}
      />,
    );
    await button('Dispatch').click();
    await expect.element(button(`Apple iPhone 13: ${message}`)).toBeVisible();
    await expect.element(summaryOfErrors()).toHaveFocus();
    expect(rows().elements()).toHaveLength(2);
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: 'refused', operation: 'submit' });
    await button(`Remove Apple iPhone 13 ${iPhone.imei1.slice(-6)}`).click();
    await expect.element(button(`Apple iPhone 13: ${message}`)).not.toBeInTheDocument();
  });

  test('a call that throws is told, and can be tried again', async () => {
    const onSubmit = vi
      .fn<SubmitHandler<NewDispatch>>()
      .mockRejectedValueOnce(new Error('The network was lost'))
      .mockResolvedValueOnce();
    await render(<Shown defaultDraft={filledDraft} onSubmit={onSubmit} />);
    await button('Dispatch').click();
    await expect.element(page.getByText('The network was lost')).toBeVisible();
    await button('Dispatch').click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  });

  test('pressing twice sends once, and everything is disabled meanwhile', async () => {
    const onSubmit = vi.fn<SubmitHandler<NewDispatch>>(() => new Promise(() => {}));
    await render(<Shown defaultDraft={filledDraft} onSubmit={onSubmit} />);
    await button('Dispatch').dblClick();
    await expect.element(page.getByRole('button', { name: /Dispatching\.\.\./ })).toBeVisible();
    await expect.element(scanField()).toBeDisabled();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('a known shop and three phones take eight presses: three letters, Enter, three scans, Ctrl Enter', async () => {
    const onSubmit = accept();
    await render(<Shown onSubmit={onSubmit} />);
    await expect.element(page.getByRole('combobox', { name: 'To shop or person' })).toHaveFocus();
    await userEvent.keyboard('hal{Enter}');
    await expect.element(scanField()).toHaveFocus();
    for (const { imei1 } of [a15, iPhone, hot]) sendScan(imei1);
    await expect.poll(() => rows().elements().length).toBe(3);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await vi.waitFor(() => expect(onSubmit.mock.lastCall?.[0].units).toHaveLength(3));
  });
});

describe('leaving and coming back', () => {
  test('a form with entries asks before it is left, an untouched one does not', async () => {
    const onCancel = vi.fn();
    await render(<Shown onCancel={onCancel} />);
    await scan(a15.imei1);
    await button('Cancel').click();
    await button('Keep editing').click();
    expect(onCancel).not.toHaveBeenCalled();
    await button(`Remove Samsung Galaxy A15 ${a15.imei1.slice(-6)}`).click();
    await button('Cancel').click();
    expect(onCancel).toHaveBeenCalledOnce();
  });

  test('the draft that was told last restores the form', async () => {
    const onChange = vi.fn((_draft: DispatchDraft) => {});
    const { unmount } = await render(<Shown onChange={onChange} />);
    await scan(a15.imei1);
    await page.getByRole('textbox', { name: 'Agreed price (Optional)' }).fill('59000');
    const kept: DispatchDraft = JSON.parse(JSON.stringify(onChange.mock.lastCall?.[0]));
    await unmount();
    await render(<Shown defaultDraft={kept} units={{ items: [] }} />);
    await expect.element(rows().first()).toMatchTextContent(/Galaxy A15/);
    await expect
      .element(page.getByRole('textbox', { name: 'Agreed price (Optional)' }))
      .toHaveValue('59,000');
  });

  test('lists that are loading or failed say so', async () => {
    const onRetry = vi.fn();
    await render(
      <Shown parties={{ items: parties }} units={{ items: [], error: 'Error fetching IMEIs', onRetry }} />,
    );
    await page.getByRole('combobox', { name: 'Find in stock' }).click();
    await expect.element(page.getByText(/Error fetching IMEIs/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
