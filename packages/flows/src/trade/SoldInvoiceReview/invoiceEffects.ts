import type { MinorUnits } from '@handset/domain';
import type { Effect } from '@handset/ui';
import type { CommonMessages } from '../../form/commonMessages.ts';
import { partyEffect } from '../../money/EntityPicker/partyEffect.ts';
import { paymentEffects } from '../../money/WalletTransaction/paymentEffects.ts';
import type { WalletMessages } from '../../money/WalletTransaction/walletMessages.ts';
import type { InvoiceDocument } from '../SoldInvoice/InvoiceDocument.ts';
import type { InvoiceMessages } from '../SoldInvoice/invoiceMessages.ts';

/** Balances before the sale, in minor units. Unknown balances are not shown. */
export interface InvoiceBalances {
  /** The till. */
  pocketCash?: MinorUnits | undefined;
  /** The bank of the payment. */
  bank?: MinorUnits | undefined;
  /** The customer: positive is owed to us. */
  customer?: MinorUnits | undefined;
}

interface EffectWords {
  formatMoney: (amount: MinorUnits) => string;
  messages: { common: CommonMessages; wallet: WalletMessages; invoice: InvoiceMessages };
}

/** Everything that saving a sale changes: till, bank, the customer's debt and stock. */
export function invoiceEffects(
  { payment, balanceDue, customer, phones, exchange, accessories }: InvoiceDocument,
  balances: InvoiceBalances,
  { formatMoney, messages }: EffectWords,
): Effect[] {
  const bankName = payment.bankName ?? messages.wallet.methods.bank;
  const moved = paymentEffects(
    { pocketCash: payment.pocketCash, accountCash: payment.bank, bankAccountUsed: 'bank' },
    {
      direction: payment.isPaidOut ? 'out' : 'in',
      banks: [{ _id: 'bank', bankName, accountType: '', balance: balances.bank }],
      pocketBalance: balances.pocketCash,
      pocketName: messages.wallet.pocketCash,
      formatMoney,
    },
  );
  const count = (label: string, change: number): Effect[] =>
    change === 0 ? [] : [{ label, to: change > 0 ? `+${change}` : `\u2212${-change}` }];
  return [
    ...moved,
    ...(balanceDue > 0
      ? [
          partyEffect(
            { name: customer.name, balance: balances.customer },
            balanceDue,
            messages.common,
            formatMoney,
          ),
        ]
      : []),
    ...count(messages.invoice.review.stock, -phones.length),
    ...count(messages.invoice.exchange, exchange ? 1 : 0),
    ...count(messages.invoice.accessories, -accessories.reduce((total, { quantity }) => total + quantity, 0)),
  ];
}
