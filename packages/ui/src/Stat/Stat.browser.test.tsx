import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stat } from './Stat.tsx';

let warn: MockInstance;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

describe('Stat', () => {
  it.each([
    [null, 0],
    [undefined, 0],
    ['', 0],
    [Number.NaN, 1],
  ])(
    'shows a dash for %s, and names the prop where it can be nothing but a mistake',
    async (value, warnings) => {
      await render(<Stat label="Orders" value={value} />);
      await expect.element(page.getByText('–')).toBeVisible();
      expect(warn).toHaveBeenCalledTimes(warnings);
    },
  );

  it('shows zero as zero', async () => {
    await render(<Stat label="Orders" value={0} />);
    await expect.element(page.getByText('0', { exact: true })).toBeVisible();
  });

  it('reads a change in words, and passes over one that is no number', async () => {
    const view = await render(
      <Stat label="Orders" value="12" trend={{ change: -0.25, comparison: 'than in May' }} />,
    );
    await expect.element(page.getByText('Down 25%')).toBeInTheDocument();
    await view.rerender(
      <Stat label="Orders" value="12" trend={{ change: Number.NaN, comparison: 'than in May' }} />,
    );
    await expect.element(page.getByText('than in May')).not.toBeInTheDocument();
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/Stat: trend.change is NaN/));
  });

  it('is one link with all its words, and says while it loads that it does', async () => {
    await render(<Stat label="Orders" value="12" href="#orders" isLoading />);
    await expect.element(page.getByRole('link', { name: /Orders.*Loading/ })).toBeVisible();
    await expect.element(page.getByText('12')).not.toBeInTheDocument();
  });
});
