import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PurchaseChooser } from './PurchaseChooser.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const show = (props: Partial<Parameters<typeof PurchaseChooser>[0]> = {}) => {
  const handlers = { onChoose: vi.fn(), onCancel: vi.fn() };
  return render(<PurchaseChooser isOpen {...handlers} {...props} />).then((screen) => ({
    ...handlers,
    ...screen,
  }));
};

test.each([
  ['purchase', 'Purchase Phone', 'Single Phone Purchase', 'Bulk Purchase'],
  ['edit', 'Edit Phone', 'Single Phone Edit', 'Bulk Edit'],
] as const)('to %s, it is called %s and offers %s and %s', async (mode, title, single, bulk) => {
  const { onChoose } = await show({ mode });
  await expect.element(page.getByRole('dialog', { name: title })).toBeVisible();
  await button(single).click();
  await button(bulk).click();
  expect(onChoose.mock.calls).toEqual([['single'], ['bulk']]);
});

test('one phone is taken with one key, many with two', async () => {
  const { onChoose } = await show();
  await expect.element(button('Single Phone Purchase')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onChoose.mock.calls).toEqual([['single'], ['bulk']]);
});

test('Escape closes it without a choice', async () => {
  const { onChoose, onCancel } = await show();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onChoose).not.toHaveBeenCalled();
});

test('nothing is there while it is closed', async () => {
  await show({ isOpen: false });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
