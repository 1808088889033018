import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from './ButtonLink.tsx';

const meta: Meta<typeof ButtonLink> = {
  title: 'UI/Actions/ButtonLink',
  component: ButtonLink,
  args: { href: '#stock', children: 'Show stock list' },
};
export default meta;

type Story = StoryObj<typeof ButtonLink>;

export const Secondary: Story = {};

export const Primary: Story = { args: { variant: 'primary' } };
