import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

function CheckboxWithState({ isSelected: isSelectedAtFirst = false, onChange, ...props }: CheckboxProps) {
  const [isSelected, setSelected] = useState(isSelectedAtFirst);
  return (
    <Checkbox
      {...props}
      isSelected={isSelected}
      onChange={(next) => {
        setSelected(next);
        onChange?.(next);
      }}
    />
  );
}

const meta: Meta<typeof CheckboxWithState> = {
  title: 'UI/Fields/Checkbox',
  component: CheckboxWithState,
  args: { children: 'Add Dual SIM', onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof CheckboxWithState>;

export const Unticked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText('Add Dual SIM'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Ticked: Story = { args: { isSelected: true } };

export const Indeterminate: Story = { args: { isIndeterminate: true } };

export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Tick it to go on' } };

export const Disabled: Story = { args: { isSelected: true, isDisabled: true } };
