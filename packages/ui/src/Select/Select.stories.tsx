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
    label: 'Warranty',
    value: null,
    options: [
      { value: 'none', label: 'No Warranty' },
      { value: '6', label: '6 Months' },
      { value: '12', label: '12 Months' },
    ],
    onChange: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof SelectWithState>;

export const Empty: Story = {};

export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Warranty'), '12 Months');
    await expect(args.onChange).toHaveBeenCalledWith('12');
    await expect(canvas.getByLabelText('Warranty')).toHaveDisplayValue('12 Months');
  },
};

export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Choose a warranty' } };

export const Disabled: Story = { args: { value: '6', isDisabled: true } };
