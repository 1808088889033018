import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';

function MoneyFieldWithState(props: MoneyFieldProps) {
  const [value, setValue] = useState<MoneyFieldProps['value']>(props.value);
  return (
    <MoneyField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta: Meta<typeof MoneyFieldWithState> = {
  title: 'UI/Fields/MoneyField',
  component: MoneyFieldWithState,
  args: { label: 'Purchase price', value: null, onChange: fn(), onInvalidText: fn() },
};
export default meta;

type Story = StoryObj<typeof MoneyFieldWithState>;

export const Empty: Story = {};

export const GroupedAfterwards: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Purchase price');
    await userEvent.type(input, '1234567.5');
    await userEvent.tab();
    await expect(input).toHaveValue('1,234,567.50');
    await expect(args.onChange).toHaveBeenLastCalledWith(123456750);
  },
};

export const NotAnAmount: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Purchase price');
    await userEvent.type(input, '1e9');
    await userEvent.tab();
    await expect(input).toHaveValue('1e9');
    await expect(input).toBeInvalid();
    await expect(args.onInvalidText).toHaveBeenLastCalledWith('1e9');
  },
};

export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Enter the purchase price' } };

export const Disabled: Story = { args: { value: 4_500_000, isDisabled: true } };
