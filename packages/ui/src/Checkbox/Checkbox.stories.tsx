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
  args: { children: 'Send a copy by mail', onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof CheckboxWithState>;

export const Unticked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText('Send a copy by mail'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

const longLabel =
  'I have read the conditions of delivery and payment, and I agree that goods stay the property of the seller until all of them are paid';

export const Matrix: Story = {
  tags: ['matrix'],
  render: ({ onChange }) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 200px)', gap: 16, alignItems: 'start' }}>
      <Checkbox onChange={onChange}>Not ticked</Checkbox>
      <Checkbox isSelected onChange={onChange}>
        Ticked
      </Checkbox>
      <Checkbox isIndeterminate onChange={onChange}>
        Some of them
      </Checkbox>
      <Checkbox isRequired description="To the customer" onChange={onChange}>
        Required
      </Checkbox>
      <Checkbox isDisabled onChange={onChange}>
        Disabled
      </Checkbox>
      <Checkbox isSelected isDisabled onChange={onChange}>
        Disabled, ticked
      </Checkbox>
      <Checkbox isSelected isReadOnly onChange={onChange}>
        Read-only
      </Checkbox>
      <Checkbox errorMessage="Tick it to go on" onChange={onChange}>
        Invalid
      </Checkbox>
      <Checkbox isSelected onChange={onChange}>
        {longLabel}
      </Checkbox>
    </div>
  ),
};
