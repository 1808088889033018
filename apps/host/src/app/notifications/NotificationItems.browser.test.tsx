import type { Notification } from '@handset/domain';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NotificationItems } from './NotificationItems.tsx';

const dropped: Notification = {
  _id: 'dropped',
  kind: 'sale-dropped',
  message: 'A parked sale was dropped',
  values: { party: 'Bilal', day: '2026-11-20' },
  date: '2026-11-27',
  isRead: false,
  refType: 'parked-sale',
  refId: 'abc',
};
const oldStock: Notification = { ...dropped, _id: 'old', kind: 'old-stock', refType: 'unit', refId: 'u1' };

const button = page.getByRole('button', { name: /^Mark as read The sale that Bilal parked/ });

it('marks as read what leads nowhere, by a button of its own', async () => {
  const [onRead, onFollow] = [vi.fn(), vi.fn()];
  const { rerender } = await render(
    <NotificationItems items={[dropped, oldStock]} {...{ onRead, onFollow }} />,
  );
  expect(page.getByRole('button').elements()).toHaveLength(1);
  await userEvent.click(button);
  expect(onRead).toHaveBeenCalledExactlyOnceWith(dropped);
  expect(onFollow).not.toHaveBeenCalled();
  await rerender(<NotificationItems items={[{ ...dropped, isRead: true }]} {...{ onRead, onFollow }} />);
  await expect.element(button).not.toBeInTheDocument();
});
