import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta: Meta<typeof Switch> = {
  title: 'UI/Fields/Switch',
  component: Switch,
  args: { children: 'Hide cost', onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof Switch>;

export const Off: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Hide cost' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const On: Story = { args: { isSelected: true } };

export const Disabled: Story = { args: { isSelected: true, isDisabled: true } };
