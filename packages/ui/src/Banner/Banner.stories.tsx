import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Banner } from './Banner.tsx';

const meta: Meta<typeof Banner> = {
  title: 'UI/Feedback/Banner',
  component: Banner,
  args: { title: 'This is a demo shop', children: 'Nothing here is sent to anybody.' },
};
export default meta;

type Story = StoryObj<typeof Banner>;

export const Info: Story = {};

export const Positive: Story = {
  args: { tone: 'positive', title: 'The books balance', children: undefined },
};

export const Caution: Story = {
  args: {
    tone: 'caution',
    title: 'You are offline',
    children: 'Two entries are waiting.',
    actions: <Button size="small">Show</Button>,
  },
};

export const Critical: Story = {
  args: { tone: 'critical', title: 'The list could not be loaded', children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The list could not be loaded');
  },
};

export const Dismissable: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
