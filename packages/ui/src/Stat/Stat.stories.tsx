import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingCart } from 'lucide-react';
import { expect } from 'storybook/test';
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

export const WithTrend: Story = {
  args: { trend: { change: 0.124, comparison: 'than last week', better: 'up' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('than last week')).toBeVisible();
    await expect(canvas.getByText('12%')).toBeVisible();
  },
};

export const WorseTrend: Story = {
  args: {
    label: 'Returned',
    value: '31',
    trend: { change: 0.4, comparison: 'than last week', better: 'down' },
  },
};

export const NoChange: Story = {
  args: { trend: { change: 0, comparison: 'since yesterday', better: 'up' } },
};

const line = (
  <svg viewBox="0 0 120 32" width="100%" height="32" preserveAspectRatio="none" aria-hidden="true">
    <path
      d="M0 26 L20 20 L40 23 L60 12 L80 15 L100 6 L120 9"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    />
  </svg>
);

export const WithChart: Story = {
  args: { chart: line, trend: { change: 0.124, comparison: 'than last week', better: 'up' } },
};

export const Loading: Story = {
  args: { isLoading: true, description: '12 are due tomorrow', href: '#orders' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Loading/ })).toBeVisible();
    await expect(canvas.queryByText('1,482')).not.toBeInTheDocument();
  },
};

export const Missing: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
  },
};

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
      <Stat label="Critical" value="3" tone="critical" look="raised" description="overdue" />
      <Stat
        label="Better"
        value="1,482"
        trend={{ change: 0.124, comparison: 'than last week', better: 'up' }}
      />
      <Stat
        label="Worse"
        value="31"
        trend={{ change: 0.043, comparison: 'than last week', better: 'down' }}
      />
      <Stat label="Less, unjudged" value="807" trend={{ change: -0.5, comparison: 'than in May' }} />
      <Stat label="No change" value="7" look="sunken" trend={{ change: 0, comparison: 'since yesterday' }} />
      <Stat label="Missing" value={null} />
      <Stat label="With a chart" value="1,482" chart={line} />
    </div>
  ),
};
