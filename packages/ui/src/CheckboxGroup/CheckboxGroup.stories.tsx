import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { liveField } from '../field/withState.fixtures.tsx';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

const LiveCheckboxGroup = liveField<CheckboxGroupProps>(CheckboxGroup, 'CheckboxGroup');

const meta: Meta<typeof LiveCheckboxGroup> = {
  title: 'UI/Fields/CheckboxGroup',
  component: LiveCheckboxGroup,
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

type Story = StoryObj<typeof LiveCheckboxGroup>;

export const Vertical: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText('Charger'));
    await expect(args.onChange).toHaveBeenCalledWith(['box', 'charger']);
  },
};

const longLabel =
  'A choice whose label goes on over more than one line because somebody wrote a whole sentence';

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 240px)', gap: 24, alignItems: 'start' }}>
      <CheckboxGroup {...args} label="Vertical" isRequired />
      <CheckboxGroup
        {...args}
        label="Horizontal"
        orientation="horizontal"
        options={args.options.slice(0, 2)}
      />
      <CheckboxGroup {...args} label="Described" description="What is in the parcel" />
      <CheckboxGroup {...args} label="Invalid" value={[]} errorMessage="Choose at least one" />
      <CheckboxGroup {...args} label="Disabled" isDisabled />
      <CheckboxGroup {...args} label="Read-only" isReadOnly />
      <CheckboxGroup {...args} label="Without options" options={[]} />
      <CheckboxGroup
        {...args}
        label="Long"
        value={['long']}
        options={[
          { value: 'long', label: longLabel, description: longLabel },
          { value: 'off', label: 'One that cannot be chosen', isDisabled: true },
        ]}
      />
    </div>
  ),
};
