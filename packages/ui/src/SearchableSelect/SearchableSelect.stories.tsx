import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { liveField } from '../field/withState.fixtures.tsx';
import { type City, cities } from '../picker/cities.fixtures.ts';
import { Text } from '../Text/Text.tsx';
import { SearchableSelect, type SearchableSelectProps } from './SearchableSelect.tsx';

const CitySelect = liveField<SearchableSelectProps<City>>(SearchableSelect, 'SearchableSelect');

const meta: Meta<typeof CitySelect> = {
  title: 'UI/Fields/SearchableSelect',
  component: CitySelect,
  args: {
    label: 'City',
    options: cities,
    value: null,
    getKey: (city) => city.id,
    getLabel: (city) => city.name,
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ minHeight: 320 }}>{Story()}</div>],
};
export default meta;

type Story = StoryObj<typeof CitySelect>;

export const Filtered: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'abad');
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Faisalabad',
      'Hyderabad',
      'Islamabad',
    ]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('hyderabad', cities[7]);
    await expect(canvas.getByRole('combobox')).toHaveValue('Hyderabad');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear City' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null, null);
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await expect(canvas.getByRole('option')).toHaveTextContent('No options found');
  },
};

export const RichOptions: Story = {
  args: {
    renderOption: (city) => (
      <>
        <div>{city.name}</div>
        <Text size={1} tone="subtle">
          {city.province}
        </Text>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('option', { name: /Karachi/ })).toHaveTextContent('Sindh');
  },
};

export const Creatable: Story = {
  args: { onCreate: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Sialkot');
    await userEvent.click(canvas.getByRole('option', { name: 'Create “Sialkot”' }));
    await expect(args.onCreate).toHaveBeenCalledWith('Sialkot');
  },
};

export const Loading: Story = {
  args: { options: [], isLoading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('option')).toHaveTextContent('Loading…');
  },
};

/** The options come from elsewhere, for what is typed. */
export const LoadedFromElsewhere: Story = {
  args: {
    options: undefined,
    loadDelay: 0,
    loadOptions: async (query) =>
      cities.filter((city) => city.name.toLowerCase().includes(query.trim().toLowerCase())),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'abad');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('faisalabad', cities[2]));
  },
};

const failsOnce = fn(async () => {
  if (failsOnce.mock.calls.length === 1) throw new Error('No connection');
  return cities.slice(0, 2);
});

export const LoadFailed: Story = {
  args: { options: undefined, loadOptions: failsOnce },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The list could not be loaded'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const CouldNotLoad: Story = {
  args: { options: [], loadError: 'The list could not be loaded', onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
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
          minHeight: 540,
        }}
      >
        {Story()}
      </div>
    ),
  ],
  render: (args) => (
    <>
      <CitySelect {...args} label="Empty" description="Where it goes" />
      <CitySelect {...args} label="Chosen" value="lahore" />
      <CitySelect {...args} label="Invalid" isRequired errorMessage="Choose a city" />
      <CitySelect {...args} label="Disabled" isDisabled value="karachi" />
      <CitySelect {...args} label="Read-only" isReadOnly value="karachi" />
      <CitySelect {...args} label="Not in the list" value="sialkot" getKeyLabel={() => 'Sialkot (closed)'} />
      <CitySelect
        {...args}
        label="Failed"
        options={[]}
        loadError="The list could not be loaded"
        onRetry={fn()}
      />
      <CitySelect
        {...args}
        label="Numeric"
        isNumeric
        value="1"
        options={[{ id: '1', name: '4006381333931', province: '' }]}
      />
      <CitySelect
        {...args}
        label="Open"
        value="lahore"
        options={[
          ...cities.slice(0, 3),
          { id: 'long', name: 'A name that goes on '.repeat(8), province: '' },
        ]}
        onCreate={fn()}
      />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Open' }), 'a');
    await expect(canvas.getAllByRole('option')).toHaveLength(5);
  },
};
