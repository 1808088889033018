import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { LineChart, type LineChartProps } from './LineChart.tsx';

const days = ['2026-11-19', '2026-11-20', '2026-11-21'];
const props: LineChartProps = {
  label: 'Orders',
  categories: days,
  categoryLabel: 'Day',
  categoryFormat: 'day',
  series: [
    { id: 'counter', label: 'Counter', values: [4, 7, 5] },
    { id: 'online', label: 'Online', values: [1, null, 3] },
  ],
};

const chart = () => page.getByRole('slider', { name: 'Orders', exact: true });

describe('LineChart under a pointer', () => {
  it.each(['en', 'ur'] as const)('finds the nearest day (%s)', async (locale) => {
    await render(
      <UIProvider locale={locale}>
        <LineChart {...props} />
      </UIProvider>,
    );
    await expect.element(chart()).toBeInTheDocument();
    const { width } = chart().element().getBoundingClientRect();
    await userEvent.hover(chart(), { position: { x: locale === 'ur' ? 4 : width - 4, y: 20 } });
    await expect.element(chart()).toHaveAttribute('aria-valuenow', '3');
  });
});

describe('LineChart keeps its place', () => {
  it('is as high while it is on its way as when it stands', async () => {
    const { container, rerender } = await render(<LineChart {...props} series={[]} isLoading height={300} />);
    const before = container.getBoundingClientRect().height;
    expect(before).toBeGreaterThan(300);
    await rerender(<LineChart {...props} height={300} series={props.series.slice(0, 1)} />);
    await expect.element(chart()).toBeInTheDocument();
    expect(container.querySelector('figure > div')?.getBoundingClientRect().height).toBe(300);
  });

  it('follows the width of what it stands in', async () => {
    const { container } = await render(<LineChart {...props} />);
    await expect.element(chart()).toBeInTheDocument();
    container.style.inlineSize = '300px';
    await expect
      .poll(() => Number(container.querySelector('figure svg')?.getAttribute('width')))
      .toBeLessThan(300);
  });
});

describe('LineChart when something is wrong', () => {
  it('keeps to the figures when they become fewer', async () => {
    const { rerender } = await render(<LineChart {...props} />);
    await expect.element(chart()).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowDown}{ArrowDown}');
    await rerender(
      <LineChart {...props} categories={days.slice(0, 1)} series={[{ id: 'a', label: 'A', values: [9] }]} />,
    );
    await expect
      .element(chart())
      .toHaveAttribute('aria-valuetext', expect.stringMatching(/19 November 2026: A 9$/));
  });
});
