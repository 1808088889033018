import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { today } from '../../testing/shop.fixtures.ts';
import { EditEntity } from './EditEntity.tsx';

const party = {
  name: 'Ali Raza',
  number: '+923001234567',
  reference: 'Hall Road',
  cnic: '3520212345671',
  version: 3,
};

const meta: Meta<typeof EditEntity> = {
  title: 'Flows/EditEntity',
  component: EditEntity,
  args: { isOpen: true, party, onSubmit: async () => {}, onCancel: () => {} },
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
type Story = StoryObj<typeof EditEntity>;

const page = () => within(document.body);
const press = async (name: string) => userEvent.click(await page().findByRole('button', { name }));

/** Nothing is filled in yet. */
export const Empty: Story = {};

/** Everything is filled in. */
export const Filled: Story = { args: { defaultDraft: { name: 'Ali Raza Khan' } } };

/** Lists the missing fields and marks them. */
export const WithErrors: Story = {
  play: async () => {
    await press('Update');
    await page().findByText('Name: Nothing has been changed yet');
  },
};

/** It is on its way: nothing can be changed. */
export const Sending: Story = {
  args: { ...Filled.args, onSubmit: () => new Promise<void>(() => {}) },
  play: async () => {
    await press('Update');
    await waitFor(() => expect(page().getByRole('button', { name: 'Cancel' })).toBeDisabled());
  },
};

/** The server refused it; every entry is still there. */
export const Refused: Story = {
  args: {
    ...Filled.args,
    onSubmit: async () => ({ message: 'Ali Raza was changed meanwhile; look at it again' }),
  },
  play: async () => {
    await press('Update');
    await page().findByText('Ali Raza was changed meanwhile; look at it again');
  },
};

/** Its CNIC may not be seen, and is not offered. */
export const WithoutCnic: Story = { args: { party: { ...party, cnic: undefined } } };

/** Right to left. */
export const Urdu: Story = { args: Filled.args ?? {}, globals: { locale: 'ur' } };

/** In the dark theme. */
export const Dark: Story = { args: Filled.args ?? {}, globals: { colorScheme: 'dark' } };

/** On a phone. */
export const OnAPhone: Story = { args: Filled.args ?? {}, globals: { viewport: { value: 'mobile1' } } };

/** Its most telling state. */
export const Matrix: Story = { args: Filled.args ?? {}, tags: ['matrix'] };
