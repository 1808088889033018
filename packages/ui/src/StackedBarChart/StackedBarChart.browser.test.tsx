import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StackedBarChart } from './StackedBarChart.tsx';

it('tells the values of a stack, not where they reach to', async () => {
  await render(
    <StackedBarChart
      label="Orders"
      categories={['June', 'July']}
      categoryLabel="Month"
      series={[
        { id: 'counter', label: 'Counter', values: [10, 20] },
        { id: 'online', label: 'Online', values: [5, null] },
      ]}
    />,
  );
  const chart = page.getByRole('slider', { name: 'Orders', exact: true });
  await expect.element(chart).toHaveAttribute('aria-valuetext', 'June: Counter 10, Online 5');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(chart).toHaveAttribute('aria-valuetext', 'July: Counter 20, Online No value');
});
