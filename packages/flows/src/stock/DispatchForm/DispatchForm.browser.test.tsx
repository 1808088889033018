import type { NewDispatch } from '@handset/domain';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import type { SubmitHandler } from '../../form/embedding.ts';
import { emulateTouch, holdBeforeCamera } from '../../testing/camera.fixtures.ts';
import { sendScan } from '../../testing/sendScan.fixtures.ts';
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
const toCorrect = () => page.getByRole('region', { name: 'Please correct 1 field' });
const rows = () => page.getByRole('list', { name: 'Phones' }).getByRole('listitem');
const scan = async (text: string) => {
  await scanField().fill(text);
  await userEvent.keyboard('{Enter}');
};

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
    await page.getByRole('textbox', { name: 'Agreed price (optional)' }).first().fill('59,000');
    await page.getByRole('spinbutton', { name: /^day.*Expected return/ }).click();
    await userEvent.keyboard('28112026');
    await page.getByRole('textbox', { name: 'Note (optional)' }).fill('For the weekend');
    const summary = page.getByRole('complementary', { name: 'This dispatch' });
    await expect.element(summary).toMatchTextContent(/Hall Road Mobiles.*Phones2.*Rs 204,000/);
    await button('Dispatch').click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(filledDispatch));
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

  test('asks before a new shop gets the number of another one', async () => {
    const onSubmit = accept();
    await render(<Shown defaultDraft={filledDraft} onSubmit={onSubmit} />);
    await page.getByText('Create New').click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Liberty Mobiles');
    await page.getByRole('textbox', { name: 'Number' }).fill('0300 1234567');
    await button('Dispatch').click();
    const question = page.getByRole('alertdialog', { name: 'Is this right?' });
    await expect.element(question).toMatchTextContent(/already the number of Hall Road Mobiles/);
    expect(onSubmit).not.toHaveBeenCalled();
    await button('Yes, go on').click();
    await vi.waitFor(() =>
      expect(onSubmit.mock.lastCall?.[0].entityData).toMatchObject({
        name: 'Liberty Mobiles',
        number: '+923001234567',
      }),
    );
  });
});

describe('what it refuses', () => {
  const scans = [
    ['352099001761481', 'No phone in stock has IMEI 352099001761481'],
    [soldUnit.imei1, `IMEI ${soldUnit.imei1} is sold already`],
    [dispatchedUnit.imei1, `IMEI ${dispatchedUnit.imei1} is out on another dispatch`],
    ['356', 'An IMEI has exactly 15 digits'],
    ['55555', 'No phone in stock ends in 55555'],
    ['9999', '2 phones end in 9999: type more digits'],
  ] as const;
  test('scans that name no phone in stock, with the reason', async () => {
    await render(<Shown />);
    for (const [text, message] of scans) {
      await scan(text);
      await expect.element(page.getByText(message)).toBeVisible();
    }
    await expect.element(page.getByText('No phone yet: scan the first one')).toBeVisible();
    expect(alike).toHaveLength(2);
  });

  test('a phone that is not in stock, with what the host knows of it', async () => {
    await render(<Shown renderMissingPhone={(imei) => <p>{`${imei} is in the other shop`}</p>} />);
    await scan(a15.imei1);
    button('Cancel').element().focus();
    sendScan('352099001761481');
    const note = page.getByText('352099001761481 is in the other shop');
    await expect.element(note).toBeInViewport();
    await button(`Remove Samsung Galaxy A15 ${a15.imei1.slice(-6)}`).click();
    await expect.element(note).not.toBeInTheDocument();
  });

  test('a phone before the camera, which stays open after one that was taken', async () => {
    emulateTouch(true);
    onTestFinished(() => emulateTouch(false));
    await render(<Shown />);
    const camera = page.getByRole('dialog', { name: 'Scan IMEI with the camera' });
    holdBeforeCamera(a15.imei1);
    await button('Scan IMEI with the camera').click();
    await expect.poll(() => document.querySelectorAll('[data-unit]')).toHaveLength(1);
    await expect.element(camera).toBeVisible();
    await camera.getByRole('button', { name: 'Close' }).click();
    holdBeforeCamera('352099001761481');
    await button('Scan IMEI with the camera').click();
    await expect.element(page.getByText('No phone in stock has IMEI 352099001761481')).toBeVisible();
    await expect.element(camera).not.toBeInTheDocument();
  });

  test('a phone that is scanned twice', async () => {
    await render(<Shown />);
    const flashes = () => rows().nth(0).element().getAnimations().length;
    await scan(`${a15.imei1},${a15.imei2}`);
    await expect.poll(flashes).toBe(1);
    expect(page.getByText('is on this dispatch already').query()).toBeNull();
    await scan(a15.imei2 ?? '');
    await expect.poll(flashes).toBe(2);
    await expect.element(page.getByText(`IMEI ${a15.imei1} is on this dispatch already`)).toBeVisible();
    expect(rows().elements()).toHaveLength(1);
    // A code of two phones is both.
    await scan(`${a15.imei1},${iPhone.imei1}`);
    await expect.poll(() => rows().elements()).toHaveLength(2);
  });
});

test('a price that is no amount is refused, and none is accepted', async () => {
  const onSubmit = accept();
  await render(<Shown defaultDraft={filledDraft} onSubmit={onSubmit} />);
  const price = page.getByRole('textbox', { name: 'Agreed price (optional)' }).first();
  await price.fill('51,40');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(toCorrect()).toMatchTextContent(/Enter an amount such as 12,500/);
  expect(onSubmit).not.toHaveBeenCalled();
  await price.fill('');
  await button('Dispatch').click();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});

test('an expected return without its year is refused', async () => {
  const onSubmit = accept();
  await render(<Shown defaultDraft={{ ...filledDraft, expectedReturn: '' }} onSubmit={onSubmit} />);
  await page.getByRole('spinbutton', { name: /^day.*Expected return/ }).click();
  await userEvent.keyboard('2811{Control>}{Enter}{/Control}');
  await expect.element(toCorrect()).toMatchTextContent(/Enter day, month and year/);
  expect(onSubmit).not.toHaveBeenCalled();
});

describe('submitting', () => {
  test('a known shop and three phones take eight presses: three letters, Enter, three scans, Ctrl Enter', async () => {
    const onSubmit = accept();
    await render(<Shown onSubmit={onSubmit} />);
    await expect.element(page.getByRole('combobox', { name: 'To shop or person' })).toHaveFocus();
    await userEvent.keyboard('hal{Enter}');
    await expect.element(scanField()).toHaveFocus();
    for (const imei of [a15.imei2 ?? '', iPhone.imei1, hot.imei1]) sendScan(imei);
    await expect.poll(() => rows().elements().length).toBe(3);
    await expect.element(scanField()).toHaveFocus();
    await expect.element(scanField()).toHaveValue('');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await vi.waitFor(() => expect(onSubmit.mock.lastCall?.[0].units).toHaveLength(3));
  });
});

describe('leaving and coming back', () => {
  test('the draft that was told last restores the form', async () => {
    const onChange = vi.fn((_draft: DispatchDraft) => {});
    const { unmount } = await render(<Shown onChange={onChange} />);
    await scan(a15.imei1);
    await page.getByRole('textbox', { name: 'Agreed price (optional)' }).fill('59000');
    const kept: DispatchDraft = JSON.parse(JSON.stringify(onChange.mock.lastCall?.[0]));
    await unmount();
    await render(<Shown defaultDraft={kept} units={{ items: [] }} />);
    await expect.element(rows().first()).toMatchTextContent(/Galaxy A15/);
    await expect
      .element(page.getByRole('textbox', { name: 'Agreed price (optional)' }))
      .toHaveValue('59,000');
  });
});
