import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, List } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { liveField } from '../field/withState.fixtures.tsx';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

const LiveSegmentedControl = liveField<SegmentedControlProps>(SegmentedControl, 'SegmentedControl');

const meta: Meta<typeof LiveSegmentedControl> = {
  title: 'UI/Fields/SegmentedControl',
  component: LiveSegmentedControl,
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

type Story = StoryObj<typeof LiveSegmentedControl>;

export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'New' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('used');
  },
};

const icon = { size: 16, strokeWidth: 1.75 };
const views = [
  { value: 'list', label: 'List', icon: <List {...icon} /> },
  { value: 'tiles', label: 'Tiles', icon: <LayoutGrid {...icon} /> },
];
const long = [
  'Paid in full today',
  'Paid in part, the rest later',
  'A sentence that no segment has room for',
].map((label) => ({ value: label, label }));

export const LongLabels: Story = {
  args: { options: long, value: long[0]?.value ?? null },
  decorators: [(Story) => <div style={{ inlineSize: 260 }}>{Story()}</div>],
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 280px)', gap: 24, alignItems: 'start' }}>
      <SegmentedControl {...args} label="Chosen" isRequired />
      <SegmentedControl {...args} label="None chosen" value={null} description="How it was when it came" />
      <SegmentedControl {...args} label="With pictures" options={views} value="tiles" />
      <SegmentedControl {...args} label="Whole width" isFullWidth />
      <SegmentedControl {...args} label="Invalid" value={null} errorMessage="Choose a condition" />
      <SegmentedControl {...args} label="Disabled" isDisabled />
      <SegmentedControl {...args} label="Read-only" isReadOnly />
      <SegmentedControl {...args} label="Long" options={long} value={long[1]?.value ?? null} />
      <SegmentedControl {...args} label="Without options" options={[]} value={null} />
    </div>
  ),
};
