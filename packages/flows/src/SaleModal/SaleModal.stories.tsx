import { UIProvider } from '@handset/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SaleModal } from './SaleModal.tsx';
import {
  accessories,
  banks,
  companies,
  creditDraft,
  exchangeDraft,
  models,
  paidDraft,
  persons,
  units,
} from './sale.fixtures.ts';

const meta: Meta<typeof SaleModal> = {
  title: 'Flows/SaleModal',
  component: SaleModal,
  args: {
    isOpen: true,
    onSubmit: fn(async () => {}),
    onCancel: fn(),
    onChange: fn(),
    parties: { items: persons },
    units: { items: units },
    accessories: { items: accessories },
    banks: { items: banks },
    pocketBalance: 8_500_000,
    companies: { items: companies },
    models: { items: models },
  },
};
export default meta;
type Story = StoryObj<typeof SaleModal>;

/** As it opens. */
export const Empty: Story = {};

/** One phone, the whole due to pocket cash. */
export const FullPayment: Story = { args: { defaultDraft: paidDraft() } };

/** Two phones and accessories, part paid now by bank and cash, the rest later. */
export const OnCredit: Story = { args: { defaultDraft: creditDraft() } };

/** A dearer phone came in: the shop pays the difference. */
export const Exchange: Story = { args: { defaultDraft: exchangeDraft() } };

/** Submitted with nothing filled in: the alert, the list that takes focus, and the marked fields. */
export const Refused: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Please fill all fields'));
    await expect(screen.getByText('Customer: This is required')).toBeVisible();
  },
};

/** The lists are on their way. */
export const Loading: Story = {
  args: { units: { items: [], isLoading: true }, parties: { items: [], isLoading: true } },
};

/** The phones could not be loaded. */
export const LoadError: Story = {
  args: { units: { items: [], error: 'Error fetching IMEIs', onRetry: fn() } },
};

/** Right to left. */
export const InUrdu: Story = {
  args: { defaultDraft: creditDraft() },
  decorators: [
    (Story) => (
      <UIProvider locale="ur">
        <Story />
      </UIProvider>
    ),
  ],
};
