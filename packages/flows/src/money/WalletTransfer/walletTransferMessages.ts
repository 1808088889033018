import { defineMessages } from '@handset/ui';

const en = {
  title: 'Transfer',
  confirmTitle: (amount: string, from: string, to: string) => `Transfer ${amount} from ${from} to ${to}?`,
  confirm: (amount: string) => `Transfer ${amount}`,
  from: 'From account',
  to: 'To account',
};

/** The words of WalletTransfer. */
export type WalletTransferMessages = typeof en;

const ur: WalletTransferMessages = {
  title: 'منتقلی',
  confirmTitle: (amount, from, to) => `${from} سے ${to} میں ${amount} منتقل کریں؟`,
  confirm: (amount) => `${amount} منتقل کریں`,
  from: 'کس اکاؤنٹ سے',
  to: 'کس اکاؤنٹ میں',
};

export const walletTransferMessages = defineMessages({ name: 'walletTransfer', en, ur });
