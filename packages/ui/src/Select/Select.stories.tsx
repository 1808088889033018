import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Select, type SelectProps } from './Select.tsx';

function SelectWithState(props: SelectProps) {
  const [value, setValue] = useState<SelectProps['value']>(props.value);
  return (
    <Select
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta: Meta<typeof SelectWithState> = {
  title: 'UI/Fields/Select',
  component: SelectWithState,
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

type Story = StoryObj<typeof SelectWithState>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Delivery')).toHaveDisplayValue('Choose…');
  },
};

export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Delivery'), 'By courier');
    await expect(args.onChange).toHaveBeenCalledWith('courier');
    await expect(canvas.getByLabelText('Delivery')).toHaveDisplayValue('By courier');
  },
};

export const WithHint: Story = { args: { description: 'Couriers come at noon', placeholder: 'How?' } };

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Choose a way of delivery' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose a way of delivery');
  },
};

export const Disabled: Story = { args: { value: 'courier', isDisabled: true } };

/** It can be reached and opened, and nothing else can be chosen. */
export const ReadOnly: Story = {
  args: { value: 'courier', isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeEnabled();
    await expect(canvas.getByRole('option', { name: 'Collected at the counter' })).toBeDisabled();
  },
};

export const LabelForScreenReaders: Story = { args: { isLabelHidden: true, value: 'courier' } };

/** All looks side by side. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(3, 220px)' }}>
      <SelectWithState {...args} label="Empty" description="Couriers come at noon" />
      <SelectWithState {...args} label="Chosen" value="courier" />
      <SelectWithState {...args} label="Invalid" isRequired errorMessage="Choose a way of delivery" />
      <SelectWithState {...args} label="Disabled" isDisabled value="courier" />
      <SelectWithState {...args} label="Read-only" isReadOnly value="courier" />
      <SelectWithState
        {...args}
        label="Long"
        value="long"
        options={[{ value: 'long', label: 'By somebody who comes '.repeat(6) }]}
      />
      <SelectWithState {...args} label="No options" options={[]} />
      <SelectWithState {...args} label="Without a visible label" isLabelHidden placeholder="Delivery" />
    </div>
  ),
};
