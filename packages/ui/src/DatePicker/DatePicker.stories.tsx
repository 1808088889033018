import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

function DatePickerWithState(props: DatePickerProps) {
  const [value, setValue] = useState<DatePickerProps['value']>(props.value);
  return (
    <div style={{ maxWidth: 320 }}>
      <DatePicker
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          props.onChange(next);
        }}
      />
    </div>
  );
}

const meta: Meta<typeof DatePickerWithState> = {
  title: 'UI/Fields/DatePicker',
  component: DatePickerWithState,
  args: { label: 'Delivered on', value: '2026-11-21', today: '2026-11-23', onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof DatePickerWithState>;

export const Filled: Story = {};

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Delivered on' })).toBeVisible());
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/21 November 2026/));
};

export const Open: Story = { play: open };

export const WithLimits: Story = {
  args: {
    min: '2026-11-05',
    max: '2026-11-23',
    isDayUnavailable: (day) => ['2026-11-08', '2026-11-15', '2026-11-22'].includes(day),
  },
  play: open,
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, 240px)',
        gap: 20,
        alignContent: 'start',
        alignItems: 'start',
        blockSize: 640,
      }}
    >
      <DatePicker {...args} label="Empty" isRequired value="" />
      <DatePicker {...args} label="Described" description="On the delivery note" />
      <DatePicker {...args} label="Invalid" errorMessage="The day is in the future" />
      <DatePicker {...args} label="Disabled" isDisabled />
      <DatePicker {...args} label="Read-only" isReadOnly />
      <DatePicker
        {...args}
        label="Open"
        min="2026-11-05"
        max="2026-11-28"
        isDayUnavailable={(day) => day === '2026-11-15'}
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Open$/ }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Open' })).toBeVisible());
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/2026/));
  },
};
