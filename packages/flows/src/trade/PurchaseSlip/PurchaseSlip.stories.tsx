import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { PurchaseSlip } from './PurchaseSlip.tsx';
import { creditDraft, filledDraft, lists, today } from './purchase.fixtures.ts';

const meta: Meta<typeof PurchaseSlip> = {
  title: 'Flows/PurchaseSlip',
  component: PurchaseSlip,
  args: {
    isOpen: true,
    ...lists,
    onSubmit: async () => {},
    onCancel: () => {},
    onCreateCompany: () => {},
    onCreateModel: () => {},
  },
  decorators: [
    (Story) => (
      <FlowsProvider today={today}>
        <Story />
      </FlowsProvider>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof PurchaseSlip>;

const page = () => within(document.body);

/** Nothing is filled in yet. */
export const Empty: Story = {};

/** A used phone, paid from the till. */
export const Filled: Story = { args: { defaultDraft: filledDraft } };

/** Part of the price stays owed. */
export const OnCredit: Story = { args: { defaultDraft: creditDraft } };

/** The seller's CNIC is on file, masked for whoever may not see it. */
export const CnicOnFile: Story = { args: { defaultDraft: { ...creditDraft, cnic: '' } } };

/** A registration status that stands for an altered IMEI. */
export const UnofficialApproval: Story = {
  args: { defaultDraft: { ...filledDraft, specifications: 'CPID' } },
};

/** A wrong check digit is confirmed by hand. */
export const WrongCheckDigit: Story = {
  args: { defaultDraft: { ...filledDraft, imei1: '356938035643808' } },
};

/** Lists the missing fields and marks them. */
export const WithErrors: Story = {
  play: async () => {
    await userEvent.click(page().getByRole('button', { name: 'Save' }));
    await page().findByText('Please correct 9 fields');
  },
};

/** The effects are confirmed before the slip is posted. */
export const Confirming: Story = {
  args: { defaultDraft: creditDraft },
  play: async () => {
    await userEvent.click(page().getByRole('button', { name: 'Save' }));
    await page().findByRole('alertdialog');
  },
};

/** The slip is on its way. */
export const Saving: Story = {
  args: { defaultDraft: filledDraft, onSubmit: () => new Promise<void>(() => {}) },
  play: async () => {
    await userEvent.click(page().getByRole('button', { name: 'Save' }));
    await userEvent.click(await page().findByRole('button', { name: 'Post purchase' }));
  },
};

/** The server refused it; everything is still there. */
export const Refused: Story = {
  args: {
    defaultDraft: filledDraft,
    onSubmit: async () => ({
      message: 'Something went wrong',
      fieldErrors: { imei1: 'This IMEI is already in stock: Galaxy A35, bought on 2026-11-02' },
    }),
  },
  play: async () => {
    await userEvent.click(page().getByRole('button', { name: 'Save' }));
    await userEvent.click(await page().findByRole('button', { name: 'Post purchase' }));
    await page().findByText(/already in stock: Galaxy A35/, { selector: 'button' });
  },
};

/** The lists are still being loaded, or could not be. */
export const ListsMissing: Story = {
  args: {
    companies: { items: [], isLoading: true },
    parties: { items: [], error: 'The parties could not be loaded', onRetry: () => {} },
    banks: { items: [], error: 'The banks could not be loaded' },
  },
};

/** Somebody new whose number is somebody else's already. */
export const KnownNumber: Story = {
  args: {
    defaultDraft: {
      ...filledDraft,
      entity: { ...filledDraft.entity, mode: 'new', name: 'Ali', number: '0300 1234567' },
    },
    onCreateParty: async (party) => ({ _id: '01934f00-0000-7000-8000-000000000399', ...party }),
  },
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: 'Choose Ali Raza' }));
    await expect(await page().findByRole('combobox', { name: 'Party' })).toHaveValue(
      'Ali Raza · 0300-1234567',
    );
  },
};

/** The payment is all that is missing: saving asks for it. */
export const AsksForPayment: Story = {
  args: { defaultDraft: { ...filledDraft, payment: null } },
  play: async () => {
    await userEvent.click(page().getByRole('button', { name: 'Save' }));
    await page().findByRole('dialog', { name: 'Wallet Transaction' });
  },
};

/** An existing slip: its payment stays as it was posted. */
export const Edit: Story = {
  args: { mode: 'edit', defaultDraft: { ...filledDraft, payment: null }, onSubmit: async () => {} },
};

/** Right to left. */
export const Urdu: Story = {
  args: { defaultDraft: creditDraft },
  globals: { locale: 'ur' },
};

/** In the dark theme. */
export const Dark: Story = { args: { defaultDraft: creditDraft }, globals: { colorScheme: 'dark' } };

/** On a phone. */
export const Phone: Story = {
  args: { defaultDraft: filledDraft },
  globals: { viewport: { value: 'mobile1' } },
};

/** A slip on credit, as it stands before it is saved. */
export const Matrix: Story = {
  tags: ['matrix'],
  args: { defaultDraft: { ...creditDraft, specifications: 'Patch Approval' } },
};
