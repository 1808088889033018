import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { today } from '../../testing/shop.fixtures.ts';
import { CreateEntity } from './CreateEntity.tsx';

const meta: Meta<typeof CreateEntity> = {
  title: 'Flows/CreateEntity',
  component: CreateEntity,
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
type Story = StoryObj<typeof CreateEntity>;

const page = () => within(document.body);
const press = async (name: string) => userEvent.click(await page().findByRole('button', { name }));

/** Nothing is filled in yet. */
export const Empty: Story = {};

/** Everything is filled in. */
export const Filled: Story = {
  args: { defaultDraft: { name: 'Usman', number: '0300 7654321', reference: 'Walk-in' } },
};

/** Lists the missing fields and marks them. */
export const WithErrors: Story = {
  play: async () => {
    await press('Create');
    await page().findByText('Name: This is required');
  },
};

/** Somebody has this number already: asked, and nothing typed is lost. */
export const SameNumber: Story = {
  args: {
    defaultDraft: { name: 'Usman', number: '0300 7654321', reference: 'Walk-in' },
    parties: { items: [{ _id: '1', name: 'Bilal', number: '+923007654321', reference: '' }] },
    onSubmit: fn(async () => {}),
  },
  play: async ({ args }) => {
    await press('Create');
    const question = within(await page().findByRole('alertdialog'));
    await question.findByText(/is already the number of Bilal/);
    await userEvent.click(question.getByRole('button', { name: 'Go back' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(page().getByRole('textbox', { name: 'Name' })).toHaveValue('Usman');
    await press('Create');
    await page().findByRole('alertdialog');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

/** It is on its way: nothing can be changed. */
export const Sending: Story = {
  args: { ...Filled.args, onSubmit: () => new Promise<void>(() => {}) },
  play: async () => {
    await press('Create');
    await waitFor(() => expect(page().getByRole('button', { name: 'Cancel' })).toBeDisabled());
  },
};

/** The server refused it; every entry is still there. */
export const Refused: Story = {
  args: { ...Filled.args, onSubmit: async () => ({ message: 'Error creating person' }) },
  play: async () => {
    await press('Create');
    await page().findByText('Error creating person');
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
