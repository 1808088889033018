import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { DateFieldProps } from '../dates/DateFieldProps.ts';
import { liveField } from '../field/withState.fixtures.tsx';
import { DateField } from './DateField.tsx';

const LiveDateField = liveField<DateFieldProps>(DateField, 'DateField');

const meta: Meta<typeof LiveDateField> = {
  title: 'UI/Fields/DateField',
  component: LiveDateField,
  args: { label: 'Date', value: '2026-11-21', onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof LiveDateField>;

export const Filled: Story = {};

export const Typed: Story = {
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    const [first] = await canvas.findAllByRole('spinbutton');
    if (!first) throw new Error('The field has no parts.');
    await userEvent.click(first);
    await userEvent.keyboard('05112026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-05');
  },
};

export const OutOfRange: Story = {
  args: { min: '2026-12-01' },
  play: async ({ canvas, userEvent }) => {
    const parts = await canvas.findAllByRole('spinbutton');
    await userEvent.tab();
    for (const _part of parts) await userEvent.tab();
    await expect(await canvas.findByText(/2026/, { selector: 'span span' })).toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: ({ onChange }) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 240px)', gap: 20, alignItems: 'start' }}>
      <DateField label="Filled" value="2026-11-21" onChange={onChange} />
      <DateField label="Empty" isRequired value="" onChange={onChange} />
      <DateField label="Described" description="On the delivery note" value="" onChange={onChange} />
      <DateField label="Invalid" value="2027-01-01" errorMessage="In the future" onChange={onChange} />
      <DateField label="Disabled" isDisabled value="2026-11-21" onChange={onChange} />
      <DateField label="Read-only" isReadOnly value="2026-11-21" onChange={onChange} />
    </div>
  ),
};
