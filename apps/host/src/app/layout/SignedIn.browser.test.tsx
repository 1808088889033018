import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { session } from '../../kit/session/useSession.ts';
import { SignedIn } from './SignedIn.tsx';

const user = { _id: '7', role: 'admin', username: 'ali', shopId: 's', shopName: 'Ali Mobiles' } as const;

function Where() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

function open(path: string) {
  const router = createMemoryRouter(
    [
      {
        element: (
          <SignedIn>
            <Outlet />
          </SignedIn>
        ),
        children: [{ path: '/stockList', element: <Where /> }],
      },
      { path: '/login', element: <Where /> },
    ],
    { initialEntries: [path] },
  );
  return render(<RouterProvider router={router} />);
}

it('sends a visitor to sign in, and knows the way back', async () => {
  session.end('expiry');
  const screen = await open('/stockList?q=a15');
  await expect.element(screen.getByText('at /login?from=%2FstockList%3Fq%3Da15')).toBeVisible();
});

it('lets the signed-in user in', async () => {
  session.begin({ token: 't', user }, location.origin);
  const screen = await open('/stockList?q=a15');
  await expect.element(screen.getByText('at /stockList?q=a15')).toBeVisible();
});

it('asks again, for the same page, once the token has expired', async () => {
  session.begin({ token: 't', user }, location.origin);
  const screen = await open('/stockList?q=a15');
  session.end('expiry');
  await expect.element(screen.getByText('at /login?from=%2FstockList%3Fq%3Da15')).toBeVisible();
});

it('forgets the page of whoever signs out', async () => {
  session.begin({ token: 't', user }, location.origin);
  const screen = await open('/stockList?q=a15');
  session.end('sign-out');
  await expect.element(screen.getByText('at /login', { exact: true })).toBeVisible();
});
