import { addDays, type Day } from '@handset/domain';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { FlowsProvider } from '../embedding/FlowsProvider/FlowsProvider.tsx';
import { WalletEntry, type WalletEntryProps } from '../money/WalletEntry/WalletEntry.tsx';
import { button, frame, show, typeDay } from '../testing/dialogContract.fixtures.tsx';
import { money, today } from '../testing/shop.fixtures.ts';

const tomorrow = addDays(today, 1);
const draft = { amount: 500_00, reason: 'capital' } as const;
const notice = () => page.getByText(/^A new day has begun/);

/** An entry in a shop whose day can change. */
async function open(given: Partial<WalletEntryProps> = {}) {
  const props = { ...frame(), ...money, defaultDraft: draft, ...given };
  const on = (day: Day) => (
    <FlowsProvider today={day}>
      <WalletEntry {...props} />
    </FlowsProvider>
  );
  const { rerender } = await show(on(today));
  return { onSubmit: props.onSubmit, pass: () => rerender(on(tomorrow)) };
}

async function save() {
  await button('Save').click();
  await button('Record entry').click();
}

test('moves to the new day while the form is open, and the form says so', async () => {
  const { onSubmit, pass } = await open();
  await expect.element(notice()).not.toBeInTheDocument();
  await pass();
  await expect.element(notice()).toMatchTextContent(/22 Nov 2026/);
  await save();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ date: tomorrow })));
});

test('takes back a question about the day before', async () => {
  const { onSubmit, pass } = await open();
  await button('Save').click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await pass();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('leaves a date alone that somebody picked', async () => {
  const { onSubmit, pass } = await open();
  await typeDay('Date', '20112026');
  await pass();
  await save();
  await vi.waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ date: '2026-11-20' })),
  );
  await expect.element(notice()).not.toBeInTheDocument();
});

test('moves the date of a draft that was kept the day before', async () => {
  const yesterday = addDays(today, -1);
  const { onSubmit } = await open({ defaultDraft: { ...draft, date: yesterday }, keptOn: yesterday });
  await expect.element(notice()).toMatchTextContent(/21 Nov 2026/);
  await save();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ date: today })));
});

test('leaves a date alone that may be saved already', async () => {
  const { pass } = await open({ isUncertain: true });
  await pass();
  await expect.element(page.getByText(/^This may be saved already/)).toBeVisible();
  await expect.element(notice()).not.toBeInTheDocument();
});
