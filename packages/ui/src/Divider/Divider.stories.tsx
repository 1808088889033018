import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Divider } from './Divider.tsx';

const meta: Meta<typeof Divider> = { title: 'UI/Structure/Divider', component: Divider };
export default meta;

type Story = StoryObj<typeof Divider>;

export const Horizontal: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeInTheDocument();
  },
};

export const Labelled: Story = { args: { label: 'or' } };

export const Vertical: Story = {
  render: () => (
    <Inline gap={3}>
      <span>Chairs</span>
      <Divider orientation="vertical" />
      <span>Tables</span>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ inlineSize: 360 }}>
      <Stack gap={4}>
        <span>Above</span>
        <Divider />
        <span>Below</span>
        <Divider label="or" />
        <Divider label="what was delivered before the beginning of this year" />
        <Inline gap={3}>
          <span>Chairs</span>
          <Divider orientation="vertical" />
          <span>Tables</span>
          <Divider orientation="vertical" />
          <span>Lamps</span>
        </Inline>
      </Stack>
    </div>
  ),
};
