import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Disclosure } from './Disclosure.tsx';

const meta: Meta<typeof Disclosure> = {
  title: 'UI/Structure/Disclosure',
  component: Disclosure,
  args: { title: 'More details', children: 'Bought on 2 November from Ali Traders.' },
};
export default meta;

type Story = StoryObj<typeof Disclosure>;

export const Closed: Story = {};

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More details' }));
    await expect(canvas.getByText(/Ali Traders/)).toBeVisible();
  },
};
