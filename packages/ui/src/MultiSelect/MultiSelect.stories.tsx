import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { liveField } from '../field/withState.fixtures.tsx';
import { type City, cities } from '../picker/cities.fixtures.ts';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

const CitySelect = liveField<MultiSelectProps<City>>(MultiSelect, 'MultiSelect');

const meta: Meta<typeof CitySelect> = {
  title: 'UI/Fields/MultiSelect',
  component: CitySelect,
  args: {
    label: 'Cities',
    options: cities,
    value: [],
    getKey: (city) => city.id,
    getLabel: (city) => city.name,
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ minHeight: 380 }}>{Story()}</div>],
};
export default meta;

type Story = StoryObj<typeof CitySelect>;

export const ChoosingSeveral: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'abad{ArrowDown}{Enter}');
    await userEvent.keyboard('quet{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['hyderabad', 'quetta']);
    await expect(canvas.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
      'Hyderabad',
      'Quetta',
    ]);
  },
};

export const SelectAll: Story = {
  args: { hasSelectAll: true, value: ['quetta'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'abad');
    await userEvent.click(canvas.getByRole('button', { name: 'Select all matches' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['quetta', 'faisalabad', 'hyderabad', 'islamabad']);
    // Also those that the list has no room for.
    await userEvent.click(canvas.getByRole('button', { name: 'Select all' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('12 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Cities' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const ManyChosen: Story = {
  args: { value: cities.map((city) => city.id), maxChips: 4 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: '8 more' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    await expect(canvas.getByRole('button', { name: 'Show fewer' })).toHaveAttribute('aria-expanded', 'true');
  },
};

/** All looks side by side. */
export const Matrix: Story = {
  tags: ['matrix'],
  decorators: [
    (Story) => (
      <div
        style={{
          display: 'grid',
          gap: 16,
          gridTemplateColumns: 'repeat(3, 220px)',
          alignContent: 'start',
          minHeight: 480,
        }}
      >
        {Story()}
      </div>
    ),
  ],
  render: (args) => (
    <>
      <CitySelect {...args} label="Empty" description="As many as you like" />
      <CitySelect {...args} label="Chosen" value={['lahore', 'multan']} />
      <CitySelect {...args} label="Folded" value={cities.map((city) => city.id)} maxChips={2} />
      <CitySelect {...args} label="Invalid" isRequired errorMessage="Choose at least one city" />
      <CitySelect {...args} label="Disabled" isDisabled value={['karachi']} />
      <CitySelect {...args} label="Read-only" isReadOnly value={['karachi']} />
      <CitySelect
        {...args}
        label="Long"
        value={['long']}
        options={[{ id: 'long', name: 'A name that goes on '.repeat(6), province: '' }]}
      />
      <CitySelect
        {...args}
        label="Failed"
        options={[]}
        loadError="The list could not be loaded"
        onRetry={fn()}
      />
      <CitySelect {...args} label="Open" options={cities.slice(0, 4)} value={['lahore']} hasSelectAll />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Open' }));
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
    await expect(canvas.getByRole('option', { name: 'Lahore' })).toHaveAttribute('aria-selected', 'true');
  },
};
