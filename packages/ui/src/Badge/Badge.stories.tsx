import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Stack/Stack.tsx';
import { Badge } from './Badge.tsx';

const meta: Meta<typeof Badge> = {
  title: 'UI/Feedback/Badge',
  component: Badge,
  args: { children: 'Draft' },
};
export default meta;

type Story = StoryObj<typeof Badge>;

export const Neutral: Story = {};

export const EveryTone: Story = {
  render: () => (
    <Inline>
      <Badge>Draft</Badge>
      <Badge tone="accent">New</Badge>
      <Badge tone="positive">In stock</Badge>
      <Badge tone="caution">Due tomorrow</Badge>
      <Badge tone="critical">Overdue</Badge>
      <Badge tone="info">Dispatched</Badge>
    </Inline>
  ),
};
