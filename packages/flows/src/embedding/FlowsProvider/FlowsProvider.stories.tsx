import { createTheme } from '@handset/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditFields } from '../../money/CreditFields/CreditFields.tsx';
import { EntityPicker } from '../../money/EntityPicker/EntityPicker.tsx';
import { emptyEntity } from '../../money/EntityPicker/entity.ts';
import { parties } from '../../trade/PurchaseSlip/purchase.fixtures.ts';
import { FlowsProvider } from './FlowsProvider.tsx';

const parts = (
  <div style={{ display: 'grid', gap: 16, maxWidth: 720, padding: 16 }}>
    <EntityPicker
      value={{ ...emptyEntity, _id: parties[1]?._id ?? null }}
      onChange={() => {}}
      parties={{ items: parties }}
    />
    <CreditFields
      value={{ payableAmountNow: 5_000_000, dateOfPayment: '2026-12-21' }}
      onChange={() => {}}
      total={4_500_000}
    />
  </div>
);

const meta: Meta<typeof FlowsProvider> = {
  title: 'Flows/FlowsProvider',
  component: FlowsProvider,
  args: { today: '2026-11-21', children: parts },
};

export default meta;
type Story = StoryObj<typeof FlowsProvider>;

/** English, rupees, Karachi. */
export const Default: Story = {};

/** Urdu, from right to left. */
export const Urdu: Story = { args: { locale: 'ur' } };

const plum = {
  theme: createTheme({ accent: '#6b3fa0', isTinted: true }),
  variables: { '--hs-radius-medium': '2px' },
};

/** The colours and corners of the page around it. */
export const Appearance: Story = { args: { appearance: plum } };

const words = { common: { entity: 'Supplier', payableNow: 'Down payment' } };

/** Words of the shop's own. */
export const OwnWords: Story = { args: { messages: words } };

const dollars = { currency: 'USD', locale: 'en-US' };

/** Another currency. */
export const AnotherCurrency: Story = { args: { moneyFormat: dollars } };

/** Languages, colours and words side by side: providers do not meet. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <FlowsProvider today="2026-11-21">{parts}</FlowsProvider>
      <FlowsProvider today="2026-11-21" locale="ur">
        {parts}
      </FlowsProvider>
      <FlowsProvider today="2026-11-21" appearance={plum}>
        {parts}
      </FlowsProvider>
      <FlowsProvider today="2026-11-21" messages={words} moneyFormat={dollars}>
        {parts}
      </FlowsProvider>
    </div>
  ),
};
