import type { PaymentSplit } from '@handset/domain';
import type { BankAccount } from '../embedding/embedding.ts';
import { WalletTransaction } from '../WalletTransaction/WalletTransaction.tsx';
import { defineFlow } from './definition.ts';
import { amount, choice, list, record } from './kinds.ts';

/** Where the money of a document comes from or goes to, as an element. */
export const walletElement = defineFlow({
  tag: 'handset-wallet',
  properties: {
    banks: list<BankAccount>(),
    due: amount,
    pocketBalance: amount,
    value: record<PaymentSplit>(),
  },
  attributes: { direction: choice('in', 'out') },
  render: ({ banks, due = 0, direction, value, pocketBalance }, flow) => (
    <WalletTransaction
      isOpen={flow.isOpen}
      due={due}
      direction={direction}
      value={value}
      banks={flow.withRetry('banks', banks)}
      pocketBalance={pocketBalance}
      onSubmit={(split) => flow.submit(split)}
      onClear={() => flow.tell('handset-clear', null)}
      onCancel={flow.cancel}
      onError={flow.tellError}
    />
  ),
});
