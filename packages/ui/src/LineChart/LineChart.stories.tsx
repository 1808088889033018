import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { course, daysFrom, eightSeries } from '../charts/charts.fixtures.ts';
import { Stack } from '../Stack/Stack.tsx';
import { LineChart } from './LineChart.tsx';

const meta: Meta<typeof LineChart> = {
  title: 'UI/Charts/LineChart',
  component: LineChart,
  args: {
    label: 'Sales and profit',
    categories: daysFrom(30),
    categoryLabel: 'Day',
    categoryFormat: 'day',
    valueFormat: 'money',
    series: [
      { id: 'sales', label: 'Sales', values: course(30, 8_400_000, 3) },
      { id: 'profit', label: 'Profit', values: course(30, 2_100_000, 5) },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
};
export default meta;

type Story = StoryObj<typeof LineChart>;

export const TwoSeries: Story = {};

export const OneSeries: Story = {
  args: {
    label: 'Visitors',
    description: 'People who came in, by the counter at the door',
    valueFormat: 'number',
    series: [{ id: 'visitors', label: 'Visitors', values: course(30, 240, 4) }],
  },
};

export const EightSeries: Story = {
  args: {
    label: 'Orders by branch',
    categories: Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}`),
    categoryLabel: 'Month',
    categoryFormat: 'month',
    valueFormat: 'number',
    series: eightSeries,
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('slider', { name: 'Sales and profit' });
    chart.focus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(chart).toHaveAttribute('aria-valuenow', '29');
    await expect(chart.getAttribute('aria-valuetext')).toMatch(/29 November 2026: Sales Rs.+, Profit Rs/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(chart.getAttribute('aria-valuetext')).not.toContain('Profit');
    await expect(canvas.getByText(/29 November 2026/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText(/29 November 2026/)).not.toBeInTheDocument();
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Show as table/ }));
    const table = canvas.getByRole('table', { name: 'Sales and profit' });
    await expect(within(table).getAllByRole('row')).toHaveLength(31);
    await expect(within(table).getByRole('rowheader', { name: /21 November 2026/ })).toBeInTheDocument();
  },
};

export const WithGaps: Story = {
  args: {
    categories: daysFrom(14),
    series: [
      {
        id: 'sales',
        label: 'Sales',
        values: [1200, 1500, null, null, 1700, 1400, null, 1900, null, 2100, 1800, 1600, null, null],
      },
    ],
  },
};

export const DaysFarApart: Story = {
  args: {
    label: 'Counted stock',
    categories: ['2026-01-04', '2026-01-05', '2026-01-07', '2026-03-20', '2026-11-21'],
    valueFormat: 'number',
    series: [{ id: 'stock', label: 'In stock', values: [120, 118, 96, 240, 60] }],
  },
};

export const BelowZero: Story = {
  args: {
    label: 'Cash at the end of the day',
    categories: daysFrom(10),
    series: [
      {
        id: 'cash',
        label: 'Cash',
        values: [45_000, 20_000, -15_000, -60_000, -20_000, 5_000, 30_000, 80_000, 60_000, 95_000].map(
          (rupees) => rupees * 100,
        ),
      },
    ],
  },
};

export const OnePoint: Story = {
  args: { categories: daysFrom(1), series: [{ id: 'sales', label: 'Sales', values: [125_000] }] },
};

export const ThousandPoints: Story = {
  args: {
    label: 'Three years',
    categories: daysFrom(1000),
    valueFormat: 'number',
    series: [
      { id: 'a', label: 'This branch', values: course(1000, 500, 3) },
      { id: 'b', label: 'All branches', values: course(1000, 900, 7) },
    ],
  },
};

export const Loading: Story = { args: { isLoading: true, categories: [], series: [] } };

export const Empty: Story = {
  args: { series: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing here yet')).toBeVisible();
  },
};

const onRetry = fn();

export const Failed: Story = {
  args: { error: { message: 'The figures could not be loaded', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24, inlineSize: 960 }}>
      <LineChart {...args} height={180} />
      <LineChart {...args} {...EightSeries.args} label="Eight series" height={180} />
      <LineChart {...args} {...WithGaps.args} label="Gaps" height={140} />
      <LineChart {...args} {...BelowZero.args} label="Below zero" height={140} />
      <LineChart {...args} {...ThousandPoints.args} label="A thousand points" height={140} />
      <LineChart {...args} {...OnePoint.args} label="One point" height={140} />
      <Stack>
        <LineChart
          {...args}
          label="Failed"
          error={{ message: 'The figures could not be loaded' }}
          height={80}
        />
        <LineChart {...args} label="Loading" isLoading series={[]} height={80} />
      </Stack>
      <LineChart {...args} label="Empty" series={[]} height={120} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('slider')).toHaveLength(6);
  },
};
