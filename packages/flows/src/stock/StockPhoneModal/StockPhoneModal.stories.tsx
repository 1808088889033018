import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { StockPhoneModal } from './StockPhoneModal.tsx';
import type { StockPhoneModalProps } from './StockPhoneModalProps.ts';
import { changedPhone, filledDraft, lists, phone, shopId, today } from './stockPhone.fixtures.ts';

const meta: Meta<typeof StockPhoneModal> = {
  title: 'Flows/StockPhoneModal',
  component: StockPhoneModal,
  args: {
    isOpen: true,
    ...lists,
    shopId,
    onSubmit: fn(async () => {}),
    onCancel: fn(),
    onChange: fn(),
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
type Story = StoryObj<typeof StockPhoneModal>;

const page = () => within(document.body);
const edit = { phone, shopId: undefined };
const image = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${color}" d="M0 0h4v3H0z"/></svg>`)}`;
const pictures = [
  { _id: 'front', url: image('#0e6660') },
  { _id: 'back', url: image('#7a8a99') },
];

/** Add mode, nothing filled in. */
export const Empty: Story = {};

/** Everything but images, both IMEIs. */
export const Filled: Story = { args: { defaultDraft: filledDraft } };

/** 30 % of the window: one column. */
export const Small: Story = { args: { size: 'small', defaultDraft: filledDraft } };

/** 70 % of the window. */
export const Large: Story = { args: { size: 'large', defaultDraft: filledDraft } };

/** Unchecking Add Dual SIM clears the second IMEI. */
export const WithoutDualSim: Story = {
  args: { defaultDraft: filledDraft },
  play: async () => {
    await userEvent.click(page().getByRole('checkbox', { name: 'Add Dual SIM' }));
    await waitFor(() => expect(page().queryByLabelText('IMEI 2')).toBeNull());
    await userEvent.click(page().getByRole('checkbox', { name: 'Add Dual SIM' }));
    await expect(await page().findByLabelText('IMEI 2')).toHaveValue('');
  },
};

/** A wrong check digit is confirmed by hand. */
export const WrongCheckDigit: Story = {
  args: { defaultDraft: { ...filledDraft, imei1: '356938035643808' } },
};

/** Lists the missing fields and marks them. */
export const WithErrors: Story = {
  play: async () => {
    await userEvent.click(page().getByRole('button', { name: 'Add Phone' }));
    await page().findByText('Please correct 8 fields');
  },
};

/** The button reads Adding... while the phone is sent. */
export const Adding: Story = {
  args: { defaultDraft: filledDraft, onSubmit: () => new Promise<void>(() => {}) },
  play: async () => {
    await userEvent.click(page().getByRole('button', { name: 'Add Phone' }));
    await expect(await page().findByRole('button', { name: /Adding\.\.\./ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The button reads Updating... while a change is sent. */
export const Updating: Story = {
  args: {
    ...edit,
    defaultDraft: { ...filledDraft, color: 'Gold' },
    onSubmit: () => new Promise<void>(() => {}),
  } as Partial<StockPhoneModalProps>,
  play: async () => {
    await userEvent.click(page().getByRole('button', { name: 'Update Phone' }));
    await expect(await page().findByRole('button', { name: /Updating\.\.\./ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** The server refused it; everything is still there. */
export const Refused: Story = {
  args: {
    defaultDraft: filledDraft,
    onSubmit: async () => ({
      message: 'Something went wrong',
      fieldErrors: { imei: 'This IMEI is already in stock: Galaxy A15, bought on 2026-11-02' },
    }),
  },
  play: async () => {
    await userEvent.click(page().getByRole('button', { name: 'Add Phone' }));
    await page().findByText(/already in stock: Galaxy A15/, { selector: 'button' });
  },
};

/** Companies and models are on their way. */
export const ListsLoading: Story = {
  args: { companies: { items: [], isLoading: true }, models: { items: [], isLoading: true } },
};

/** They could not be loaded: what is typed is taken all the same. */
export const ListsFailed: Story = {
  args: { companies: { items: [], error: 'The companies could not be loaded', onRetry: fn() } },
};

/** Edit mode: prefilled, with the stored images. */
export const Edit: Story = {
  args: { ...edit, phone: { ...phone, pictures } } as Partial<StockPhoneModalProps>,
};

/** The viewer may not see what the phone cost. */
export const EditWithoutCost: Story = {
  args: { ...edit, phone: { ...phone, purchasePrice: null } } as Partial<StockPhoneModalProps>,
};

/** The phone was bought on a slip, which says what it cost. */
export const EditBought: Story = {
  args: { ...edit, phone: { ...phone, source: 'single' } } as Partial<StockPhoneModalProps>,
};

/** Somebody else changed colour and price meanwhile; the colour was changed here as well. */
export const Conflict: Story = {
  args: { ...edit, conflict: changedPhone, defaultDraft: { color: 'Navy' } } as Partial<StockPhoneModalProps>,
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: 'Update Phone' }));
    await page().findByText(/choose yours or the saved one/, { selector: 'button' });
  },
};

/** Right to left. */
export const Urdu: Story = { args: { defaultDraft: filledDraft }, globals: { locale: 'ur' } };

/** In the dark theme. */
export const Dark: Story = { args: { defaultDraft: filledDraft }, globals: { colorScheme: 'dark' } };

/** On a phone. */
export const Phone: Story = {
  args: { defaultDraft: filledDraft },
  globals: { viewport: { value: 'mobile1' } },
};

/** Both sides of a conflict, decided, above a form that is filled in. */
export const Matrix: Story = {
  tags: ['matrix'],
  args: { ...edit, phone: { ...phone, pictures }, conflict: changedPhone } as Partial<StockPhoneModalProps>,
};
