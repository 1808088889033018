import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TextField, type TextFieldProps } from './TextField.tsx';

function TextFieldWithState(props: TextFieldProps) {
  const [value, setValue] = useState<TextFieldProps['value']>(props.value);
  return (
    <TextField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta: Meta<typeof TextFieldWithState> = {
  title: 'UI/Fields/TextField',
  component: TextFieldWithState,
  args: { label: 'Name', value: '', description: 'As on the identity card', onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof TextFieldWithState>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { isRequired: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Name/), 'Ali Traders');
    await expect(canvas.getByRole('textbox')).toHaveValue('Ali Traders');
  },
};

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Enter a name' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter a name');
  },
};

export const Numeric: Story = { args: { label: 'Serial', value: '356938035643809', isNumeric: true } };

export const WithPrefix: Story = { args: { label: 'Discount', value: '5', suffix: '%' } };

export const Disabled: Story = { args: { value: 'Ali Traders', isDisabled: true } };

export const ReadOnly: Story = { args: { value: 'Ali Traders', isReadOnly: true } };

export const LabelForScreenReaders: Story = { args: { isLabelHidden: true, placeholder: 'Name' } };
