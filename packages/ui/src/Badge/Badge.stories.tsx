import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Clock } from 'lucide-react';
import { expect } from 'storybook/test';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Badge } from './Badge.tsx';

const meta: Meta<typeof Badge> = {
  title: 'UI/Feedback/Badge',
  component: Badge,
  args: { children: 'Draft' },
};
export default meta;

type Story = StoryObj<typeof Badge>;

export const Neutral: Story = {};

const tones = (
  <Inline>
    <Badge>Draft</Badge>
    <Badge tone="accent">New</Badge>
    <Badge tone="positive">Paid</Badge>
    <Badge tone="caution">Due tomorrow</Badge>
    <Badge tone="critical">Overdue</Badge>
    <Badge tone="info">Dispatched</Badge>
  </Inline>
);

export const EveryTone: Story = { render: () => tones };

export const WithIcon: Story = {
  args: { tone: 'positive', icon: <Check size={12} strokeWidth={2} />, children: 'Paid' },
};

export const LongWords: Story = {
  args: { children: 'Sent back by the customer and waiting to be looked at by somebody who knows' },
  decorators: [(Story) => <div style={{ inlineSize: 160 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const badge = canvas.getByText(/Sent back/);
    await expect(badge.getBoundingClientRect().width).toBeLessThanOrEqual(160);
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={3} align="start">
      {tones}
      <Inline>
        <Badge icon={<Check size={12} strokeWidth={2} />} tone="positive">
          Paid
        </Badge>
        <Badge icon={<Clock size={12} strokeWidth={2} />} tone="caution">
          Due tomorrow
        </Badge>
      </Inline>
      <div style={{ inlineSize: 160 }}>
        <Badge>Sent back by the customer and waiting</Badge>
      </div>
    </Stack>
  ),
};
