import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MoreMenu } from './MoreMenu.tsx';

const onEdit = vi.fn();
const choices = [
  { id: 'edit', label: 'Edit', onAction: onEdit },
  { id: 'print', label: 'Print', onAction: () => undefined },
  { id: 'remove', label: 'Remove', onAction: () => undefined },
];
const button = () => page.getByRole('button', { name: 'More' });
const item = (name: string) => page.getByRole('menuitem', { name });

afterEach(() => onEdit.mockClear());

it.each([
  ['{ArrowDown}', 'Edit'],
  ['{ArrowUp}', 'Remove'],
  ['{Enter}', 'Edit'],
  [' ', 'Edit'],
])('is opened by %s on the item that the key stands for', async (key, name) => {
  await render(<MoreMenu label="More" choices={choices} />);
  await userEvent.tab();
  await userEvent.keyboard(key);
  await expect.element(item(name)).toHaveFocus();
});

it('gives focus back when it closes, by Escape or a choice', async () => {
  await render(<MoreMenu label="More" choices={choices} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item('Remove')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Edit')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onEdit).toHaveBeenCalledOnce();
  await expect.element(button()).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item('Remove')).toHaveFocus();
});
