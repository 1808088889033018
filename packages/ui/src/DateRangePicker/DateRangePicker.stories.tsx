import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';

function DateRangePickerWithState(props: DateRangePickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: 360 }}>
      <DateRangePicker
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

const meta: Meta<typeof DateRangePickerWithState> = {
  title: 'UI/Fields/DateRangePicker',
  component: DateRangePickerWithState,
  args: {
    label: 'Period',
    value: { from: '2026-11-09', to: '2026-11-21' },
    today: '2026-11-23',
    onChange: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof DateRangePickerWithState>;

export const Filled: Story = {};

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Period' })).toBeVisible());
};

export const Open: Story = { play: open };

export const ByName: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Last month' }));
    await expect(context.args.onChange).toHaveBeenCalledWith({ from: '2026-10-01', to: '2026-10-31' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(context.canvas.getByRole('button')).toHaveFocus());
  },
};

export const WithLimits: Story = { args: { min: '2026-11-05', max: '2026-11-23' }, play: open };

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(2, 320px)',
        gap: 20,
        alignContent: 'start',
        alignItems: 'start',
        blockSize: 760,
      }}
    >
      <DateRangePicker {...args} label="Empty" isRequired value={{ from: '', to: '' }} />
      <DateRangePicker {...args} label="From a day on" value={{ from: '2026-11-09', to: '' }} />
      <DateRangePicker {...args} label="Described" description="Both days are included" />
      <DateRangePicker {...args} label="Invalid" errorMessage="Choose at most 31 days" />
      <DateRangePicker {...args} label="Disabled" isDisabled />
      <DateRangePicker {...args} label="Read-only" isReadOnly />
      <DateRangePicker {...args} label="Named ranges" hasRangesBelow />
      <DateRangePicker {...args} label="Open" min="2026-11-02" max="2026-11-28" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Open$/ }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Open' })).toBeVisible());
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/2026/));
  },
};
