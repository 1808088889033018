import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingBar } from './LoadingBar.tsx';

const meta: Meta<typeof LoadingBar> = {
  title: 'UI/Feedback/LoadingBar',
  component: LoadingBar,
};
export default meta;

type Story = StoryObj<typeof LoadingBar>;

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading…' })).toBeInTheDocument();
  },
};

export const Idle: Story = {
  args: { isLoading: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};
