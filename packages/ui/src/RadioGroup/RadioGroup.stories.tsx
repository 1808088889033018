import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { liveField } from '../field/withState.fixtures.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const LiveRadioGroup = liveField<RadioGroupProps>(RadioGroup, 'RadioGroup');

const meta: Meta<typeof LiveRadioGroup> = {
  title: 'UI/Fields/RadioGroup',
  component: LiveRadioGroup,
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

type Story = StoryObj<typeof LiveRadioGroup>;

export const Vertical: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Credit/ }));
    await expect(args.onChange).toHaveBeenCalledWith('credit');
  },
};

const longLabel =
  'A choice whose label goes on over more than one line because somebody wrote a whole sentence';

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 240px)', gap: 24, alignItems: 'start' }}>
      <RadioGroup {...args} label="Vertical" isRequired />
      <RadioGroup
        {...args}
        label="Horizontal"
        orientation="horizontal"
        options={args.options.map(({ value, label }) => ({ value, label }))}
      />
      <RadioGroup {...args} label="Described" description="As agreed with the customer" />
      <RadioGroup {...args} label="Invalid" value={null} errorMessage="Choose how it is paid" />
      <RadioGroup {...args} label="Disabled" isDisabled />
      <RadioGroup {...args} label="Read-only" isReadOnly />
      <RadioGroup {...args} label="Without options" options={[]} value={null} />
      <RadioGroup
        {...args}
        label="Long"
        value="long"
        options={[
          { value: 'long', label: longLabel, description: longLabel },
          { value: 'off', label: 'One that cannot be chosen', isDisabled: true },
        ]}
      />
    </div>
  ),
};
