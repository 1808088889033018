import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PatternField, type PatternFieldProps } from './PatternField.tsx';

function PatternFieldWithState(props: PatternFieldProps) {
  const [value, setValue] = useState<PatternFieldProps['value']>(props.value);
  return (
    <PatternField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta: Meta<typeof PatternFieldWithState> = {
  title: 'UI/Fields/PatternField',
  component: PatternFieldWithState,
  args: { label: 'Identity number', pattern: '00000-0000000-0', value: '', onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof PatternFieldWithState>;

export const Empty: Story = {};

export const Masked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Identity number');
    await userEvent.type(input, '3520212345671');
    await expect(input).toHaveValue('35202-1234567-1');
    await expect(args.onChange).toHaveBeenLastCalledWith('3520212345671');
  },
};
