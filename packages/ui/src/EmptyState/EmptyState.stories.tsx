import type { Meta, StoryObj } from '@storybook/react-vite';
import { PackageOpen, Plus } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta: Meta<typeof EmptyState> = {
  title: 'UI/Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'No banks yet' },
};
export default meta;

type Story = StoryObj<typeof EmptyState>;

export const TitleAlone: Story = {};

export const WithNextStep: Story = {
  args: {
    icon: <PackageOpen size={24} strokeWidth={1.75} />,
    description: 'Add the account that you pay suppliers from, with what is in it today.',
    action: (
      <Button variant="primary" icon={<Plus size={16} strokeWidth={1.75} />}>
        Add bank
      </Button>
    ),
  },
};
