import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { Amount, type AmountProps } from './Amount.tsx';

const meta: Meta<typeof Amount> = {
  title: 'UI/Structure/Amount',
  component: Amount,
  args: { minor: 12_345_00 },
};
export default meta;

type Story = StoryObj<typeof Amount>;

export const Whole: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Rs\s12,345$/)).toBeVisible();
  },
};

export const WithFraction: Story = { args: { minor: 12_345_50 } };

export const Negative: Story = { args: { minor: -15_000_00, tone: 'critical' } };

export const Signed: Story = { args: { hasSign: true, tone: 'positive', weight: 'strong' } };

export const OtherCurrency: Story = {
  args: { currency: 'EUR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/€\s12,345$/)).toBeVisible();
  },
};

export const Unknown: Story = {
  args: { minor: Number.NaN },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
  },
};

const column: CSSProperties = { display: 'grid', gap: 8, justifyItems: 'end', maxWidth: 240 };
const looks: readonly AmountProps[] = [
  { minor: 0 },
  { minor: 12_345_00 },
  { minor: 12_345_50, weight: 'medium' },
  { minor: 98_765_432_10, weight: 'strong' },
  { minor: -15_000_00 },
  { minor: 500_00, tone: 'muted' },
  { minor: 500_00, tone: 'positive', hasSign: true },
  { minor: 500_00, tone: 'caution' },
  { minor: -500_00, tone: 'critical', weight: 'strong' },
  { minor: 500_00, currency: 'EUR' },
  { minor: Number.NaN },
];

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={column}>
      {looks.map((look) => (
        <Amount key={JSON.stringify(look)} {...look} />
      ))}
    </div>
  ),
};
