import type { Day, MinorUnits, WalletSource } from '@handset/domain';
import { type BillChoice, chosenBills, oldestFirst, type PaymentBill } from '../bills/billChoice.ts';
import { pocketSource, splitInput } from '../wallets/walletSource.ts';

/** Values of PaymentDialog. */
export interface PaymentDraft {
  /** `in`: the party pays us; `out`: we pay the party. */
  direction: 'in' | 'out';
  /** Minor units, or null while nothing is typed. */
  amount: MinorUnits | null;
  wallet: WalletSource;
  bills: BillChoice;
  /** `YYYY-MM-DD`, or empty. */
  date: Day | '';
  note: string;
}

/** A payment of the day through the till, that settles the oldest due first. */
export function emptyPayment(today: Day, direction: 'in' | 'out'): PaymentDraft {
  return { direction, amount: null, wallet: pocketSource, bills: oldestFirst, date: today, note: '' };
}

/** Builds the input of the domain's `partyPaymentSchema`. */
export function paymentInput({ wallet, bills, ...payment }: PaymentDraft, open: readonly PaymentBill[]) {
  const chosen = chosenBills(bills, open);
  return {
    ...payment,
    ...splitInput(wallet, payment.amount),
    ...(chosen && { bills: chosen }),
  };
}

/** Initial values of a payment for one bill, with its full open amount. */
export function paymentOf(bill: PaymentBill): Pick<PaymentDraft, 'amount' | 'bills'> {
  return {
    amount: bill.outstanding,
    bills: { order: 'chosen', amounts: { [bill._id]: bill.outstanding } },
  };
}

/** The debt in the payment's direction, in minor units. 0 when the balance points the other way. */
export function owedIn(direction: 'in' | 'out', balance: MinorUnits | undefined): MinorUnits {
  return Math.max(direction === 'in' ? (balance ?? 0) : -(balance ?? 0), 0);
}
