import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Truck } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Tabs } from './Tabs.tsx';

const meta: Meta<typeof Tabs> = {
  title: 'UI/Structure/Tabs',
  component: Tabs,
  args: {
    label: 'Product',
    items: [
      { id: 'facts', label: 'Facts', content: 'Oak, 82 cm high, 6 kg.' },
      { id: 'orders', label: 'Orders', count: 4, content: 'Four orders are open.' },
      { id: 'archive', label: 'Archive', content: 'Nothing yet.', isDisabled: true },
      { id: 'suppliers', label: 'Suppliers', count: 2, content: 'Two suppliers deliver it.' },
    ],
    onSelectionChange: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof Tabs>;

export const ChosenByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const { direction } = getComputedStyle(canvas.getByRole('tablist'));
    const onwards = direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(onwards);
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Four orders are open.');
    await userEvent.keyboard(onwards);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('suppliers');
  },
};

export const WithIcons: Story = {
  args: {
    items: [
      { id: 'stock', label: 'Stock', icon: <Box size={16} strokeWidth={1.75} />, content: '12 pieces.' },
      { id: 'way', label: 'On the way', icon: <Truck size={16} strokeWidth={1.75} />, content: '3 pieces.' },
    ],
  },
};

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'];
const many = months.map((label) => ({ id: label, label, count: label.length, content: `Sold in ${label}.` }));

export const Many: Story = {
  args: { items: many, defaultSelectedKey: 'August' },
  decorators: [(Story) => <div style={{ inlineSize: 360 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    const tab = canvas.getByRole('tab', { name: /August/ });
    await waitFor(() => {
      const around = list.getBoundingClientRect();
      const { left, right } = tab.getBoundingClientRect();
      return expect(left >= around.left && right <= around.right).toBe(true);
    });
  },
};

export const Vertical: Story = { args: { orientation: 'vertical' } };

export const AsLinks: Story = {
  args: {
    selectedKey: 'facts',
    items: [
      { id: 'facts', label: 'Facts', href: '#facts', content: 'Oak, 82 cm high, 6 kg.' },
      { id: 'orders', label: 'Orders', href: '#orders', content: 'Four orders are open.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Orders' })).toHaveAttribute('href', '#orders');
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: ({ items }) => (
    <Stack gap={6}>
      <Tabs label="Product" items={items} />
      <div style={{ inlineSize: 360 }}>
        <Tabs label="Months" items={many} defaultSelectedKey="May" />
      </div>
      <Tabs label="Product, upright" orientation="vertical" items={items} defaultSelectedKey="orders" />
    </Stack>
  ),
};
