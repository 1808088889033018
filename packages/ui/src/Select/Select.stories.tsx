import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { liveField } from '../field/withState.fixtures.tsx';
import { Select, type SelectProps } from './Select.tsx';

const LiveSelect = liveField<SelectProps>(Select, 'Select');

const meta: Meta<typeof LiveSelect> = {
  title: 'UI/Fields/Select',
  component: LiveSelect,
  args: {
    label: 'Delivery',
    value: null,
    options: [
      { value: 'collect', label: 'Collected at the counter' },
      { value: 'courier', label: 'By courier' },
      { value: 'post', label: 'By post', isDisabled: true },
    ],
    onChange: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof LiveSelect>;

export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Delivery'), 'By courier');
    await expect(args.onChange).toHaveBeenCalledWith('courier');
    await expect(canvas.getByLabelText('Delivery')).toHaveDisplayValue('By courier');
  },
};

/** It can be reached and opened, and nothing else can be chosen. */
export const ReadOnly: Story = {
  args: { value: 'courier', isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeEnabled();
    await expect(canvas.getByRole('option', { name: 'Collected at the counter' })).toBeDisabled();
  },
};

/** All looks side by side. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(3, 220px)' }}>
      <LiveSelect {...args} label="Empty" description="Couriers come at noon" />
      <LiveSelect {...args} label="Chosen" value="courier" />
      <LiveSelect {...args} label="Invalid" isRequired errorMessage="Choose a way of delivery" />
      <LiveSelect {...args} label="Disabled" isDisabled value="courier" />
      <LiveSelect {...args} label="Read-only" isReadOnly value="courier" />
      <LiveSelect
        {...args}
        label="Long"
        value="long"
        options={[{ value: 'long', label: 'By somebody who comes '.repeat(6) }]}
      />
      <LiveSelect {...args} label="No options" options={[]} />
      <LiveSelect {...args} label="Without a visible label" isLabelHidden placeholder="Delivery" />
    </div>
  ),
};
