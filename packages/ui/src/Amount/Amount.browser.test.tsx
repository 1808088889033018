import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { Amount } from './Amount.tsx';

it('stands from left to right within text that goes the other way, minus first', async () => {
  await render(
    <UIProvider locale="ur">
      <p>
        بقایا <Amount minor={-1_234_50} /> روپے
      </p>
    </UIProvider>,
  );
  const { direction, unicodeBidi } = getComputedStyle(page.getByText('−Rs\u00a01,234.50').element());
  expect([direction, unicodeBidi]).toEqual(['ltr', 'isolate']);
});

it('groups its digits as the language of the provider does', async () => {
  await render(
    <UIProvider locale="en-IN">
      <Amount minor={1_234_567_00} />
    </UIProvider>,
  );
  await expect.element(page.getByText('Rs\u00a012,34,567')).toBeVisible();
});

it('takes the currency of the provider, and rounds a fraction of a minor unit', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await render(
    <UIProvider currency="EUR">
      <Amount minor={12.6} />
    </UIProvider>,
  );
  await expect.element(page.getByText('€\u00a00.13')).toBeVisible();
});
