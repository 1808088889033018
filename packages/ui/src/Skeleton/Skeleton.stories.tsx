import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta: Meta<typeof Skeleton> = { title: 'UI/Feedback/Skeleton', component: Skeleton };
export default meta;

type Story = StoryObj<typeof Skeleton>;

export const NoNumberOfLines: Story = {
  args: { lines: Number.NaN },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-hidden]')).toHaveLength(1);
  },
};

function Person() {
  return (
    <Inline gap={3}>
      <Skeleton shape="circle" width={40} height={40} />
      <div style={{ inlineSize: 200 }}>
        <Skeleton lines={2} />
      </div>
    </Inline>
  );
}

export const OfAPerson: Story = {
  render: () => (
    <div aria-busy>
      <VisuallyHidden>Loading…</VisuallyHidden>
      <Person />
    </div>
  ),
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ inlineSize: 360 }}>
      <Stack gap={5}>
        <Skeleton width={200} />
        <Skeleton lines={3} />
        <Skeleton shape="block" height={80} />
        <Person />
      </Stack>
    </div>
  ),
};
