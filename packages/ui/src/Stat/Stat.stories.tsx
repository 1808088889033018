import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stat } from './Stat.tsx';

const meta: Meta<typeof Stat> = {
  title: 'UI/Structure/Stat',
  component: Stat,
  args: { label: 'Receivable', value: 'Rs 15,000' },
};
export default meta;

type Story = StoryObj<typeof Stat>;

export const Neutral: Story = {};

export const Caution: Story = { args: { tone: 'caution', description: 'Due tomorrow, 2 people' } };

export const Linked: Story = { args: { href: '#receivables', tone: 'positive' } };
