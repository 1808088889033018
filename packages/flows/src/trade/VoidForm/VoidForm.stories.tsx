import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { VoidForm, type VoidFormProps } from './VoidForm.tsx';
import { exchangeSale, money, purchase, sale } from './voidForm.fixtures.ts';

const meta: Meta<typeof VoidForm> = {
  title: 'Flows/VoidForm',
  component: VoidForm,
  args: { isOpen: true, sale, ...money, onSubmit: fn(async () => {}), onCancel: fn() },
  decorators: [
    (Story) => (
      <FlowsProvider>
        <Story />
      </FlowsProvider>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof VoidForm>;

const page = () => within(document.body);
const fill = async () =>
  userEvent.type(await page().findByRole('textbox', { name: 'Reason' }), 'Entered twice');
const submit = () => userEvent.click(page().getByRole('button', { name: 'Void invoice' }));
const ofPurchase = (of: typeof purchase) => ({ sale: undefined, purchase: of }) as Partial<VoidFormProps>;

/** A sale on credit, and everything that undoing it changes. */
export const Sale: Story = {};

/** The shop had paid the difference for a dearer phone. */
export const Exchange: Story = { args: { sale: exchangeSale } };

/** A purchase. */
export const Purchase: Story = { args: ofPurchase(purchase) };

/** With its reason. */
export const Filled: Story = { play: fill };

/** It is already void. */
export const AlreadyVoid: Story = { args: { sale: { ...sale, status: 'void' } } };

/** A phone of the slip is sold by now. */
export const PhoneElsewhere: Story = {
  args: ofPurchase({ ...purchase, units: [{ _id: 'sold', state: 'sold' }] }),
};

/** The reason is missing. */
export const WithErrors: Story = {
  play: async () => {
    await submit();
    await page().findByText('Reason: This is required', { selector: 'button' });
  },
};

/** It is on its way. */
export const Sending: Story = {
  args: { onSubmit: () => new Promise<void>(() => {}) },
  play: async () => {
    await fill();
    await submit();
    await page().findByRole('button', { name: /Voiding\.\.\./ });
  },
};

/** The server refused it; the reason is still there. */
export const Refused: Story = {
  args: { onSubmit: async () => ({ message: 'INV-12 is void already' }) },
  play: async () => {
    await fill();
    await submit();
    await page().findByText('INV-12 is void already');
  },
};

/** Right to left. */
export const Urdu: Story = { globals: { locale: 'ur' } };

/** In the dark theme. */
export const Dark: Story = { globals: { colorScheme: 'dark' } };

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

/** A sale on credit. */
export const Matrix: Story = { tags: ['matrix'] };
