import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { userEvent, within } from 'storybook/test';
import { FlowsProvider } from '../FlowsProvider/FlowsProvider.tsx';
import { banks, companies, parties, pocketBalance, today } from '../PurchaseSlip/purchase.fixtures.ts';
import { AccessoryPurchase } from './AccessoryPurchase.tsx';
import { AddAccessory } from './AddAccessory.tsx';
import { AddBank } from './AddBank.tsx';
import { AddCompany } from './AddCompany.tsx';
import { AddModel } from './AddModel.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { CreateEntity } from './CreateEntity.tsx';
import { PartyPayment } from './PartyPayment.tsx';
import { WalletEntry } from './WalletEntry.tsx';
import { WalletTransfer } from './WalletTransfer.tsx';

interface DialogStory {
  dialog: ReactElement;
}

const meta: Meta<DialogStory> = {
  title: 'Flows/Dialogs',
  render: ({ dialog }) => <FlowsProvider today={today}>{dialog}</FlowsProvider>,
};

export default meta;
type Story = StoryObj<DialogStory>;

const open = { isOpen: true, onSubmit: async () => {}, onCancel: () => {} };
const money = { banks: { items: banks }, pocketBalance };
const [, dealer] = parties;
const screen = () => within(document.body);

/** A maker of phones. */
export const Company: Story = { args: { dialog: <AddCompany {...open} /> } };

/** A model of a company. */
export const Model: Story = { args: { dialog: <AddModel {...open} companies={{ items: companies }} /> } };

/** A party. */
export const Entity: Story = { args: { dialog: <CreateEntity {...open} /> } };

/** Nothing was filled in. */
export const EntityIncomplete: Story = {
  args: { dialog: <CreateEntity {...open} /> },
  play: async () => {
    await userEvent.click(screen().getByRole('button', { name: 'Create' }));
    await screen().findByText('Please fill all fields');
  },
};

/** The server refused it. */
export const EntityRefused: Story = {
  args: { dialog: <CreateEntity {...open} onSubmit={async () => ({ message: 'Error creating person' })} /> },
  play: async () => {
    await userEvent.type(screen().getByLabelText(/Name/), 'Usman');
    await userEvent.type(screen().getByLabelText(/Number/), '03007654321');
    await userEvent.type(screen().getByLabelText(/Reference/), 'Walk-in');
    await userEvent.click(screen().getByRole('button', { name: 'Create' }));
    await screen().findByText('Error creating person');
  },
};

/** A new password. */
export const Password: Story = { args: { dialog: <ChangePassword {...open} /> } };

/** A bank account with what it holds at first. */
export const Bank: Story = { args: { dialog: <AddBank {...open} /> } };

/** Money into or out of an account. */
export const Entry: Story = { args: { dialog: <WalletEntry {...open} {...money} /> } };

/** Money from one account to another. */
export const Transfer: Story = { args: { dialog: <WalletTransfer {...open} {...money} /> } };

/** A kind of accessory. */
export const Accessory: Story = { args: { dialog: <AddAccessory {...open} /> } };

/** Accessories bought. */
export const AccessoryBought: Story = {
  args: {
    dialog: (
      <AccessoryPurchase
        {...open}
        {...money}
        parties={{ items: parties }}
        accessory={{ _id: 'charger', accessoryName: 'Charger 25 W', quantity: 12 }}
      />
    ),
  },
};

/** Money paid to a party, in Urdu. */
export const PayPartyUrdu: Story = {
  args: { dialog: dealer ? <PartyPayment {...open} {...money} direction="out" party={dealer} /> : <div /> },
  globals: { locale: 'ur' },
};

/** Money received from a party, in the dark theme. */
export const ReceiveDark: Story = {
  args: { dialog: dealer ? <PartyPayment {...open} {...money} direction="in" party={dealer} /> : <div /> },
  globals: { colorScheme: 'dark' },
};
