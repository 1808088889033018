import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Amount } from '../Amount/Amount.tsx';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { Stat } from './Stat.tsx';

describe('Stat', () => {
  it.each([null, undefined, '', Number.NaN])('shows a dash for %s', async (value) => {
    await render(<Stat label="Orders" value={value} />);
    await expect.element(page.getByText('–')).toBeVisible();
  });

  it('keeps eight digits in one line where two cards share a phone, and stays large where there is room', async () => {
    await render(
      <>
        <div style={{ inlineSize: 171 }}>
          <Stat label="Narrow" value={<Amount minor={1_234_567_800} />} />
        </div>
        <div style={{ inlineSize: 260 }}>
          <Stat label="Wide" value={<Amount minor={1_234_567_800} />} />
        </div>
      </>,
    );
    const figures = page.getByText('Rs 12,345,678').elements();
    expect(figures).toHaveLength(2);
    for (const figure of figures) {
      const card = figure.closest('div[style]')?.getBoundingClientRect();
      expect(figure.getClientRects()).toHaveLength(1);
      expect(figure.getBoundingClientRect().right).toBeLessThan(card?.right ?? 0);
    }
    const [narrow, wide] = figures.map((figure) => Number.parseFloat(getComputedStyle(figure).fontSize));
    expect(narrow).toBeGreaterThanOrEqual(16);
    expect(narrow).toBeLessThan(20);
    expect(wide).toBe(24);
  });

  it.each([
    ['en', 9_999_999_999_999],
    ['ur', -9_999_999_999_999],
  ] as const)('keeps the largest amounts within a card, in one line: %s', async (locale, minor) => {
    await render(
      <UIProvider locale={locale}>
        {[171, 200, 260, 420].map((width) => (
          <div key={width} style={{ inlineSize: width }}>
            <Stat label="Cash" value={<Amount minor={minor} />} description="of it" />
          </div>
        ))}
      </UIProvider>,
    );
    const figures = page.getByText(/99,999,999,999\.99$/).elements();
    expect(figures).toHaveLength(4);
    for (const figure of figures) {
      const box = figure.getBoundingClientRect();
      const card = figure.closest('div[style]')?.getBoundingClientRect();
      expect(figure.getClientRects()).toHaveLength(1);
      expect(box.right).toBeLessThan((card?.right ?? 0) - 20);
      expect(box.left).toBeGreaterThan((card?.left ?? 0) + 20);
      expect(Number.parseFloat(getComputedStyle(figure).fontSize)).toBeGreaterThanOrEqual(10);
    }
    expect(getComputedStyle(figures[3] as Element).fontSize).toBe('24px');
  });

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
  });

  it('is one link with all its words, and says while it loads that it does', async () => {
    await render(<Stat label="Orders" value="12" href="#orders" isLoading />);
    await expect.element(page.getByRole('link', { name: /Orders.*Loading/ })).toBeVisible();
    await expect.element(page.getByText('12')).not.toBeInTheDocument();
  });
});
