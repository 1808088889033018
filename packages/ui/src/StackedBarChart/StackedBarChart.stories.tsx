import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { channels, course, daysFrom, eightSeries, months } from '../charts/charts.fixtures.ts';
import { StackedBarChart } from './StackedBarChart.tsx';

const meta: Meta<typeof StackedBarChart> = {
  title: 'UI/Charts/StackedBarChart',
  component: StackedBarChart,
  args: {
    label: 'Orders by channel',
    categories: months,
    categoryLabel: 'Month',
    categoryFormat: 'month',
    series: channels,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
};
export default meta;

type Story = StoryObj<typeof StackedBarChart>;

export const ThreeSeries: Story = {};

export const EightSeries: Story = {
  args: {
    label: 'Orders by branch',
    categories: Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}`),
    series: eightSeries,
  },
};

export const BelowZero: Story = {
  args: {
    label: 'Money in and out',
    valueFormat: 'money',
    series: [
      { id: 'sales', label: 'Sales', values: [5_200_000, 4_800_000, 6_100_000, 5_500_000, 7_000_000] },
      { id: 'other', label: 'Other income', values: [300_000, 0, 450_000, 120_000, 90_000] },
      {
        id: 'purchases',
        label: 'Purchases',
        values: [-3_900_000, -4_100_000, -2_700_000, -5_000_000, -4_400_000],
      },
      { id: 'rent', label: 'Rent', values: [-600_000, -600_000, -600_000, -600_000, -600_000] },
    ],
  },
};

export const WithGaps: Story = {
  args: {
    series: [
      { id: 'counter', label: 'Counter', values: [42, null, 38, null, 70] },
      { id: 'online', label: 'Online', values: [18, 25, null, null, 44] },
    ],
  },
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('slider');
    await expect(chart).toHaveAttribute('aria-valuetext', 'June 2026: Counter 42, Online 18');
    chart.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(chart).toHaveAttribute('aria-valuetext', 'July 2026: Counter No value, Online 25');
  },
};

export const ManyBars: Story = {
  args: {
    categories: daysFrom(1000),
    categoryLabel: 'Day',
    categoryFormat: 'day',
    series: [
      { id: 'a', label: 'Counter', values: course(1000, 60, 3) },
      { id: 'b', label: 'Online', values: course(1000, 30, 5) },
    ],
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24, inlineSize: 960 }}>
      <StackedBarChart {...args} height={180} />
      <StackedBarChart {...args} {...EightSeries.args} label="Eight series" height={180} />
      <StackedBarChart {...args} {...BelowZero.args} height={180} />
      <StackedBarChart {...args} {...WithGaps.args} label="Gaps" height={180} />
      <StackedBarChart {...args} {...ManyBars.args} label="A thousand bars" height={140} />
      <StackedBarChart {...args} label="Empty" series={[]} height={140} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('slider')).toHaveLength(5);
  },
};
