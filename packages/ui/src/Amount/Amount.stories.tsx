import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount } from './Amount.tsx';

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
