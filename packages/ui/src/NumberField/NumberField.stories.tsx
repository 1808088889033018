import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

function NumberFieldWithState(props: NumberFieldProps) {
  const [value, setValue] = useState<NumberFieldProps['value']>(props.value);
  return (
    <NumberField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta: Meta<typeof NumberFieldWithState> = {
  title: 'UI/Fields/NumberField',
  component: NumberFieldWithState,
  args: { label: 'Quantity', value: null, unit: 'pcs', minValue: 1, onChange: fn(), onInvalidText: fn() },
};
export default meta;

type Story = StoryObj<typeof NumberFieldWithState>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: 12 } };

export const NotANumber: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Quantity');
    await userEvent.type(input, '1.5');
    await userEvent.tab();
    await expect(input).toHaveValue('1.5');
    await expect(input).toHaveAccessibleDescription('Enter a whole number');
    await expect(args.onInvalidText).toHaveBeenLastCalledWith('1.5');
  },
};
