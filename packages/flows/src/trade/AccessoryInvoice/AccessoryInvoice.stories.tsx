import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { invoiceOfDraft } from '../SoldInvoice/invoiceOfDraft.ts';
import { accessoryDraft, wholeShop } from '../SoldInvoice/soldInvoice.fixtures.ts';
import { AccessoryInvoice } from './AccessoryInvoice.tsx';

const draft = invoiceOfDraft(accessoryDraft, wholeShop);
const saved = { ...draft, invoiceNumber: 'INV-000132' };

const meta: Meta<typeof AccessoryInvoice> = {
  title: 'Flows/AccessoryInvoice',
  component: AccessoryInvoice,
  parameters: { layout: 'fullscreen' },
  args: { document: saved },
};
export default meta;
type Story = StoryObj<typeof AccessoryInvoice>;

/** Sold and paid. */
export const Saved: Story = {};

/** Before saving. */
export const Draft: Story = { args: { document: draft } };

/** Handed out before. */
export const Duplicate: Story = { args: { isDuplicate: true } };

/** Some came back. */
export const Returned: Story = {
  args: {
    document: {
      ...saved,
      accessories: saved.accessories.map((row, index) =>
        index === 1 ? { ...row, returnedQuantity: 2 } : row,
      ),
      returns: [
        {
          kind: 'return',
          date: '2026-11-22',
          reason: 'Two too many',
          total: 120_000,
          exchangeValue: 0,
          pocketCash: 120_000,
          bank: 0,
          isPaidIn: false,
          offBalance: 0,
        },
      ],
    },
  },
};

/** For a receipt printer. */
export const Receipt: Story = { args: { paper: '80mm' } };

/** Right to left. */
export const InUrdu: Story = {
  decorators: [
    (Story) => (
      <FlowsProvider locale="ur">
        <Story />
      </FlowsProvider>
    ),
  ],
};

/** Paper is white on a dark page too. */
export const OnADarkPage: Story = { globals: { colorScheme: 'dark' } };

export const Matrix: Story = { tags: ['matrix'] };
