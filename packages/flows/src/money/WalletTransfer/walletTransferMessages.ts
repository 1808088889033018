import { defineMessages } from '@handset/ui';

const en = { title: 'Transfer', from: 'From account', to: 'To account' };

/** The words of WalletTransfer. */
export type WalletTransferMessages = typeof en;

const ur: WalletTransferMessages = { title: 'منتقلی', from: 'کس اکاؤنٹ سے', to: 'کس اکاؤنٹ میں' };

export const walletTransferMessages = defineMessages({ name: 'walletTransfer', en, ur });
