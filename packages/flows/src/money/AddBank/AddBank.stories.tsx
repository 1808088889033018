import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { today } from '../../testing/shop.fixtures.ts';
import { AddBank } from './AddBank.tsx';

const meta: Meta<typeof AddBank> = {
  title: 'Flows/AddBank',
  component: AddBank,
  args: { isOpen: true, onSubmit: async () => {}, onCancel: () => {} },
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
type Story = StoryObj<typeof AddBank>;

const page = () => within(document.body);
const press = async (name: string) => userEvent.click(await page().findByRole('button', { name }));

const send = async () => {
  await press('Save');
  await userEvent.click(
    within(await page().findByRole('alertdialog')).getByRole('button', {
      name: 'Add Bank',
    }),
  );
};

/** Nothing is filled in yet. */
export const Empty: Story = {};

/** Everything is filled in. */
export const Filled: Story = {
  args: { defaultDraft: { bankName: 'Meezan Bank', accountType: 'Saving', openingBalance: 125_000_00 } },
};

/** Lists the missing fields and marks them. */
export const WithErrors: Story = {
  play: async () => {
    await press('Save');
    await page().findByText('Bank name: This is required');
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
    onSubmit: async () => ({ fieldErrors: { bankName: 'Meezan Bank (Saving) is already an account' } }),
  },
  play: async () => {
    await send();
    await page().findByText('Bank name: Meezan Bank (Saving) is already an account');
  },
};

/** Right to left. */
export const Urdu: Story = { args: Filled.args ?? {}, globals: { locale: 'ur' } };

/** In the dark theme. */
export const Dark: Story = { args: Filled.args ?? {}, globals: { colorScheme: 'dark' } };

/** On a phone. */
export const OnAPhone: Story = { args: Filled.args ?? {}, globals: { viewport: { value: 'mobile1' } } };

/** Its most telling state. */
export const Matrix: Story = { args: Filled.args ?? {}, tags: ['matrix'] };
