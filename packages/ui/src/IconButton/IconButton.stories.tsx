import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen } from 'storybook/test';
import type { ButtonVariant } from '../Button/Button.tsx';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { IconButton } from './IconButton.tsx';

const meta: Meta<typeof IconButton> = {
  title: 'UI/Actions/IconButton',
  component: IconButton,
  args: { label: 'Remove', onPress: fn(), children: <Trash2 size={18} strokeWidth={1.75} /> },
};
export default meta;

type Story = StoryObj<typeof IconButton>;

export const Quiet: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Remove');
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /^Remove/ });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const WithoutTooltip: Story = {
  args: { hasTooltip: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'critical'];
const pencil = <Pencil size={18} strokeWidth={1.75} />;

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={3} align="start">
      {variants.map((variant) => (
        <Inline key={variant}>
          <IconButton label="Edit" variant={variant} size="small">
            <Pencil size={14} strokeWidth={1.75} />
          </IconButton>
          <IconButton label="Edit" variant={variant}>
            {pencil}
          </IconButton>
          <IconButton label="Edit" variant={variant} size="large">
            <Pencil size={22} strokeWidth={1.75} />
          </IconButton>
          <IconButton label="Edit" variant={variant} isDisabled>
            {pencil}
          </IconButton>
        </Inline>
      ))}
    </Stack>
  ),
};
