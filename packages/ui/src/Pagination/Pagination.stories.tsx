import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta: Meta<typeof Pagination> = {
  title: 'UI/Structure/Pagination',
  component: Pagination,
  args: { hasMore: true, loaded: 50, total: 212, onLoadMore: fn() },
};
export default meta;

type Story = StoryObj<typeof Pagination>;

export const More: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { isLoading: true } };

export const All: Story = { args: { hasMore: false, loaded: 212 } };
