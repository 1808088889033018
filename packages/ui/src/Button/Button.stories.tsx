import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Button, type ButtonVariant } from './Button.tsx';

const meta: Meta<typeof Button> = {
  title: 'UI/Actions/Button',
  component: Button,
  args: { children: 'Save', onPress: fn() },
};
export default meta;

type Story = StoryObj<typeof Button>;

const plus = <Plus size={16} strokeWidth={1.75} />;
const longLabel =
  'Save the changes to this product and to every other product of the same supplier, and tell the warehouse';

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const PendingWithWords: Story = {
  args: { variant: 'primary', isPending: true, pendingLabel: 'Saving...' },
  play: async ({ canvas }) => {
    const words = canvas.getByText('Saving...');
    await expect(getComputedStyle(words).opacity).toBe('1');
    await expect(canvas.queryByText('Save')).toBeNull();
  },
};

export const Pending: Story = {
  args: { variant: 'primary', isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const LongLabel: Story = {
  args: { children: longLabel },
  decorators: [(Story) => <div style={{ inlineSize: 260 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(260);
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'critical'];

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={3} align="start">
      {variants.map((variant) => (
        <Inline key={variant}>
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant}>Medium</Button>
          <Button variant={variant} size="large">
            Large
          </Button>
          <Button variant={variant} icon={plus}>
            With icon
          </Button>
          <Button variant={variant} isDisabled>
            Disabled
          </Button>
        </Inline>
      ))}
      <div style={{ inlineSize: 320 }}>
        <Stack gap={2} align="start">
          <Button isFullWidth variant="primary">
            Full width
          </Button>
          <Button>{longLabel}</Button>
        </Stack>
      </div>
    </Stack>
  ),
};
