import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { liveField } from '../field/withState.fixtures.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const LiveSearchField = liveField<SearchFieldProps>(SearchField, 'SearchField');

const meta: Meta<typeof LiveSearchField> = {
  title: 'UI/Fields/SearchField',
  component: LiveSearchField,
  args: { label: 'Products', value: '', onChange: fn(), onClear: fn() },
};
export default meta;

type Story = StoryObj<typeof LiveSearchField>;

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
      <LiveSearchField {...args} label="Empty" description="Name or number" />
      <LiveSearchField {...args} label="Filled" value="Teapot" />
      <LiveSearchField {...args} label="Long" value={'Teapot with a lid '.repeat(4)} />
      <LiveSearchField {...args} label="Invalid" value="T" errorMessage="Type three letters at least" />
      <LiveSearchField {...args} label="Disabled" value="Teapot" isDisabled />
      <LiveSearchField {...args} label="Read-only" value="Teapot" isReadOnly />
      <LiveSearchField {...args} label="Without a visible label" isLabelHidden />
      <LiveSearchField {...args} label="اردو" value="چائے دانی" />
    </div>
  ),
};
