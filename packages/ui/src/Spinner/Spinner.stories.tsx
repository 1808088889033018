import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Spinner } from './Spinner.tsx';

const meta: Meta<typeof Spinner> = { title: 'UI/Feedback/Spinner', component: Spinner };
export default meta;

type Story = StoryObj<typeof Spinner>;

export const Medium: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
};

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large', label: 'Looking for the printer' } };

export const BesideWords: Story = {
  args: { size: 'small', isDecorative: true },
  render: (args) => (
    <Inline>
      <Spinner {...args} /> Sending the order…
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={4}>
      <Inline gap={6}>
        <Spinner size="small" />
        <Spinner />
        <Spinner size="large" />
      </Inline>
      <Text tone="critical">
        <Inline gap={2}>
          <Spinner size="small" isDecorative /> In the colour of the words beside it
        </Inline>
      </Text>
    </Stack>
  ),
};
