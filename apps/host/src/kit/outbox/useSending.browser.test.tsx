import { createTransport } from '@handset/api-client';
import { ApiProvider } from '@handset/api-client/swr';
import type { User } from '@handset/domain';
import { ToastProvider, UIProvider } from '@handset/ui';
import useSWR from 'swr';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { UserContext } from '../session/useSession.ts';
import { outboxOf } from './outboxOf.ts';
import { useSending } from './useSending.ts';

const transport = createTransport({ getBaseURL: () => '/', getToken: () => 'token' });

function Till({ balance }: { balance: () => Promise<number> }) {
  useSending();
  return <output>{useSWR('balance', balance).data}</output>;
}

it('reloads what is on screen after an entry that was sent before it was seen to wait', async () => {
  const outbox = outboxOf('rabia');
  let tell = () => {};
  vi.spyOn(outbox, 'subscribe').mockImplementation((listener) => {
    tell = listener;
    return () => {};
  });
  const state = vi.spyOn(outbox, 'get').mockReturnValue({ isSending: false, recorded: 0 });
  const balance = vi.fn(async () => 500);
  const screen = await render(
    <UIProvider>
      <ToastProvider>
        <ApiProvider client={{ transport }}>
          <UserContext value={{ _id: 'rabia' } as User}>
            <Till balance={balance} />
          </UserContext>
        </ApiProvider>
      </ToastProvider>
    </UIProvider>,
  );
  await expect.element(screen.getByText('500', { exact: true })).toBeVisible();
  balance.mockResolvedValue(300);
  state.mockReturnValue({ isSending: false, recorded: 1 });
  tell();
  await expect.element(screen.getByText('300', { exact: true })).toBeVisible();
});
