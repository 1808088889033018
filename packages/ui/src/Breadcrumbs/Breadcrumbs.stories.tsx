import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta: Meta<typeof Breadcrumbs> = {
  title: 'UI/Structure/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [{ label: 'Dashboard', href: '#' }, { label: 'Ledger', href: '#ledger' }, { label: 'Wallet' }],
  },
};
export default meta;

type Story = StoryObj<typeof Breadcrumbs>;

export const ThreeDeep: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wallet')).toHaveAttribute('aria-current', 'page');
  },
};
