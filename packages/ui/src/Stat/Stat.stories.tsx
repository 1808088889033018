import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingCart } from 'lucide-react';
import { Stat } from './Stat.tsx';

const meta: Meta<typeof Stat> = {
  title: 'UI/Structure/Stat',
  component: Stat,
  args: { label: 'Open orders', value: '1,482' },
  decorators: [(Story) => <div style={{ maxInlineSize: 900 }}>{Story()}</div>],
};
export default meta;

type Story = StoryObj<typeof Stat>;

export const Neutral: Story = {};

export const Caution: Story = { args: { tone: 'caution', description: '12 are due tomorrow' } };

export const Linked: Story = { args: { href: '#orders', tone: 'positive' } };

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        alignItems: 'start',
      }}
    >
      <Stat label="Neutral" value="1,482" icon={<ShoppingCart size={16} strokeWidth={1.75} />} />
      <Stat label="Positive, linked" value="96 %" tone="positive" href="#a" />
      <Stat label="Caution" value="12" tone="caution" description="due tomorrow" />
      <Stat label="Critical" value="3" tone="critical" description="overdue" />
      <Stat label="Missing" value={null} />
    </div>
  ),
};
