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

it('gives nobody a share where the total is zero', async () => {
  const parts = props.parts.map((part) => ({ ...part, value: 0 }));
  await render(<ShareChart {...props} parts={parts} />);
  await expect.element(row(/Rent/)).toMatchTextContent(/No value/);
  expect(document.body.innerHTML).not.toContain('NaN');
});

it('shows a value below zero without a share', async () => {
  await render(
    <ShareChart {...props} parts={[...props.parts, { id: 'back', label: 'Refund', value: -40 }]} />,
  );
  await expect.element(row(/Refund/)).toMatchTextContent(/\u221240.*No value/);
  await expect.element(row(/Rent/)).toMatchTextContent(/60%/);
});

it('is empty where no part has a value', async () => {
  await render(<ShareChart {...props} parts={[{ id: 'rent', label: 'Rent', value: null }]} />);
  await expect.element(page.getByText('Nothing here yet')).toBeVisible();
});
