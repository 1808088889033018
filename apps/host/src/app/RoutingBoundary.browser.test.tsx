import { ApiError } from '@handset/api-client';
import { UIProvider } from '@handset/ui';
import { type ReactNode, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { MessagesProvider } from '../messages/MessagesProvider.tsx';
import { PreferencesProvider } from '../preferences/PreferencesProvider.tsx';
import { RoutingBoundary } from './RoutingBoundary.tsx';

const broken = new ApiError('The books are closed', { status: 503, code: 'unavailable' });

function Broken(): ReactNode {
  throw broken;
}

function page(visit: string, children: ReactNode) {
  return (
    <PreferencesProvider>
      <UIProvider>
        <Suspense>
          <MessagesProvider>
            <RoutingBoundary visit={visit}>{children}</RoutingBoundary>
          </MessagesProvider>
        </Suspense>
      </UIProvider>
    </PreferencesProvider>
  );
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('says what went wrong in place of the page, and begins anew with the next visit', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const screen = await render(page('first', <Broken />));
  await expect.element(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect.element(screen.getByText('503 The books are closed', { exact: true })).toBeVisible();
  await screen.rerender(page('first', <p>Stock</p>));
  await expect.element(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await screen.rerender(page('second', <p>Stock</p>));
  await expect.element(screen.getByText('Stock')).toBeVisible();
});
