import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { companies, today } from '../../testing/shop.fixtures.ts';
import { AddModel } from './AddModel.tsx';

const meta: Meta<typeof AddModel> = {
  title: 'Flows/AddModel',
  component: AddModel,
  args: { isOpen: true, companies: { items: companies }, onSubmit: async () => {}, onCancel: () => {} },
  // An open dialog covers its page: on the page of documentation it has one of its own.
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  decorators: [
    (Story) => (
      <FlowsProvider today={today}>
        <Story />
      </FlowsProvider>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof AddModel>;

const page = () => within(document.body);
const press = async (name: string) => userEvent.click(await page().findByRole('button', { name }));

/** Nothing is filled in yet. */
export const Empty: Story = {};

/** Everything is filled in. */
export const Filled: Story = {
  args: { defaultDraft: { companyId: companies[0]?._id ?? null, name: 'Galaxy A15' } },
};

/** Lists the missing fields and marks them. */
export const WithErrors: Story = {
  play: async () => {
    await press('Save');
    await page().findByText('Company: This is required');
  },
};

/** It is on its way: nothing can be changed. */
export const Sending: Story = {
  args: { ...Filled.args, onSubmit: () => new Promise<void>(() => {}) },
  play: async () => {
    await press('Save');
    await waitFor(() => expect(page().getByRole('button', { name: 'Cancel' })).toBeDisabled());
  },
};

/** The server refused it; every entry is still there. */
export const Refused: Story = {
  args: { ...Filled.args, onSubmit: async () => ({ fieldErrors: { name: 'Galaxy A15 is already there' } }) },
  play: async () => {
    await press('Save');
    await page().findByText('Model Name: Galaxy A15 is already there');
  },
};

/** The company is known: the name is asked first. */
export const OfACompany: Story = { args: { defaultCompanyId: companies[1]?._id } };

/** The companies are still being loaded. */
export const ListsLoading: Story = { args: { companies: { items: [], isLoading: true } } };

/** The companies could not be loaded. */
export const ListsFailed: Story = {
  args: { companies: { items: [], error: 'The companies could not be loaded', onRetry: () => {} } },
};

/** Right to left. */
export const Urdu: Story = { args: Filled.args ?? {}, globals: { locale: 'ur' } };

/** In the dark theme. */
export const Dark: Story = { args: Filled.args ?? {}, globals: { colorScheme: 'dark' } };

/** On a phone. */
export const OnAPhone: Story = { args: Filled.args ?? {}, globals: { viewport: { value: 'mobile1' } } };

/** Its most telling state. */
export const Matrix: Story = { args: Filled.args ?? {}, tags: ['matrix'] };
