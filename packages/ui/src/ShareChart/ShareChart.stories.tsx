import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ShareChart } from './ShareChart.tsx';

const meta: Meta<typeof ShareChart> = {
  title: 'UI/Charts/ShareChart',
  component: ShareChart,
  args: {
    label: 'Expenses in October',
    partLabel: 'Kind',
    valueLabel: 'Amount',
    valueFormat: 'money',
    parts: [
      { id: 'rent', label: 'Rent', value: 6_000_000 },
      { id: 'wages', label: 'Wages', value: 4_800_000 },
      { id: 'power', label: 'Electricity', value: 1_450_000 },
      { id: 'tea', label: 'Tea', value: 380_000 },
      { id: 'other', label: 'Other', value: 920_000 },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
};
export default meta;

type Story = StoryObj<typeof ShareChart>;

export const Expenses: Story = {
  play: async ({ canvas }) => {
    const lengthOf = (name: RegExp) =>
      canvas.getByRole('row', { name }).querySelector('th span span')?.getBoundingClientRect().width ?? 0;
    await expect(lengthOf(/Rent/) / lengthOf(/Wages/)).toBeCloseTo(1.25, 1);
    await expect(lengthOf(/Wages/) / lengthOf(/Other/)).toBeCloseTo(48 / 9.2, 0);
  },
};

export const OnePart: Story = { args: { parts: [{ id: 'rent', label: 'Rent', value: 6_000_000 }] } };

export const SmallParts: Story = {
  args: {
    parts: [
      { id: 'rent', label: 'Rent', value: 99_999_000 },
      { id: 'tea', label: 'Tea', value: 500 },
      { id: 'stamps', label: 'Stamps', value: 0 },
      { id: 'gifts', label: 'Gifts', value: null },
    ],
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    await expect(within(table).getByRole('row', { name: /Tea/ })).toHaveTextContent('< 0.1%');
    await expect(within(table).getByRole('row', { name: /Rent/ })).toHaveTextContent('> 99.9%');
    await expect(within(table).getByRole('cell', { name: '0%' })).toBeVisible();
  },
};

export const NothingToShare: Story = {
  args: {
    parts: [
      { id: 'rent', label: 'Rent', value: 0 },
      { id: 'wages', label: 'Wages', value: 0 },
    ],
  },
};

export const LongLabels: Story = {
  args: {
    parts: [
      { id: 'a', label: 'What was paid for carrying parcels to customers in other cities', value: 300 },
      { id: 'b', label: 'OneLongWordThatNobodyCouldBreakAnywhereInTheWholeOfIt', value: 200 },
    ],
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        gap: 24,
        inlineSize: 960,
        alignItems: 'start',
      }}
    >
      <ShareChart {...args} />
      <ShareChart
        {...args}
        label="Eight parts"
        parts={['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Larch', 'Oak', 'Pine'].map((label, place) => ({
          id: label,
          label,
          value: (place + 2) * 10_000,
        }))}
      />
      <ShareChart {...args} {...SmallParts.args} label="Small parts" />
      <ShareChart {...args} {...NothingToShare.args} label="Nothing to share" />
      <ShareChart {...args} {...LongLabels.args} label="Long labels" />
      <ShareChart {...args} label="Empty" parts={[]} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('table')).toHaveLength(5);
  },
};
