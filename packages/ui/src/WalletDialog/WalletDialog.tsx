import { useId, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { type Effect, Effects } from '../ConfirmDialog/ConfirmDialog.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Form } from '../Form/Form.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import type { Messages } from '../messages/en.ts';
import { formatMoney } from '../money/formatMoney.ts';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { useUI } from '../UIProvider/UIProvider.tsx';
import {
  emptyWalletDraft,
  remainder,
  usesAccount,
  usesCash,
  type WalletDraft,
  type WalletMethod,
  type WalletProblem,
  type WalletSplit,
  walletProblems,
  walletTotal,
  withMethod,
} from './walletSplit.ts';

/** An account that money can go through. */
export interface WalletAccount {
  /** What identifies it. */
  id: string;
  /** What it is called. */
  name: string;
  /** What is in it, in minor units; not shown when not given. */
  balance?: number | undefined;
}

/** The words of the dialog; each has a default in the package's catalogue. */
export type WalletLabels = Messages['wallet'];

/** Props of WalletDialog. Amounts are in minor units. */
export interface WalletDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it is left without saving. */
  onClose: () => void;
  /** Called by Cancel, before `onClose`: account and amounts are to be cleared. */
  onClear?: (() => void) | undefined;
  /** Called with the payment, once it is complete. */
  onSave: (split: WalletSplit) => void;
  /** The payment as it was saved before, or null. */
  value: WalletSplit | null;
  /** The accounts. */
  accounts: readonly WalletAccount[];
  /** The till; its balance is not shown when not given. */
  cash?: { balance?: number | undefined } | undefined;
  /** What must be paid in all; anything when not given. */
  amountDue?: number | undefined;
  /** Whether money goes out or comes in. @default 'out' */
  direction?: 'out' | 'in' | undefined;
  /** Whether the till and accounts may be overdrawn. */
  canGoBelowZero?: boolean | undefined;
  /** Whether it is being saved. */
  isPending?: boolean | undefined;
  /** Words that differ from the package's own. */
  labels?: Partial<WalletLabels> | undefined;
}

/** Says how a sum is paid or received: from the till, an account or both, with every balance before and after. */
export function WalletDialog(props: WalletDialogProps) {
  const {
    isOpen,
    onClose,
    onClear,
    onSave,
    value,
    accounts,
    cash,
    amountDue,
    direction = 'out',
    isPending,
  } = props;
  const { messages, currency } = useUI();
  const labels: WalletLabels = { ...messages.wallet, ...props.labels };
  const formId = useId();

  const [draft, setDraft] = useState<WalletDraft>(value ?? emptyWalletDraft);
  const [isChecked, setChecked] = useState(false);
  const [touched, setTouched] = useState<'cashAmount' | 'accountAmount' | null>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      setDraft(value ?? emptyWalletDraft);
      setChecked(false);
      setTouched(null);
    }
  }

  const money = (minor: number) => formatMoney(minor, { currency });
  const account = accounts.find(({ id }) => id === draft.accountId);
  const problems = walletProblems(draft, {
    amountDue,
    direction,
    cashBalance: cash?.balance ?? Number.POSITIVE_INFINITY,
    accountBalance: account?.balance,
    canGoBelowZero: props.canGoBelowZero ?? false,
  });
  const messageFor = (field: WalletProblem['field']) => {
    const problem = isChecked ? problems.find((each) => each.field === field) : undefined;
    return problem && describe(problem, labels, account?.name ?? labels.account, money(amountDue ?? 0));
  };

  const enter = (field: 'cashAmount' | 'accountAmount', amount: number | null) => {
    const other = field === 'cashAmount' ? 'accountAmount' : 'cashAmount';
    const next = { ...draft, [field]: amount };
    // The other source takes the rest until somebody has said otherwise.
    const rest = remainder(amountDue, amount);
    if (draft.method === 'both' && touched !== other && rest !== null) next[other] = rest;
    if (touched === null) setTouched(field);
    setDraft(next);
  };

  const save = () => {
    setChecked(true);
    if (problems.length > 0 || draft.method === null) return;
    onSave({
      method: draft.method,
      accountId: usesAccount(draft.method) ? draft.accountId : null,
      cashAmount: usesCash(draft.method) ? (draft.cashAmount ?? 0) : 0,
      accountAmount: usesAccount(draft.method) ? (draft.accountAmount ?? 0) : 0,
    });
  };

  const cancel = () => {
    setDraft({ ...emptyWalletDraft, method: draft.method });
    onClear?.();
    onClose();
  };

  const sign = direction === 'out' ? -1 : 1;
  const effects: Effect[] = [];
  const addEffect = (label: string, balance: number | undefined, amount: number | null) => {
    if (balance === undefined) return;
    const after = balance + sign * (amount ?? 0);
    effects.push({ label, from: money(balance), to: money(after), tone: after < 0 ? 'critical' : 'neutral' });
  };
  if (usesAccount(draft.method) && account) addEffect(account.name, account.balance, draft.accountAmount);
  if (usesCash(draft.method)) addEffect(labels.cash, cash?.balance, draft.cashAmount);

  const open = amountDue === undefined ? 0 : amountDue - walletTotal(draft);
  const isOut = direction === 'out';
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={labels.title}
      size="small"
      isPending={isPending}
      footer={
        <>
          <Button onPress={cancel} isDisabled={isPending ?? false}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending ?? false}>
            {messages.save}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={save} label={labels.title}>
        <Select
          label={labels.method}
          name="method"
          isRequired
          autoFocus
          value={draft.method}
          options={methodOptions(labels)}
          onChange={(method) => {
            setTouched(null);
            setDraft(withMethod(draft, method, amountDue));
          }}
          errorMessage={messageFor('method')}
        />
        {usesAccount(draft.method) ? (
          <>
            <Select
              label={labels.accountSelect}
              name="accountId"
              isRequired
              value={draft.accountId}
              options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(accountId) => setDraft({ ...draft, accountId })}
              errorMessage={messageFor('accountId')}
            />
            <MoneyField
              label={isOut ? labels.accountAmount : labels.accountAmountIn}
              name="accountAmount"
              isRequired
              value={draft.accountAmount}
              onChange={(amount) => enter('accountAmount', amount)}
              errorMessage={messageFor('accountAmount')}
            />
          </>
        ) : null}
        {usesCash(draft.method) ? (
          <MoneyField
            label={isOut ? labels.cashAmount : labels.cashAmountIn}
            name="cashAmount"
            isRequired
            value={draft.cashAmount}
            onChange={(amount) => enter('cashAmount', amount)}
            errorMessage={messageFor('cashAmount')}
          />
        ) : null}
        {amountDue === undefined ? null : (
          <DescriptionList
            items={[
              { term: labels.amountDue, description: money(amountDue), isNumeric: true },
              {
                term: open < 0 ? labels.over : labels.remaining,
                description: money(Math.abs(open)),
                isNumeric: true,
                tone: open === 0 ? 'positive' : 'caution',
              },
            ]}
          />
        )}
        {effects.length > 0 ? (
          <Stack gap={2}>
            <strong>{labels.balances}</strong>
            <Effects effects={effects} />
          </Stack>
        ) : null}
      </Form>
    </Modal>
  );
}

function methodOptions(labels: WalletLabels): { value: WalletMethod; label: string }[] {
  return [
    { value: 'cash', label: labels.cash },
    { value: 'account', label: labels.account },
    { value: 'both', label: labels.both },
  ];
}

function describe(problem: WalletProblem, labels: WalletLabels, accountName: string, due: string): string {
  if (problem.reason === 'below-zero') {
    return labels.belowZero(problem.field === 'cashAmount' ? labels.cash : accountName);
  }
  if (problem.reason === 'not-due') return labels.mustMeetDue(due);
  if (problem.field === 'method') return labels.chooseMethod;
  return problem.field === 'accountId' ? labels.chooseAccount : labels.enterAmount;
}
