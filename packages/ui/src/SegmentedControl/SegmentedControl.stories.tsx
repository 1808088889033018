import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

function SegmentedControlWithState(props: SegmentedControlProps) {
  const [value, setValue] = useState<SegmentedControlProps['value']>(props.value);
  return (
    <SegmentedControl
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta: Meta<typeof SegmentedControlWithState> = {
  title: 'UI/Fields/SegmentedControl',
  component: SegmentedControlWithState,
  args: {
    label: 'Condition',
    value: 'new',
    options: [
      { value: 'new', label: 'New' },
      { value: 'used', label: 'Used' },
    ],
    onChange: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof SegmentedControlWithState>;

export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'New' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('used');
  },
};

export const FullWidth: Story = { args: { isFullWidth: true } };

export const Invalid: Story = { args: { value: null, errorMessage: 'Choose a condition' } };
