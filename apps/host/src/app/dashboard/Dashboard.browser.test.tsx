import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InShop } from '../../kit/session/InShop.fixtures.tsx';
import { Dashboard } from './Dashboard.tsx';

it('leads to the pages of every day before the server has answered', async () => {
  await render(
    <InShop answer={() => new Promise(() => {})}>
      <Dashboard />
    </InShop>,
  );
  await expect.element(page.getByRole('link', { name: 'Today book' })).toBeVisible();
});
