import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { Amount } from './Amount.tsx';

afterEach(() => vi.restoreAllMocks());

describe('Amount', () => {
  it('stands from left to right within text that goes the other way, minus first', async () => {
    await render(
      <UIProvider locale="ur">
        <p data-testid="line">
          بقایا <Amount minor={-1_234_50} /> روپے
        </p>
      </UIProvider>,
    );
    const amount = page.getByText('−Rs\u00a01,234.50').element();
    expect(getComputedStyle(amount).direction).toBe('ltr');
    expect(getComputedStyle(amount).unicodeBidi).toBe('isolate');
  });

  it('takes the currency of the provider, unless it is given one', async () => {
    await render(
      <UIProvider currency="EUR">
        <Amount minor={5_00} /> <Amount minor={5_00} currency="PKR" />
      </UIProvider>,
    );
    await expect.element(page.getByText('€\u00a05')).toBeVisible();
    await expect.element(page.getByText('Rs\u00a05')).toBeVisible();
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21])(
    'shows a dash for %s, and warns of it',
    async (minor) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      await render(<Amount minor={minor} />);
      await expect.element(page.getByText('–')).toBeVisible();
      expect(warn.mock.lastCall?.[0]).toContain(`\`minor\` is ${minor}`);
    },
  );

  it('rounds a fraction of a minor unit, and warns of it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await render(<Amount minor={12.6} />);
    await expect.element(page.getByText('Rs\u00a00.13')).toBeVisible();
    expect(warn).toHaveBeenCalledOnce();
  });
});
