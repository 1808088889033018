import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { DateField, type DateFieldProps } from './DateField.tsx';

function DateFieldWithState(props: DateFieldProps) {
  const [value, setValue] = useState<DateFieldProps['value']>(props.value);
  return (
    <DateField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta: Meta<typeof DateFieldWithState> = {
  title: 'UI/Fields/DateField',
  component: DateFieldWithState,
  args: { label: 'Date', value: '2026-11-21', onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof DateFieldWithState>;

export const Filled: Story = {};

export const Empty: Story = { args: { value: '' } };

export const Invalid: Story = { args: { value: '2027-01-01', errorMessage: 'The day is in the future' } };
