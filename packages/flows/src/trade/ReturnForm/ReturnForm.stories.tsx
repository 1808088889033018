import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { ReturnForm, type ReturnFormProps } from './ReturnForm.tsx';
import {
  a15,
  coverId,
  creditDraft,
  creditSale,
  dearerExchangeSale,
  exchangeSale,
  lot,
  money,
  purchase,
  purchaseDraft,
  sale,
  saleDraft,
  today,
} from './returnForm.fixtures.ts';

const meta: Meta<typeof ReturnForm> = {
  title: 'Flows/ReturnForm',
  component: ReturnForm,
  args: { isOpen: true, sale, ...money, onSubmit: fn(async () => {}), onCancel: fn(), onChange: fn() },
  decorators: [
    (Story) => (
      <FlowsProvider today={today}>
        <Story />
      </FlowsProvider>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof ReturnForm>;

const page = () => within(document.body);
const submit = () => userEvent.click(page().getByRole('button', { name: 'Take back' }));
const confirm = async () =>
  userEvent.click(within(await page().findByRole('alertdialog')).getByRole('button', { name: 'Take back' }));
const ofPurchase = (args: object) => ({ sale: undefined, purchase, ...args }) as Partial<ReturnFormProps>;

/** Nothing is marked yet. */
export const Empty: Story = {};

/** One phone and two covers, the money out of the till. */
export const Filled: Story = { args: { defaultDraft: saleDraft } };

/** Everything that is still with the customer. */
export const Everything: Story = { args: { defaultDraft: { extent: 'whole', reason: 'Wrong customer' } } };

/** A sale on credit: what was never paid comes off the balance. */
export const OnCredit: Story = { args: { sale: creditSale, defaultDraft: creditDraft } };

/** The phone that was taken in exchange goes back. */
export const Exchange: Story = { args: { sale: exchangeSale, defaultDraft: { reason: 'Both go back' } } };

/** The dearer phone goes back: the customer pays the difference. */
export const DearerExchange: Story = {
  args: { sale: dearerExchangeSale, defaultDraft: { reason: 'Both go back' } },
};

/** To the supplier, off what is owed to him. */
export const ToSupplier: Story = { args: ofPurchase({ defaultDraft: purchaseDraft }) };

/** Out of a lot of five hundred: phones are scanned or searched for. */
export const OutOfALot: Story = { args: ofPurchase({ purchase: lot(500) }) };

/** Everything came back before. */
export const NothingLeft: Story = { args: { sale: { ...sale, units: [], accessories: [] } } };

/** More accessories than were sold, and no reason. */
export const WithErrors: Story = {
  args: { defaultDraft: { units: [a15._id], accessories: [{ _id: coverId, quantity: 4 }] } },
  play: async () => {
    await submit();
    await page().findByText(/Cover: Only 3 are still with the customer/, { selector: 'button' });
  },
};

/** The effects are confirmed first. */
export const Confirming: Story = {
  args: { sale: creditSale, defaultDraft: creditDraft },
  play: async () => {
    await submit();
    await expect(await page().findByRole('alertdialog')).toHaveTextContent(/Ali Raza owes us/);
  },
};

/** The return is on its way. */
export const Sending: Story = {
  args: { defaultDraft: saleDraft, onSubmit: () => new Promise<void>(() => {}) },
  play: async () => {
    await submit();
    await confirm();
    await page().findByRole('button', { name: /Taking back\.\.\./ });
  },
};

/** The server refused it; everything is still there. */
export const Refused: Story = {
  args: {
    defaultDraft: saleDraft,
    onSubmit: async () => ({
      message: `IMEI ${a15.imei1} came back on 2026-11-20 already`,
      fieldErrors: { 'units.0': `IMEI ${a15.imei1} came back on 2026-11-20 already` },
    }),
  },
  play: async () => {
    await submit();
    await confirm();
    await page().findByText(/What comes back: IMEI .* came back/, { selector: 'button' });
  },
};

/** The banks are on their way. */
export const ListsLoading: Story = {
  args: { defaultDraft: { ...saleDraft, payment: null }, banks: { items: [], isLoading: true } },
};

/** The banks could not be loaded. */
export const ListsFailed: Story = {
  args: {
    defaultDraft: { ...saleDraft, payment: null },
    banks: { items: [], error: 'The banks could not be loaded', onRetry: fn() },
  },
};

/** Right to left. */
export const Urdu: Story = { args: { defaultDraft: saleDraft }, globals: { locale: 'ur' } };

/** In the dark theme. */
export const Dark: Story = { args: { defaultDraft: saleDraft }, globals: { colorScheme: 'dark' } };

/** On a phone. */
export const Phone: Story = {
  args: { defaultDraft: saleDraft },
  globals: { viewport: { value: 'mobile1' } },
};

/** A phone and two of three covers come back. */
export const Matrix: Story = { tags: ['matrix'], args: { defaultDraft: saleDraft } };
