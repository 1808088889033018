import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InShop } from '../../kit/session/InShop.fixtures.tsx';
import { NotificationsPopover } from './NotificationsPopover.tsx';

afterEach(() => vi.useRealTimers());

it('says how many notifications are unread, and asks again every minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let unread = 101;
  await render(
    <InShop answer={async () => Response.json({ data: [], nextCursor: null, total: 120, unread })}>
      <NotificationsPopover />
    </InShop>,
  );
  await expect.element(page.getByRole('button', { name: 'Notifications, 101 unread' })).toBeInTheDocument();
  await expect.element(page.getByText('99+')).toBeVisible();
  unread = 7;
  vi.advanceTimersByTime(60_000);
  await expect.element(page.getByRole('button', { name: 'Notifications, 7 unread' })).toBeInTheDocument();
});
