import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta: Meta<typeof VisuallyHidden> = {
  title: 'UI/Structure/VisuallyHidden',
  component: VisuallyHidden,
};
export default meta;

type Story = StoryObj<typeof VisuallyHidden>;

export const BesideAFigure: Story = {
  render: () => (
    <Text>
      −12<VisuallyHidden> pieces fewer than yesterday</VisuallyHidden>
    </Text>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText(/fewer than yesterday/);
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const SeenOnFocus: Story = {
  render: () => (
    <VisuallyHidden isFocusable>
      <a href="#content">Skip to content</a>
    </VisuallyHidden>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link').getBoundingClientRect().width).toBeGreaterThan(40);
  },
};

export const Matrix: Story = { ...BesideAFigure, tags: ['matrix'] };
