import { useState } from 'react';
import type { WalletDialogProps } from './WalletDialogProps.ts';
import {
  emptyWalletDraft,
  remainder,
  usesAccount,
  usesCash,
  type WalletDraft,
  type WalletMethod,
  type WalletSplit,
  walletProblems,
  withMethod,
} from './walletSplit.ts';

/** One of the two amounts. */
export type WalletAmount = 'cashAmount' | 'accountAmount';

/** A number of minor units, or undefined where it is none. */
const known = (minor: number | undefined) => (Number.isFinite(minor) ? minor : undefined);

/** The payment being entered. Starts afresh each time the dialog opens. */
export function useWalletDraft(props: WalletDialogProps) {
  const { isOpen, value, accounts, cash, direction = 'out', canGoBelowZero = false } = props;
  const asksAmounts = props.asksAmounts ?? false;
  const amountDue =
    props.amountDue !== undefined && props.amountDue >= 0 ? known(props.amountDue) : undefined;
  const [draft, setDraft] = useState<WalletDraft>(value ?? emptyWalletDraft);
  const [isChecked, setChecked] = useState(false);
  const [touched, setTouched] = useState<WalletAmount | null>(null);
  const [asked, setAsked] = useState<WalletAmount | null>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      setDraft(value ?? emptyWalletDraft);
      setChecked(false);
      setTouched(null);
      setAsked(null);
    }
  }

  const account = accounts.find(({ id }) => id === draft.accountId);
  const cashBalance = known(cash?.balance);
  const accountBalance = known(account?.balance);
  const problems = walletProblems(draft, {
    amountDue,
    direction,
    cashBalance,
    accountBalance,
    isAccountKnown: account !== undefined,
    canGoBelowZero,
  });

  const enter = (field: WalletAmount, amount: number | null) => {
    const other = field === 'cashAmount' ? 'accountAmount' : 'cashAmount';
    const next = { ...draft, [field]: amount };
    // The other source takes the rest until somebody has said otherwise.
    const rest = remainder(amountDue, amount);
    if (draft.method === 'both' && touched !== other && rest !== null) next[other] = rest;
    if (touched === null) setTouched(field);
    setDraft(next);
  };

  return {
    draft,
    amountDue,
    isOut: direction === 'out',
    account,
    cashBalance,
    accountBalance,
    /** Problems of the draft, shown after the first attempt to save. */
    problems: isChecked ? problems : [],
    /** The amount that a dialog of its own asks for. */
    asked,
    chooseMethod(method: WalletMethod) {
      const chosen = withMethod(draft, method, amountDue);
      const [only] = asksAmounts && accounts.length === 1 ? accounts : [];
      if (only && usesAccount(method)) chosen.accountId = only.id;
      setTouched(null);
      setDraft(chosen);
      if (!asksAmounts) return;
      if (method === 'cash') setAsked('cashAmount');
      else if (chosen.accountId !== null) setAsked('accountAmount');
    },
    chooseAccount(accountId: string) {
      setDraft({ ...draft, accountId });
      if (asksAmounts && touched === null) setAsked('accountAmount');
    },
    enter,
    /** Stores the requested amount, and asks for the other one if needed. */
    answer(amount: number) {
      if (asked === null) return;
      enter(asked, amount);
      const goesOn = asked === 'accountAmount' && draft.method === 'both' && touched !== 'cashAmount';
      setAsked(goesOn ? 'cashAmount' : null);
    },
    stopAsking: () => setAsked(null),
    /** The payment, or the first field that is wrong. */
    check(): { split: WalletSplit } | { field: keyof WalletDraft } {
      const { method, accountId, cashAmount, accountAmount } = draft;
      setChecked(true);
      const [problem] = problems;
      if (problem || method === null) return { field: problem?.field ?? 'method' };
      return {
        split: {
          method,
          accountId: usesAccount(method) ? accountId : null,
          cashAmount: usesCash(method) ? (cashAmount ?? 0) : 0,
          accountAmount: usesAccount(method) ? (accountAmount ?? 0) : 0,
        },
      };
    },
    clear: () => setDraft({ ...emptyWalletDraft, method: draft.method }),
  };
}
