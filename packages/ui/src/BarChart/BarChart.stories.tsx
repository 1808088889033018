import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { channels, course, daysFrom, eightSeries, months } from '../charts/charts.fixtures.ts';
import { BarChart } from './BarChart.tsx';

const meta: Meta<typeof BarChart> = {
  title: 'UI/Charts/BarChart',
  component: BarChart,
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

type Story = StoryObj<typeof BarChart>;

export const SeveralSeries: Story = {};

export const OneSeries: Story = {
  args: {
    label: 'What customers owe, by age',
    categories: ['Not due', '1 to 7 days', '8 to 30 days', '31 to 90 days', 'Older'],
    categoryLabel: 'Age',
    categoryFormat: 'text',
    valueFormat: 'money',
    series: [{ id: 'owed', label: 'Owed', values: [48_000_000, 21_500_000, 16_250_000, 4_000_000, 900_000] }],
  },
};

export const EightSeries: Story = {
  args: {
    categories: months.slice(0, 3),
    series: eightSeries.map((one) => ({ ...one, values: one.values.slice(0, 3) })),
  },
};

export const BelowZero: Story = {
  args: {
    label: 'Profit and loss',
    valueFormat: 'money',
    series: [
      { id: 'profit', label: 'Profit', values: [3_000_000, -1_200_000, 450_000, -2_600_000, 1_900_000] },
    ],
  },
};

export const LongLabels: Story = {
  args: {
    label: 'What was returned, and why, in the order in which it was said at the counter of the main branch',
    categories: [
      'The parcel was damaged on the way and the customer did not want it any more',
      'Wrong size',
      'ItWasOneLongWordThatNobodyCouldBreakAnywhereInTheWholeOfTheSentence',
    ],
    categoryLabel: 'Reason',
    categoryFormat: 'text',
    series: [{ id: 'returned', label: 'Returned', values: [12, 31, 4] }],
  },
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('slider');
    await expect(chart).toHaveAttribute(
      'aria-valuetext',
      'The parcel was damaged on the way and the customer did not want it any more: Returned 12',
    );
  },
};

export const AllZero: Story = {
  args: { series: [{ id: 'orders', label: 'Orders', values: [0, 0, 0, 0, 0] }] },
};

export const ManyBars: Story = {
  args: {
    categories: daysFrom(1000),
    categoryLabel: 'Day',
    categoryFormat: 'day',
    series: [{ id: 'orders', label: 'Orders', values: course(1000, 60, 3) }],
  },
};

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(await canvas.findByRole('slider'));
    await expect(await canvas.findByText('June 2026')).toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24, inlineSize: 960 }}>
      <BarChart {...args} height={180} />
      <BarChart {...args} {...EightSeries.args} label="Eight series" height={180} />
      <BarChart {...args} {...OneSeries.args} height={160} />
      <BarChart {...args} {...BelowZero.args} height={160} />
      <BarChart {...args} {...LongLabels.args} label="Long labels" height={140} />
      <BarChart {...args} {...ManyBars.args} label="A thousand bars" height={140} />
      <BarChart {...args} {...AllZero.args} label="All zero" height={120} />
      <BarChart {...args} label="Empty" series={[]} height={120} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('slider')).toHaveLength(7);
  },
};
