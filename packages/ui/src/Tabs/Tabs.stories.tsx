import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta: Meta<typeof Tabs> = {
  title: 'UI/Structure/Tabs',
  component: Tabs,
  args: {
    label: 'Payables and receivables',
    items: [
      { id: 'receivable', label: 'Receivables', count: 4, content: 'Four people owe the shop.' },
      { id: 'payable', label: 'Payables', count: 2, content: 'The shop owes two suppliers.' },
    ],
    onSelectionChange: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof Tabs>;

export const ChosenByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('The shop owes two suppliers.');
  },
};
