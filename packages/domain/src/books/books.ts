import type { MinorUnits } from '../money/money.ts';
import { sum } from '../money/money.ts';

/** The name of an account of a shop's books. */
export type AccountId =
  | 'cash:pocket'
  | `bank:${string}`
  | 'stock:phones'
  | 'stock:accessories'
  | `party:${string}`
  | `committee:${string}`
  | 'equity:capital'
  | 'equity:opening'
  | 'income:phones'
  | 'income:accessories'
  | 'cost:phones'
  | 'cost:accessories'
  | `expense:${string}`
  | 'adjust:cash'
  | 'adjust:stock'
  | 'adjust:parties';

/** One movement: the same amount into one account and out of another, so that it balances by construction. */
export interface JournalLine {
  debit: AccountId;
  credit: AccountId;
  /** Minor units, more than zero. */
  amount: MinorUnits;
}

/** One side of an event before it is paired into movements. */
export interface Leg {
  account: AccountId;
  amount: MinorUnits;
}

/**
 * Pairs the debits and credits of an event in order into movements. Zero legs are dropped.
 * @throws RangeError when the sides differ, which is a defect and never caused by data
 */
export function pairLegs(debits: readonly Leg[], credits: readonly Leg[]): JournalLine[] {
  const from = debits.filter((leg) => leg.amount !== 0).map((leg) => ({ ...leg }));
  const to = credits.filter((leg) => leg.amount !== 0).map((leg) => ({ ...leg }));
  for (const { account, amount } of [...from, ...to]) {
    if (!Number.isSafeInteger(amount) || amount < 0)
      throw new RangeError(`Not an amount: ${amount} on ${account}`);
  }
  const total = sum(from.map((leg) => leg.amount));
  if (total !== sum(to.map((leg) => leg.amount))) throw new RangeError('Debits and credits differ');
  const lines: JournalLine[] = [];
  let debit = from.shift();
  let credit = to.shift();
  while (debit && credit) {
    const amount = Math.min(debit.amount, credit.amount);
    lines.push({ debit: debit.account, credit: credit.account, amount });
    debit.amount -= amount;
    credit.amount -= amount;
    if (debit.amount === 0) debit = from.shift();
    if (credit.amount === 0) credit = to.shift();
  }
  return lines;
}

/** The lines that undo an entry exactly. */
export function reverseLines(lines: readonly JournalLine[]): JournalLine[] {
  return lines.map(({ debit, credit, amount }) => ({ debit: credit, credit: debit, amount }));
}

/** Balance of each account (debits − credits) that the lines touch. */
export function balancesOf(lines: Iterable<JournalLine>): Map<AccountId, MinorUnits> {
  const balances = new Map<AccountId, MinorUnits>();
  for (const { debit, credit, amount } of lines) {
    balances.set(debit, (balances.get(debit) ?? 0) + amount);
    balances.set(credit, (balances.get(credit) ?? 0) - amount);
  }
  return balances;
}

/** The money legs of a payment: pocket cash and at most one bank. */
export function paymentLegs(split: {
  pocketCash?: MinorUnits | undefined;
  accountCash?: MinorUnits | undefined;
  bankAccountUsed?: string | undefined;
}): Leg[] {
  const legs: Leg[] = [{ account: 'cash:pocket', amount: split.pocketCash ?? 0 }];
  if (split.bankAccountUsed)
    legs.push({ account: `bank:${split.bankAccountUsed}`, amount: split.accountCash ?? 0 });
  return legs;
}

/** Purchase of phones: stock against the payment and the debt to the party. */
export function purchaseLines(purchase: {
  cost: MinorUnits;
  payment: readonly Leg[];
  party: string;
  later: MinorUnits;
}): JournalLine[] {
  return pairLegs(
    [{ account: 'stock:phones', amount: purchase.cost }],
    [...purchase.payment, { account: `party:${purchase.party}`, amount: purchase.later }],
  );
}

/** Accessories bought, likewise. */
export function accessoryPurchaseLines(purchase: {
  cost: MinorUnits;
  payment: readonly Leg[];
  party?: string | undefined;
  later: MinorUnits;
}): JournalLine[] {
  const owed: Leg[] = purchase.party ? [{ account: `party:${purchase.party}`, amount: purchase.later }] : [];
  return pairLegs([{ account: 'stock:accessories', amount: purchase.cost }], [...purchase.payment, ...owed]);
}

/** Amounts that a sale posts, in minor units. */
export interface SalePosting {
  phones: MinorUnits;
  accessories: MinorUnits;
  phonesCost: MinorUnits;
  accessoriesCost: MinorUnits;
  /** The money legs; received, or paid out when `moneyOut`. */
  payment: readonly Leg[];
  /** Whether the shop pays the difference, because the phone taken in is worth more. */
  moneyOut: boolean;
  /** Agreed value of the phone taken in exchange. */
  exchange: MinorUnits;
  party: string;
  later: MinorUnits;
}

/** A sale: what came in against income, and each thing sold at its own cost. */
export function saleLines(sale: SalePosting): JournalLine[] {
  const received: Leg[] = [
    { account: 'stock:phones', amount: sale.exchange },
    ...(sale.moneyOut ? [] : sale.payment),
    { account: `party:${sale.party}`, amount: sale.later },
  ];
  const given: Leg[] = [
    { account: 'income:phones', amount: sale.phones },
    { account: 'income:accessories', amount: sale.accessories },
    ...(sale.moneyOut ? sale.payment : []),
  ];
  return [
    ...pairLegs(received, given),
    ...pairLegs(
      [{ account: 'cost:phones', amount: sale.phonesCost }],
      [{ account: 'stock:phones', amount: sale.phonesCost }],
    ),
    ...pairLegs(
      [{ account: 'cost:accessories', amount: sale.accessoriesCost }],
      [{ account: 'stock:accessories', amount: sale.accessoriesCost }],
    ),
  ];
}

/** Money received from (`in`) or paid to (`out`) a party. */
export function partyPaymentLines(payment: {
  direction: 'in' | 'out';
  party: string;
  amount: MinorUnits;
  payment: readonly Leg[];
}): JournalLine[] {
  const party: Leg[] = [{ account: `party:${payment.party}`, amount: payment.amount }];
  return payment.direction === 'in' ? pairLegs(payment.payment, party) : pairLegs(party, payment.payment);
}

/**
 * Lines of an opening balance or a write-off. `in` means the party owes us. A debt that we write off is a
 * loss; one that is written off for us is a gain.
 */
export function partyEntryLines(entry: {
  kind: 'opening' | 'write-off';
  direction: 'in' | 'out';
  party: string;
  amount: MinorUnits;
}): JournalLine[] {
  const party: AccountId = `party:${entry.party}`;
  const { amount } = entry;
  if (entry.kind === 'opening') {
    return entry.direction === 'in'
      ? [{ debit: party, credit: 'equity:opening', amount }]
      : [{ debit: 'equity:opening', credit: party, amount }];
  }
  return entry.direction === 'in'
    ? [{ debit: 'adjust:parties', credit: party, amount }]
    : [{ debit: party, credit: 'adjust:parties', amount }];
}

const contraOf = {
  opening: 'equity:opening',
  capital: 'equity:capital',
  drawing: 'equity:capital',
  adjustment: 'adjust:cash',
} as const;

/** Money put into or taken out of a wallet for a reason outside trade. */
export function walletEntryLines(entry: {
  direction: 'in' | 'out';
  account: AccountId;
  amount: MinorUnits;
  reason: keyof typeof contraOf;
}): JournalLine[] {
  const contra = contraOf[entry.reason];
  return entry.direction === 'in'
    ? [{ debit: entry.account, credit: contra, amount: entry.amount }]
    : [{ debit: contra, credit: entry.account, amount: entry.amount }];
}

/** Money moved between two wallets. */
export function transferLines(transfer: {
  from: AccountId;
  to: AccountId;
  amount: MinorUnits;
}): JournalLine[] {
  return [{ debit: transfer.to, credit: transfer.from, amount: transfer.amount }];
}

/**
 * Cost of some pieces at the stock's average, rounded to the minor unit and exact for amounts of any size.
 */
export function averageCost(stock: { quantity: number; value: MinorUnits }, quantity: number): MinorUnits {
  return Number(
    (BigInt(stock.value) * BigInt(quantity) * 2n + BigInt(stock.quantity)) / (BigInt(stock.quantity) * 2n),
  );
}

/**
 * Cost of some of a stock kept at weighted average: its share of the value, rounded to the minor unit; the last one
 * takes the whole remaining value, so that an empty stock is worth nothing.
 */
export function weightedCost(stock: { quantity: number; value: MinorUnits }, quantity: number): MinorUnits {
  if (quantity > stock.quantity) throw new RangeError('More than is in stock');
  if (quantity === stock.quantity) return stock.value;
  return averageCost(stock, quantity);
}
