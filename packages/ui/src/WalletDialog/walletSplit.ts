/** Payment in cash, through an account, or both. */
export type WalletMethod = 'cash' | 'account' | 'both';

/** One payment, split between the till and an account; amounts in minor units. */
export interface WalletSplit {
  /** Payment in cash, through an account, or both. */
  method: WalletMethod;
  /** The account, where one is used. */
  accountId: string | null;
  /** The amount in cash. */
  cashAmount: number;
  /** The amount through the account. */
  accountAmount: number;
}

/** A part of a payment that can be entered. */
export type WalletField = keyof WalletSplit;

/** One of the two amounts. */
export type WalletAmount = 'cashAmount' | 'accountAmount';

/** A payment that is still being entered. */
export type WalletDraft = { [Field in WalletField]: WalletSplit[Field] | null };

/** The problem of a draft. */
export type WalletProblem =
  | { field: 'method' | 'accountId'; reason: 'missing' }
  | { field: WalletAmount; reason: 'missing' | 'below-zero' | 'not-due' };

/** The limits of a draft; amounts in minor units. */
export interface WalletLimits {
  /** The total to pay, in minor units. Any total is accepted if not given. */
  amountDue?: number | undefined;
  /** Whether the chosen account is one of those offered. */
  isAccountKnown: boolean;
  /** The balances that may not be overdrawn, where they are known. */
  available: { readonly [Amount in WalletAmount]?: number | undefined };
}

/** Nothing chosen and nothing entered. */
export const emptyWalletDraft: WalletDraft = {
  method: null,
  accountId: null,
  cashAmount: null,
  accountAmount: null,
};

export const usesCash = (method: WalletMethod | null) => method === 'cash' || method === 'both';
export const usesAccount = (method: WalletMethod | null) => method === 'account' || method === 'both';

/** The total of cash and account, in minor units. */
export function walletTotal({ method, cashAmount, accountAmount }: WalletDraft): number {
  return (usesCash(method) ? (cashAmount ?? 0) : 0) + (usesAccount(method) ? (accountAmount ?? 0) : 0);
}

/** A draft after another method was chosen: a single source pays all that is due. */
export function withMethod(
  draft: WalletDraft,
  method: WalletMethod,
  amountDue: number | undefined,
): WalletDraft {
  const due = amountDue ?? null;
  return {
    method,
    accountId: method === 'cash' ? null : draft.accountId,
    cashAmount: method === 'cash' ? due : null,
    accountAmount: method === 'account' ? due : null,
  };
}

/** The amount left for the other source. Null when nothing is due or the amount is already too high. */
export function remainder(amountDue: number | undefined, amount: number | null): number | null {
  if (amountDue === undefined || amount === null || amount > amountDue) return null;
  return amountDue - amount;
}

/** The problems of a draft in the order of the fields. Empty when it can be saved. */
export function walletProblems(draft: WalletDraft, limits: WalletLimits): WalletProblem[] {
  const { method, accountId } = draft;
  if (method === null) return [{ field: 'method', reason: 'missing' }];

  const problems: WalletProblem[] = [];
  const check = (field: WalletAmount) => {
    const amount = draft[field] ?? Number.NaN;
    // Nothing is enough where nothing is due.
    const isEnough = amount > 0 || (amount === 0 && limits.amountDue === 0);
    if (!isEnough) problems.push({ field, reason: 'missing' });
    else if (amount > (limits.available[field] ?? amount)) problems.push({ field, reason: 'below-zero' });
  };

  if (usesAccount(method)) {
    if (accountId === null || !limits.isAccountKnown)
      problems.push({ field: 'accountId', reason: 'missing' });
    check('accountAmount');
  }
  if (usesCash(method)) check('cashAmount');
  const isDueMet = limits.amountDue === undefined || walletTotal(draft) === limits.amountDue;
  if (problems.length === 0 && !isDueMet) {
    problems.push({ field: usesCash(method) ? 'cashAmount' : 'accountAmount', reason: 'not-due' });
  }
  return problems;
}
