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

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

export const All: Story = { args: { hasMore: false, loaded: 212 } };

export const UnknownTotal: Story = { args: { total: undefined } };

export const CouldNotLoad: Story = {
  args: { error: 'The list could not be loaded' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div style={{ maxWidth: 480 }}>
      <Pagination {...args} />
      <Pagination {...args} total={undefined} />
      <Pagination {...args} hasMore={false} loaded={212} />
      <Pagination {...args} error="The list could not be loaded" />
    </div>
  ),
};
