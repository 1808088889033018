import { createTransport } from '@handset/api-client';
import { ApiProvider } from '@handset/api-client/swr';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { UserContext } from './useSession.ts';

const user = { _id: 'sana', role: 'admin', username: 'sana', shopId: 's', shopName: 'Hall Road' } as const;

interface InShopProps {
  /** Answers the requests of the part. */
  answer: () => Promise<Response>;
  children: ReactNode;
}

/** A part of the app, at every address of an owner's shop. */
export function InShop({ answer, children }: InShopProps) {
  const [client] = useState(() => ({
    transport: createTransport({ getBaseURL: () => '/', getToken: () => null, fetch: answer }),
  }));
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: children }]));
  return (
    <UserContext value={user}>
      <ApiProvider client={client}>
        <RouterProvider router={router} />
      </ApiProvider>
    </UserContext>
  );
}
