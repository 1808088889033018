import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

function SearchFieldWithState(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <SearchField
      {...props}
      value={value}
      onChange={(text) => {
        setValue(text);
        props.onChange(text);
      }}
    />
  );
}

const meta: Meta<typeof SearchFieldWithState> = {
  title: 'UI/Fields/SearchField',
  component: SearchFieldWithState,
  args: { label: 'Products', value: '', onChange: fn(), onClear: fn() },
};
export default meta;

type Story = StoryObj<typeof SearchFieldWithState>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: 'Teapot' } };

export const LabelForScreenReaders: Story = {
  args: { isLabelHidden: true, placeholder: 'Name or article number' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Products' })).toHaveAttribute(
      'placeholder',
      'Name or article number',
    );
  },
};

/** Escape empties it, as its button does; focus stays. */
export const Cleared: Story = {
  args: { value: 'Teapot' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Products' });
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'Cup');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Products' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onClear).toHaveBeenCalledTimes(2);
  },
};

export const Submitted: Story = {
  args: { onSubmit: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'cup{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('cup');
  },
};

export const Loading: Story = { args: { value: 'Teapot', isLoading: true } };

export const Invalid: Story = { args: { value: 'T', errorMessage: 'Type three letters at least' } };

export const Disabled: Story = { args: { value: 'Teapot', isDisabled: true } };

export const ReadOnly: Story = {
  args: { value: 'Teapot', isReadOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('Teapot');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** All looks side by side. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(3, 220px)' }}>
      <SearchFieldWithState {...args} label="Empty" description="Name or number" />
      <SearchFieldWithState {...args} label="Filled" value="Teapot" />
      <SearchFieldWithState {...args} label="Long" value={'Teapot with a lid '.repeat(4)} />
      <SearchFieldWithState {...args} label="Invalid" value="T" errorMessage="Type three letters at least" />
      <SearchFieldWithState {...args} label="Disabled" value="Teapot" isDisabled />
      <SearchFieldWithState {...args} label="Read-only" value="Teapot" isReadOnly />
      <SearchFieldWithState {...args} label="Without a visible label" isLabelHidden />
      <SearchFieldWithState {...args} label="اردو" value="چائے دانی" />
    </div>
  ),
};
