import { createTransport } from '@handset/api-client';
import { ApiProvider } from '@handset/api-client/swr';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { UserContext } from './useSession.ts';

const user = { _id: 'sana', role: 'admin', username: 'sana', shopId: 's', shopName: 'Hall Road' } as const;

interface InShopProps {
  /** Answers the requests of the part. */
  answer: typeof fetch;
  /** The address at first. */
  address?: string;
  children: ReactNode;
}

/** A part of the app, at every address of an owner's shop. */
export function InShop({ answer, address = '/', children }: InShopProps) {
  const [client] = useState(() => ({
    transport: createTransport({ getBaseURL: () => '/', getToken: () => null, fetch: answer }),
  }));
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: children }], { initialEntries: [address] }),
  );
  return (
    <UserContext value={user}>
      <ApiProvider client={client}>
        <RouterProvider router={router} />
      </ApiProvider>
    </UserContext>
  );
}
