import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './Link.tsx';

const meta: Meta<typeof Link> = {
  title: 'UI/Actions/Link',
  component: Link,
  args: { href: '#ledger', children: 'Open the ledger' },
};
export default meta;

type Story = StoryObj<typeof Link>;

export const Accent: Story = {};

export const Plain: Story = { args: { tone: 'plain' } };
