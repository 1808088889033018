import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Inline } from '../Stack/Stack.tsx';
import { Button } from './Button.tsx';

const meta: Meta<typeof Button> = {
  title: 'UI/Actions/Button',
  component: Button,
  args: { children: 'Save', onPress: fn() },
};
export default meta;

type Story = StoryObj<typeof Button>;

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Secondary: Story = { args: { variant: 'secondary' } };

export const Quiet: Story = { args: { variant: 'quiet', children: 'Cancel' } };

export const Critical: Story = { args: { variant: 'critical', children: 'Void invoice' } };

export const WithIcon: Story = {
  args: { variant: 'primary', icon: <Plus size={16} strokeWidth={1.75} />, children: 'Add bank' },
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

export const Disabled: Story = { args: { isDisabled: true } };

export const EverySize: Story = {
  render: () => (
    <Inline>
      <Button size="small">Small</Button>
      <Button>Medium</Button>
      <Button size="large">Large</Button>
    </Inline>
  ),
};

export const EveryVariant: Story = {
  render: () => (
    <Inline>
      <Button variant="primary">Primary</Button>
      <Button variant="secondary">Secondary</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="critical">Critical</Button>
      <Button variant="primary" isPending>
        Pending
      </Button>
      <Button isDisabled>Disabled</Button>
    </Inline>
  ),
};
