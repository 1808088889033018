import { useState } from 'react';
import type { Effect } from '../ConfirmDialog/ConfirmDialog.tsx';
import { formatMoney } from '../money/formatMoney.ts';
import { definedProps } from '../theme/definedProps.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import type { WalletDialogProps, WalletLabels } from './WalletDialogProps.ts';
import {
  emptyWalletDraft,
  remainder,
  usesAccount,
  usesCash,
  type WalletAmount,
  type WalletDraft,
  type WalletField,
  type WalletMethod,
  type WalletProblem,
  walletProblems,
  withMethod,
} from './walletSplit.ts';

/** The payment being entered, with the words about it. */
export type Wallet = ReturnType<typeof useWalletDraft>;

/** A number of minor units, or undefined where it is none. */
const known = (minor: number | undefined) => (Number.isFinite(minor) ? minor : undefined);

/** The payment being entered. Starts afresh each time the dialog opens. */
export function useWalletDraft(props: WalletDialogProps) {
  const { isOpen, value, accounts, direction = 'out', canGoBelowZero = false, asksAmounts = false } = props;
  const { messages, currency, languageTag } = useUI();
  const labels: WalletLabels = { ...messages.wallet, ...definedProps(props.labels ?? {}) };
  const formatAmount =
    props.formatAmount ?? ((minor: number) => formatMoney(minor, { currency, languageTag }));
  const amountDue = (props.amountDue ?? -1) < 0 ? undefined : known(props.amountDue);
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

  const isOut = direction === 'out';
  const account = accounts.find(({ id }) => id === draft.accountId);
  /** The words about each amount. */
  const words = {
    cashAmount: {
      source: labels.cash,
      label: isOut ? labels.cashAmount : labels.cashAmountIn,
      missing: labels.enterAmount,
      title: labels.askCashTitle,
      description: isOut ? labels.askCashOut : labels.askCashIn,
    },
    accountAmount: {
      source: account?.name ?? labels.account,
      label: isOut ? labels.accountAmount : labels.accountAmountIn,
      missing: labels.enterAccountAmount,
      title: labels.askAccountTitle,
      description: isOut ? labels.askAccountOut : labels.askAccountIn,
    },
  };
  const balances = { cashAmount: known(props.cash?.balance), accountAmount: known(account?.balance) };
  const problems = walletProblems(draft, {
    amountDue,
    isAccountKnown: account !== undefined,
    available: isOut && !canGoBelowZero ? balances : {},
  });

  const describe = (problem: WalletProblem) => {
    if (problem.field === 'method') return labels.chooseMethod;
    if (problem.field === 'accountId') return labels.chooseAccount;
    const { source, missing } = words[problem.field];
    if (problem.reason === 'missing') return missing;
    return problem.reason === 'below-zero'
      ? labels.belowZero(source)
      : labels.mustMeetDue(formatAmount(amountDue ?? 0));
  };

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
    isOut,
    canGoBelowZero,
    account,
    labels,
    words,
    formatAmount,
    /** The problem of a field in words, after the first attempt to save. */
    errorOf(field: WalletField): string | undefined {
      const problem = isChecked ? problems.find((each) => each.field === field) : undefined;
      return problem && describe(problem);
    },
    /** The balance before and after an amount has moved, where it is known. */
    effectOf(field: WalletAmount, amount: number | null): Effect | undefined {
      const balance = balances[field];
      if (balance === undefined) return undefined;
      const after = balance + (isOut ? -1 : 1) * (amount ?? 0);
      return {
        label: words[field].source,
        from: formatAmount(balance),
        to: formatAmount(after),
        tone: after < 0 ? 'critical' : 'neutral',
      };
    },
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
    /** Hands the payment over, or returns the first field that is wrong. */
    save(): WalletField | undefined {
      const { method, accountId, cashAmount, accountAmount } = draft;
      setChecked(true);
      const [problem] = problems;
      if (problem || method === null) return problem?.field ?? 'method';
      props.onSave({
        method,
        accountId: usesAccount(method) ? accountId : null,
        cashAmount: usesCash(method) ? (cashAmount ?? 0) : 0,
        accountAmount: usesAccount(method) ? (accountAmount ?? 0) : 0,
      });
      return undefined;
    },
    clear: () => setDraft({ ...emptyWalletDraft, method: draft.method }),
  };
}
