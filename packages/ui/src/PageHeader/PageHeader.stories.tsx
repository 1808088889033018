import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta: Meta<typeof PageHeader> = {
  title: 'UI/Structure/PageHeader',
  component: PageHeader,
  args: { title: 'Wallet' },
};
export default meta;

type Story = StoryObj<typeof PageHeader>;

export const TitleAlone: Story = {};

export const Complete: Story = {
  args: {
    description: 'What is in the till and in each account',
    action: <Button variant="primary">Add bank</Button>,
    breadcrumbs: [{ label: 'Ledger', href: '#' }, { label: 'Wallet' }],
  },
};
