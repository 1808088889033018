import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

function RadioGroupWithState(props: RadioGroupProps) {
  const [value, setValue] = useState<RadioGroupProps['value']>(props.value);
  return (
    <RadioGroup
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta: Meta<typeof RadioGroupWithState> = {
  title: 'UI/Fields/RadioGroup',
  component: RadioGroupWithState,
  args: {
    label: 'Payment',
    value: 'full',
    options: [
      { value: 'full', label: 'Full payment' },
      { value: 'credit', label: 'Credit', description: 'A part is paid later' },
    ],
    onChange: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof RadioGroupWithState>;

export const Vertical: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Credit/ }));
    await expect(args.onChange).toHaveBeenCalledWith('credit');
  },
};

export const Horizontal: Story = { args: { orientation: 'horizontal' } };

export const Invalid: Story = { args: { value: null, errorMessage: 'Choose how it is paid' } };
