import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

function CheckboxGroupWithState(props: CheckboxGroupProps) {
  const [value, setValue] = useState<CheckboxGroupProps['value']>(props.value);
  return (
    <CheckboxGroup
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta: Meta<typeof CheckboxGroupWithState> = {
  title: 'UI/Fields/CheckboxGroup',
  component: CheckboxGroupWithState,
  args: {
    label: 'Included',
    value: ['box'],
    options: [
      { value: 'charger', label: 'Charger' },
      { value: 'box', label: 'Box' },
      { value: 'cable', label: 'Cable', description: 'USB-C' },
    ],
    onChange: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof CheckboxGroupWithState>;

export const Vertical: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText('Charger'));
    await expect(args.onChange).toHaveBeenCalledWith(['box', 'charger']);
  },
};

export const Horizontal: Story = { args: { orientation: 'horizontal' } };

export const Invalid: Story = { args: { value: [], errorMessage: 'Choose at least one' } };
