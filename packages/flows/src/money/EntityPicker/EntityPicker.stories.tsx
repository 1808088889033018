import type { NewParty } from '@handset/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { Party } from '../../form/embedding.ts';
import { parties } from '../../trade/PurchaseSlip/purchase.fixtures.ts';
import { EntityPicker, type EntityPickerProps } from './EntityPicker.tsx';
import { emptyEntity } from './entity.ts';

function Kept(props: EntityPickerProps) {
  const [value, setValue] = useState(props.value);
  return <EntityPicker {...props} value={value} onChange={setValue} />;
}

const usman = {
  ...emptyEntity,
  mode: 'new' as const,
  name: 'Usman',
  number: '03121234567',
  reference: 'Walk-in',
};
const make = async (party: NewParty): Promise<Party> => ({
  _id: '01934f00-0000-7000-8000-000000000399',
  ...party,
});

const meta: Meta<typeof EntityPicker> = {
  title: 'Flows/EntityPicker',
  component: EntityPicker,
  args: { value: emptyEntity, onChange: () => {}, parties: { items: parties } },
  render: (args) => (
    <div style={{ maxWidth: 480 }}>
      <Kept {...args} />
    </div>
  ),
};

export default meta;
type Story = StoryObj<typeof EntityPicker>;

/** Nobody is chosen. */
export const Empty: Story = {};

/** Somebody is chosen. */
export const Chosen: Story = { args: { value: { ...emptyEntity, _id: parties[1]?._id ?? null } } };

/** Somebody new goes with the document. */
export const New: Story = { args: { value: usman } };

/** Somebody new is made at once, and then chosen. */
export const Created: Story = {
  args: { value: usman, onCreateParty: make },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await expect(await canvas.findByRole('combobox')).toHaveValue('Usman · 0312-1234567');
    await expect(canvas.getByText('Person created successfully!')).toBeInTheDocument();
  },
};

/** Name, number and reference are all needed to make somebody. */
export const Incomplete: Story = {
  args: { value: { ...usman, reference: '' }, onCreateParty: make },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please fill all fields');
  },
};

/** The host refused; what was typed stays. */
export const Refused: Story = {
  args: {
    value: usman,
    onCreateParty: async () => ({ message: 'Usman, 0312-1234567, is already an entity' }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('is already an entity');
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Usman');
  },
};

/** The number is somebody's already, who is offered. */
export const KnownNumber: Story = { args: { value: { ...usman, number: '0300 1234567' } } };

/** The list is still being loaded. */
export const Loading: Story = { args: { parties: { items: [], isLoading: true } } };

/** The list could not be loaded. */
export const Failed: Story = {
  args: { parties: { items: [], error: 'The entities could not be loaded', onRetry: () => {} } },
};

/** Something is missing. */
export const Invalid: Story = { args: { errors: { _id: 'This is required' } } };

/** It cannot be used for now. */
export const Disabled: Story = { args: { value: usman, isDisabled: true } };

/** Right to left. */
export const Urdu: Story = {
  args: { value: { ...usman, number: '0300 1234567' } },
  globals: { locale: 'ur' },
};

/** In the dark theme. */
export const Dark: Story = { args: { value: usman, onCreateParty: make }, globals: { colorScheme: 'dark' } };

/** All its looks. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const list = { items: parties };
    const set = { onChange: () => {}, parties: list };
    return (
      <div
        style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', maxWidth: 960 }}
      >
        <EntityPicker {...set} label="Empty" value={emptyEntity} name="empty" />
        <EntityPicker
          {...set}
          label="Chosen"
          value={{ ...emptyEntity, _id: parties[0]?._id ?? null }}
          name="chosen"
        />
        <EntityPicker
          {...set}
          label="Invalid"
          value={emptyEntity}
          errors={{ _id: 'This is required' }}
          name="invalid"
        />
        <EntityPicker {...set} label="Disabled" value={emptyEntity} isDisabled name="disabled" />
        <EntityPicker {...set} label="New" value={usman} name="new" />
        <EntityPicker {...set} label="To be created" value={usman} onCreateParty={make} name="created" />
        <EntityPicker
          {...set}
          label="Known number"
          value={{ ...usman, number: '03001234567' }}
          name="known"
        />
        <EntityPicker
          {...set}
          label="Failed"
          value={emptyEntity}
          parties={{ items: [], error: 'The entities could not be loaded', onRetry: () => {} }}
          name="failed"
        />
      </div>
    );
  },
};
