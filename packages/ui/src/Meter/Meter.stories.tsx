import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Meter, type MeterLevel } from './Meter.tsx';

const levels: MeterLevel[] = [
  { from: 80, tone: 'caution', label: 'nearly full' },
  { from: 95, tone: 'critical', label: 'full' },
];

const meta: Meta<typeof Meter> = {
  title: 'UI/Feedback/Meter',
  component: Meter,
  args: { label: 'Storage', value: 40, levels },
};
export default meta;

type Story = StoryObj<typeof Meter>;

export const BelowAllLevels: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Storage' })).toHaveAttribute('aria-valuetext', '40%');
  },
};

export const NearlyFull: Story = {
  args: {
    value: 17,
    maxValue: 20,
    valueText: '17 of 20 GB',
    levels: [{ from: 16, tone: 'caution', label: 'nearly full' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '17 of 20 GB · nearly full');
  },
};

export const Unknown: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '–');
  },
};

export const LongWords: Story = {
  args: {
    value: 90,
    label:
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft and whatever belongs to it',
    valueText: 'Eighteen of the twenty gigabytes that were agreed upon',
  },
  decorators: [(Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>],
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 300px)', gap: 24 }}>
      <Meter label="Empty" value={0} levels={levels} />
      <Meter label="Some" value={40} levels={levels} />
      <Meter label="Storage" value={85} levels={levels} />
      <Meter label="Storage" value={100} levels={levels} />
      <Meter label="Goal of the month" value={64} tone="positive" valueText="Rs 640,000 of Rs 1,000,000" />
      <Meter label="Not known" value={null} />
      <Meter label="Small" value={30} size="small" />
      <Meter label="Hidden words" value={60} isLabelHidden size="small" />
    </div>
  ),
};
