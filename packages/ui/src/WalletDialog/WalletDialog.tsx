import { useId, useRef } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { focusField } from '../field/FieldHandle.ts';
import type { Option } from '../field/FieldProps.ts';
import { Modal } from '../Modal/Modal.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { formatMoney } from '../money/formatMoney.ts';
import { Select } from '../Select/Select.tsx';
import { definedProps } from '../theme/definedProps.ts';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { useWalletDraft } from './useWalletDraft.ts';
import { WalletAmountDialog } from './WalletAmountDialog.tsx';
import { WalletBalances } from './WalletBalances.tsx';
import type { WalletAccount, WalletDialogProps, WalletLabels } from './WalletDialogProps.ts';
import {
  usesAccount,
  usesCash,
  type WalletField,
  type WalletMethod,
  type WalletProblem,
} from './walletSplit.ts';

/** Asks how a sum is paid or received: in cash, by account or both, with each balance before and after. */
export function WalletDialog(props: WalletDialogProps) {
  const { isOpen, onClose, onClear, onSave, accounts, errors = {}, isPending = false } = props;
  const { messages, currency } = useUI();
  const labels: WalletLabels = { ...messages.wallet, ...definedProps(props.labels ?? {}) };
  const formatAmount = props.formatAmount ?? ((minor: number) => formatMoney(minor, { currency }));
  const formId = useId();
  const fields = useRef<HTMLDivElement>(null);
  const wallet = useWalletDraft(props);
  const { draft, account, isOut } = wallet;

  const save = () => {
    const found = wallet.check();
    if ('split' in found) onSave(found.split);
    else focusField(fields.current?.querySelector(`[data-field=${found.field}]`) ?? null);
  };
  const cancel = () => {
    wallet.clear();
    onClear?.();
    onClose();
  };

  const field = (name: WalletField) => {
    const problem = wallet.problems.find((each) => each.field === name);
    const due = formatAmount(wallet.amountDue ?? 0);
    return {
      name,
      isRequired: true,
      isDisabled: isPending,
      errorMessage: problem ? describe(problem, labels, account?.name ?? labels.account, due) : errors[name],
    };
  };
  const hasAccounts = accounts.length > 0;
  const accountsNote = props.isLoadingAccounts
    ? labels.loadingAccounts
    : (props.accountsError ?? labels.noAccounts);

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={labels.title}
      size="small"
      isPending={isPending}
      footer={
        <>
          <Button onPress={cancel} isDisabled={isPending}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {messages.save}
          </Button>
        </>
      }
    >
      <div ref={fields} className={reset}>
        <Form id={formId} onSubmit={save} label={labels.title}>
          {props.errorMessage ? <Banner tone="critical">{props.errorMessage}</Banner> : null}
          <Select
            {...field('method')}
            label={labels.method}
            description={hasAccounts ? undefined : accountsNote}
            autoFocus
            value={draft.method}
            options={methodOptions(labels, hasAccounts)}
            onChange={wallet.chooseMethod}
          />
          {props.accountsError && props.onRetryAccounts && !props.isLoadingAccounts ? (
            <div className={reset}>
              <Button size="small" onPress={props.onRetryAccounts}>
                {messages.retry}
              </Button>
            </div>
          ) : null}
          {usesAccount(draft.method) ? (
            <>
              <Select
                {...field('accountId')}
                label={labels.accountSelect}
                value={account?.id ?? null}
                options={accounts.map((each) => ({ value: each.id, label: accountLabel(each) }))}
                onChange={wallet.chooseAccount}
              />
              <MoneyField
                {...field('accountAmount')}
                label={isOut ? labels.accountAmount : labels.accountAmountIn}
                value={draft.accountAmount}
                onChange={(amount) => wallet.enter('accountAmount', amount)}
              />
            </>
          ) : null}
          {usesCash(draft.method) ? (
            <MoneyField
              {...field('cashAmount')}
              label={isOut ? labels.cashAmount : labels.cashAmountIn}
              value={draft.cashAmount}
              onChange={(amount) => wallet.enter('cashAmount', amount)}
            />
          ) : null}
          <WalletBalances {...{ wallet, labels, formatAmount }} />
        </Form>
      </div>
      <WalletAmountDialog field="accountAmount" {...{ wallet, labels, formatAmount }} />
      <WalletAmountDialog field="cashAmount" {...{ wallet, labels, formatAmount }} />
    </Modal>
  );
}

function methodOptions(labels: WalletLabels, hasAccounts: boolean): Option<WalletMethod>[] {
  return [
    { value: 'cash', label: labels.cash },
    { value: 'account', label: labels.account, isDisabled: !hasAccounts },
    { value: 'both', label: labels.both, isDisabled: !hasAccounts },
  ];
}

function accountLabel({ name, detail }: WalletAccount): string {
  return detail ? `${name} · ${detail}` : name;
}

function describe(problem: WalletProblem, labels: WalletLabels, accountName: string, due: string): string {
  if (problem.reason === 'below-zero') {
    return labels.belowZero(problem.field === 'cashAmount' ? labels.cash : accountName);
  }
  if (problem.reason === 'not-due') return labels.mustMeetDue(due);
  if (problem.field === 'method') return labels.chooseMethod;
  if (problem.field === 'accountId') return labels.chooseAccount;
  return problem.field === 'accountAmount' ? labels.enterAccountAmount : labels.enterAmount;
}
