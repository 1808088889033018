import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BarChart, type BarChartProps } from './BarChart.tsx';

const props: BarChartProps = {
  label: 'Orders',
  categories: ['Counter', 'Online', 'By order'],
  categoryLabel: 'Channel',
  series: [{ id: 'orders', label: 'Orders', values: [10, -20, 0] }],
};

const chart = page.getByRole('slider', { name: 'Orders', exact: true });

describe('BarChart', () => {
  it('stands on zero: what is below it goes down, and what is nothing has no bar', async () => {
    await render(<BarChart {...props} height={200} />);
    await expect.element(chart).toBeInTheDocument();
    const bars = document.querySelector('path[style*="url"]')?.getAttribute('d') ?? '';
    const [up = [], down = [], none] = bars
      .split('Z')
      .filter(Boolean)
      .map((bar) => bar.match(/-?[\d.]+/g)?.map(Number) ?? []);
    expect(none).toBeUndefined();
    // Top of the first bar plus its height is the top of the second: zero.
    expect((up[1] ?? 0) + (up[3] ?? 0)).toBeCloseTo(down[1] ?? -1, 1);
  });

  it('finds the bar under the pointer', async () => {
    await render(<BarChart {...props} />);
    await expect.element(chart).toBeInTheDocument();
    const { width } = chart.element().getBoundingClientRect();
    await userEvent.hover(chart, { position: { x: width / 2, y: 30 } });
    await expect.element(chart).toHaveAttribute('aria-valuetext', 'Online: Orders \u221220');
  });

  it('gives every pattern an id of its own, with several charts on one page', async () => {
    await render(
      <>
        <BarChart {...props} />
        <BarChart {...props} label="Others" />
      </>,
    );
    await expect.element(page.getByRole('slider', { name: 'Others' })).toBeInTheDocument();
    const ids = [...document.querySelectorAll('pattern')].map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(2);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
