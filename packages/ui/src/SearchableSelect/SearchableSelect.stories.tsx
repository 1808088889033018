import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { SearchableSelect, type SearchableSelectProps } from './SearchableSelect.tsx';

interface City {
  id: string;
  name: string;
  province: string;
}

const cities: City[] = [
  ['Karachi', 'Sindh'],
  ['Lahore', 'Punjab'],
  ['Faisalabad', 'Punjab'],
  ['Rawalpindi', 'Punjab'],
  ['Gujranwala', 'Punjab'],
  ['Peshawar', 'Khyber Pakhtunkhwa'],
  ['Multan', 'Punjab'],
  ['Hyderabad', 'Sindh'],
  ['Islamabad', 'Capital'],
  ['Quetta', 'Balochistan'],
  ['Bahawalpur', 'Punjab'],
  ['Sargodha', 'Punjab'],
].map(([name = '', province = '']) => ({ id: name.toLowerCase(), name, province }));

function CitySelect(props: SearchableSelectProps<City>) {
  const [value, setValue] = useState(props.value);
  return (
    <SearchableSelect
      {...props}
      value={value}
      onChange={(key, city) => {
        setValue(key);
        props.onChange(key, city);
      }}
    />
  );
}

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

export const Empty: Story = {};

export const Chosen: Story = { args: { value: 'lahore' } };

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'City' }));
    await expect(canvas.getAllByRole('option')).toHaveLength(10);
  },
};

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

export const CouldNotLoad: Story = {
  args: { options: [], loadError: 'The list could not be loaded', onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Choose a city' } };

export const Disabled: Story = { args: { value: 'karachi', isDisabled: true } };
