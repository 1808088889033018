import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from './Card.tsx';

const meta: Meta<typeof Card> = {
  title: 'UI/Structure/Card',
  component: Card,
  args: { title: 'Pocket Cash', children: 'Rs 125,400' },
};
export default meta;

type Story = StoryObj<typeof Card>;

export const Plain: Story = {};

export const WithActions: Story = {
  args: {
    description: 'What is in the till',
    actions: <Button size="small">Count</Button>,
    footer: 'Counted yesterday',
  },
};

export const Linked: Story = {
  args: { title: undefined, href: '#cash', children: 'Pocket Cash: Rs 125,400' },
};

export const Pressable: Story = {
  args: { title: undefined, onPress: fn(), children: 'Single Phone Purchase' },
};
