import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Pills, type PillsProps } from './Pills.tsx';

const filters = [
  { id: 'oak', label: 'Oak' },
  { id: 'cheap', label: 'Under Rs 20,000' },
  { id: 'stock', label: 'In stock' },
];

const meta: Meta<typeof Pills> = {
  title: 'UI/Structure/Pills',
  component: Pills,
  args: { label: 'Filters', items: filters },
};
export default meta;

type Story = StoryObj<typeof Pills>;

export const Plain: Story = {};

const chosen = fn();

export const Choices: Story = {
  args: { selectionMode: 'multiple', defaultSelectedKeys: ['oak'], onSelectionChange: chosen },
  play: async ({ canvas, userEvent }) => {
    chosen.mockClear();
    await userEvent.click(canvas.getByRole('row', { name: 'In stock' }));
    await expect(chosen).toHaveBeenLastCalledWith(['oak', 'stock']);
  },
};

export const OneChoice: Story = { args: { selectionMode: 'single', defaultSelectedKeys: ['oak'] } };

function Filters(props: Partial<PillsProps>) {
  const [items, setItems] = useState(filters);
  return (
    <Pills
      label="Filters"
      items={items}
      onRemove={(ids) => setItems((now) => now.filter(({ id }) => !ids.includes(id)))}
      onClear={() => setItems([])}
      empty="No filter is set"
      {...props}
    />
  );
}

export const Removable: Story = {
  render: () => <Filters />,
  play: async ({ canvas, userEvent }) => {
    const oak = canvas.getByRole('row', { name: 'Oak' });
    await userEvent.click(oak.querySelector('button') as HTMLElement);
    await expect(canvas.queryByRole('row', { name: 'Oak' })).not.toBeInTheDocument();
    canvas.getByRole('row', { name: 'In stock' }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
  },
};

export const Cleared: Story = {
  render: () => <Filters clearLabel="Clear filters" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getByText('No filter is set')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Filters' })).toHaveFocus();
  },
};

export const LongLabels: Story = {
  args: {
    items: [
      { id: 'long', label: 'Everything_that_nobody_broke_into_words_before_it_became_a_filter' },
      { id: 'short', label: 'Oak' },
    ],
    onRemove: () => undefined,
  },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={4}>
      <Pills label="Plain" items={filters} />
      <Pills
        label="Choices"
        selectionMode="multiple"
        defaultSelectedKeys={['oak', 'star']}
        items={[
          { id: 'oak', label: 'Oak', count: 12 },
          { id: 'pine', label: 'Pine', count: 0, isDisabled: true },
          { id: 'star', label: 'Favourites', icon: <Star size={14} strokeWidth={1.75} /> },
          { id: 'stock', label: 'In stock', count: 140 },
        ]}
      />
      <Pills
        label="Removable"
        items={[...filters, { id: 'fixed', label: 'Fixed', isDisabled: true }]}
        onRemove={() => undefined}
        onClear={() => undefined}
      />
      <Pills label="Empty" items={[]} empty="No filter is set" />
      <div style={{ inlineSize: 240 }}>
        <Pills
          label="Long"
          isLabelHidden
          items={[{ id: 'long', label: 'Everything_that_nobody_broke_into_words_before_it_became_a_filter' }]}
          onRemove={() => undefined}
        />
      </div>
    </Stack>
  ),
};
