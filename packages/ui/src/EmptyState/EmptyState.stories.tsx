import type { Meta, StoryObj } from '@storybook/react-vite';
import { PackageOpen, Plus } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta: Meta<typeof EmptyState> = {
  title: 'UI/Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'No suppliers yet' },
};
export default meta;

type Story = StoryObj<typeof EmptyState>;

export const TitleAlone: Story = {};

export const WithNextStep: Story = {
  args: {
    icon: <PackageOpen size={24} strokeWidth={1.75} />,
    description: 'Add those you buy from, with what you owe them today.',
    action: (
      <Button variant="primary" icon={<Plus size={16} strokeWidth={1.75} />}>
        Add supplier
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No suppliers yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add supplier' })).toBeEnabled();
  },
};

export const LongWords: Story = {
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    description: 'Nothing has been written down yet, and nobody has said when it will be. '.repeat(3),
  },
  decorators: [(Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>],
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 400px)', gap: 24, alignItems: 'start' }}>
      <EmptyState title="No suppliers yet" />
      <EmptyState {...WithNextStep.args} title="No suppliers yet" />
      <EmptyState title="Nothing matches" description="Take away a filter, or look for something else." />
      <EmptyState
        icon={<PackageOpen size={24} strokeWidth={1.75} />}
        title="Nothing is owed"
        action={
          <>
            <Button>Show what was paid</Button>
            <Button variant="quiet">Print</Button>
          </>
        }
      />
    </div>
  ),
};
