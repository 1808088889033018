import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { ali, charger, money, parties, today } from '../../testing/shop.fixtures.ts';
import { AccessoryPurchase } from './AccessoryPurchase.tsx';

const meta: Meta<typeof AccessoryPurchase> = {
  title: 'Flows/AccessoryPurchase',
  component: AccessoryPurchase,
  args: {
    isOpen: true,
    ...money,
    parties: { items: parties },
    accessory: charger,
    onSubmit: async () => {},
    onCancel: () => {},
  },
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
type Story = StoryObj<typeof AccessoryPurchase>;

const page = () => within(document.body);
const press = async (name: string) => userEvent.click(await page().findByRole('button', { name }));

const send = async () => {
  await press('Save');
  await userEvent.click(
    within(await page().findByRole('alertdialog')).getByRole('button', {
      name: 'Purchase',
    }),
  );
};

/** Nothing is filled in yet. */
export const Empty: Story = {};

/** Everything is filled in. */
export const Filled: Story = {
  args: {
    defaultDraft: {
      quantity: 10,
      unitCost: 500_00,
      paymentType: 'credit',
      entity: { mode: 'existing', _id: ali._id, name: '', number: '', reference: '' },
      paidNow: 2_000_00,
      dateOfPayment: '2026-12-21',
    },
  },
};

/** Lists the missing fields and marks them. */
export const WithErrors: Story = {
  play: async () => {
    await press('Save');
    await page().findByText('Cost of one: This is required');
  },
};

/** Lists the effects before sending. */
export const Confirming: Story = {
  args: Filled.args ?? {},
  play: async () => {
    await press('Save');
    await page().findByRole('alertdialog');
  },
};

/** It is on its way: nothing can be changed. */
export const Sending: Story = {
  args: { ...Filled.args, onSubmit: () => new Promise<void>(() => {}) },
  play: async () => {
    await send();
    await waitFor(() => expect(page().getByRole('button', { name: 'Cancel' })).toBeDisabled());
  },
};

/** The server refused it; every entry is still there. */
export const Refused: Story = {
  args: {
    ...Filled.args,
    onSubmit: async () => ({
      fieldErrors: { pocketCash: 'Pocket Cash holds Rs 400; this would take Rs 2,000' },
    }),
  },
  play: async () => {
    await send();
    await page().findByText('Payment method: Pocket Cash holds Rs 400; this would take Rs 2,000');
  },
};

/** Paid at once. */
export const PaidAtOnce: Story = { args: { defaultDraft: { quantity: 10, unitCost: 500_00 } } };

/** The parties could not be loaded. */
export const ListsFailed: Story = {
  args: {
    parties: { items: [], error: 'The parties could not be loaded', onRetry: () => {} },
    defaultDraft: { paymentType: 'credit' },
  },
};

/** The lists are still being loaded. */
export const ListsLoading: Story = {
  args: { parties: { items: [], isLoading: true }, banks: { items: [], isLoading: true } },
};

/** Right to left. */
export const Urdu: Story = { args: Filled.args ?? {}, globals: { locale: 'ur' } };

/** In the dark theme. */
export const Dark: Story = { args: Filled.args ?? {}, globals: { colorScheme: 'dark' } };

/** On a phone. */
export const OnAPhone: Story = { args: Filled.args ?? {}, globals: { viewport: { value: 'mobile1' } } };

/** Its most telling state. */
export const Matrix: Story = { args: Filled.args ?? {}, tags: ['matrix'] };
