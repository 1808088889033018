import { expect, it } from 'vitest';
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

/** A chart in a language, and a look at the place that it tells of. */
async function openIn(locale: 'en' | 'ur') {
  await render(
    <UIProvider locale={locale}>
      <LineChart {...props} />
    </UIProvider>,
  );
  await expect.element(chart()).toBeInTheDocument();
  return () => chart().element().getAttribute('aria-valuenow');
}

it.each(['en', 'ur'] as const)('finds the day nearest to the pointer (%s)', async (locale) => {
  const place = await openIn(locale);
  const { width } = chart().element().getBoundingClientRect();
  await userEvent.hover(chart(), { position: { x: locale === 'ur' ? 4 : width - 4, y: 20 } });
  await expect.poll(place).toBe('3');
});

it.each([
  ['en', '{ArrowRight}', '{ArrowLeft}'],
  ['ur', '{ArrowLeft}', '{ArrowRight}'],
] as const)('goes on and back in reading order, and never beyond an end (%s)', async (locale, on, back) => {
  const place = await openIn(locale);
  await userEvent.tab();
  const places: unknown[] = [];
  for (const key of [back, on, '{PageUp}', on, back, '{PageDown}', '{PageDown}', '{End}', '{Home}']) {
    await userEvent.keyboard(key);
    places.push(place());
  }
  expect(places).toEqual(['1', '2', '3', '3', '2', '1', '1', '3', '1']);
});

it('goes round through all series and each of them', async () => {
  await openIn('en');
  await userEvent.tab();
  const told: unknown[] = [];
  for (const key of ['{ArrowUp}', '{ArrowUp}', '{ArrowUp}', '{ArrowDown}']) {
    await userEvent.keyboard(key);
    told.push(chart().element().getAttribute('aria-valuetext')?.split(': ')[1]);
  }
  expect(told).toEqual(['Online 1', 'Counter 4', 'Counter 4, Online 1', 'Counter 4']);
});

it('is as high while it is on its way as when it stands', async () => {
  const { container, rerender } = await render(<LineChart {...props} series={[]} isLoading height={300} />);
  const before = container.getBoundingClientRect().height;
  expect(before).toBeGreaterThan(300);
  // On touch the button in the corner is larger.
  await rerender(
    <UIProvider density="comfortable">
      <LineChart {...props} height={300} series={props.series.slice(0, 1)} />
    </UIProvider>,
  );
  await expect.element(chart()).toBeInTheDocument();
  expect(container.querySelector('figure > div')?.getBoundingClientRect().height).toBe(300);
});

it('follows the width of what it stands in, and the figures when they become fewer', async () => {
  const { container, rerender } = await render(<LineChart {...props} />);
  await expect.element(chart()).toBeInTheDocument();
  container.style.inlineSize = '300px';
  await expect
    .poll(() => Number(container.querySelector('figure svg')?.getAttribute('width')))
    .toBeLessThan(300);
  await userEvent.tab();
  await userEvent.keyboard('{End}{ArrowDown}{ArrowDown}');
  const fewer = [{ id: 'a', label: 'A', values: [9] }];
  await rerender(<LineChart {...props} categories={days.slice(0, 1)} series={fewer} />);
  const told = expect.stringMatching(/19 November 2026: A 9$/);
  await expect.element(chart()).toHaveAttribute('aria-valuetext', told);
});
