import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ShareChart, type ShareChartProps } from './ShareChart.tsx';

const props: ShareChartProps = {
  label: 'Expenses',
  partLabel: 'Kind',
  valueLabel: 'Amount',
  parts: [
    { id: 'rent', label: 'Rent', value: 60 },
    { id: 'wages', label: 'Wages', value: 30 },
    { id: 'tea', label: 'Tea', value: 10 },
  ],
};

const row = (name: RegExp) => page.getByRole('row', { name });
const barWidth = (name: RegExp) =>
  row(name).element().querySelector('th span span')?.getBoundingClientRect().width ?? 0;

it('draws each part as a bar as long as its share', async () => {
  await render(<ShareChart {...props} />);
  await expect.element(row(/Wages/)).toMatchTextContent(/30%/);
  expect(barWidth(/Rent/) / barWidth(/Wages/)).toBeCloseTo(2, 1);
  expect(barWidth(/Wages/) / barWidth(/Tea/)).toBeCloseTo(3, 1);
});
