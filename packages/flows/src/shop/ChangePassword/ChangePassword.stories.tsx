import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { today } from '../../testing/shop.fixtures.ts';
import { ChangePassword } from './ChangePassword.tsx';

const meta: Meta<typeof ChangePassword> = {
  title: 'Flows/ChangePassword',
  component: ChangePassword,
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
type Story = StoryObj<typeof ChangePassword>;

const page = () => within(document.body);
const press = async (name: string) => userEvent.click(await page().findByRole('button', { name }));

const fill = async () => {
  await userEvent.type(page().getByLabelText(/Previous password/), 'a good secret');
  await userEvent.type(page().getByLabelText(/New password/), 'another good secret');
};

/** Nothing is filled in yet. */
export const Empty: Story = {};

/** Both passwords are typed. */
export const Filled: Story = { play: fill };

/** Lists the missing fields and marks them. */
export const WithErrors: Story = {
  play: async () => {
    await press('Save');
    await page().findByText('Previous password: This is required');
  },
};

/** It is on its way: nothing can be changed. */
export const Sending: Story = {
  args: { onSubmit: () => new Promise<void>(() => {}) },
  play: async () => {
    await fill();
    await press('Save');
    await waitFor(() => expect(page().getByRole('button', { name: 'Cancel' })).toBeDisabled());
  },
};

/** The server refused it; every entry is still there. */
export const Refused: Story = {
  args: { onSubmit: async () => ({ fieldErrors: { previousPassword: 'The previous password is wrong' } }) },
  play: async () => {
    await fill();
    await press('Save');
    await page().findByText('Previous password: The previous password is wrong');
  },
};

/** The new one is the old one. */
export const TheSameAgain: Story = {
  play: async () => {
    await userEvent.type(page().getByLabelText(/Previous password/), 'a good secret');
    await userEvent.type(page().getByLabelText(/New password/), 'a good secret');
    await press('Save');
    await page().findByText('New password: Choose another password than the previous one');
  },
};

/** Right to left. */
export const Urdu: Story = { globals: { locale: 'ur' } };

/** In the dark theme. */
export const Dark: Story = { play: fill, globals: { colorScheme: 'dark' } };

/** On a phone. */
export const OnAPhone: Story = { play: fill, globals: { viewport: { value: 'mobile1' } } };

/** Its most telling state. */
export const Matrix: Story = { tags: ['matrix'] };
