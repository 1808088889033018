import { FormGrid } from '@handset/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { companies, models } from '../../trade/PurchaseSlip/purchase.fixtures.ts';
import { CompanyModelPicker, type CompanyModelPickerProps } from './CompanyModelPicker.tsx';

function Kept(props: CompanyModelPickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <FormGrid>
      <CompanyModelPicker {...props} value={value} onChange={setValue} />
    </FormGrid>
  );
}

const none = { companyName: '', modelName: '' };
const galaxy = { companyName: 'Samsung', modelName: 'Galaxy A35' };

const meta: Meta<typeof CompanyModelPicker> = {
  title: 'Flows/CompanyModelPicker',
  component: CompanyModelPicker,
  args: { value: none, onChange: () => {}, companies: { items: companies }, models: { items: models } },
  render: (args) => (
    <div style={{ maxWidth: 640 }}>
      <Kept {...args} />
    </div>
  ),
};

export default meta;
type Story = StoryObj<typeof CompanyModelPicker>;

/** A model needs a company. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox', { name: 'Model' })).toBeDisabled();
  },
};

/** Both are chosen. */
export const Chosen: Story = { args: { value: galaxy } };

/** Another company clears the model. */
export const AnotherCompany: Story = {
  args: { value: galaxy },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Company' }), 'apple{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'Company' })).toHaveValue('Apple');
    await expect(canvas.getByRole('combobox', { name: 'Model' })).toHaveValue('');
  },
};

/** A company that is not in the list is made, and kept also where that fails. */
export const NotAdded: Story = {
  args: { onCreateCompany: async () => ({ message: 'The server is busy' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Company' }), 'Sparx{Enter}');
    await canvas.findByText('Sparx could not be added to the list, but you can still use it here');
  },
};

/** The lists are still being loaded. */
export const Loading: Story = {
  args: { value: galaxy, companies: { items: [], isLoading: true }, models: { items: [], isLoading: true } },
};

/** The lists could not be loaded. */
export const Failed: Story = {
  args: {
    value: galaxy,
    companies: { items: [], error: 'The companies could not be loaded', onRetry: () => {} },
    models: { items: [], error: 'The models could not be loaded', onRetry: () => {} },
  },
};

/** Something is missing. */
export const Invalid: Story = {
  args: { errors: { companyName: 'This is required', modelName: 'This is required' } },
};

/** They cannot be used for now. */
export const Disabled: Story = { args: { value: galaxy, isDisabled: true } };

/** Right to left. */
export const Urdu: Story = { args: { value: galaxy }, globals: { locale: 'ur' } };

/** All its looks. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const lists = { companies: { items: companies }, models: { items: models }, onChange: () => {} };
    const failed = { items: [], error: 'The models could not be loaded', onRetry: () => {} };
    return (
      <div style={{ maxWidth: 640 }}>
        <FormGrid>
          <CompanyModelPicker {...lists} value={none} />
          <CompanyModelPicker {...lists} value={galaxy} />
          <CompanyModelPicker {...lists} value={none} errors={{ companyName: 'This is required' }} />
          <CompanyModelPicker {...lists} value={{ ...galaxy, modelName: '' }} models={failed} />
          <CompanyModelPicker {...lists} value={galaxy} isDisabled />
        </FormGrid>
      </div>
    );
  },
};
