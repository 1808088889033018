import { useId, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { Form } from '../Form/Form.tsx';
import { focusField } from '../field/FieldHandle.ts';
import { Modal } from '../Modal/Modal.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { formatMoney } from '../money/formatMoney.ts';
import { Select } from '../Select/Select.tsx';
import { definedProps } from '../theme/definedProps.ts';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { useWalletDraft } from './useWalletDraft.ts';
import { WalletBalances } from './WalletBalances.tsx';
import type { WalletDialogProps, WalletLabels } from './WalletDialogProps.ts';
import {
  usesAccount,
  usesCash,
  type WalletField,
  type WalletMethod,
  type WalletProblem,
} from './walletSplit.ts';
import { walletWarning } from './walletWarning.ts';

/** Says how a sum is paid or received: from the till, an account or both, with every balance before and after. */
export function WalletDialog(props: WalletDialogProps) {
  const { isOpen, onClose, onClear, onSave, accounts, direction = 'out', isPending = false } = props;
  const { messages, currency } = useUI();
  const labels: WalletLabels = { ...messages.wallet, ...definedProps(props.labels ?? {}) };
  const isOut = direction === 'out';
  const formId = useId();
  const fields = useRef<HTMLDivElement>(null);
  const wallet = useWalletDraft(props);
  const { draft, account } = wallet;
  useDevelopmentWarning(walletWarning(props));

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
    const due = formatMoney(wallet.amountDue ?? 0, { currency });
    return {
      name,
      isRequired: true,
      isDisabled: isPending,
      errorMessage: problem && describe(problem, labels, account?.name ?? labels.account, due),
    };
  };

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
          <Select
            {...field('method')}
            label={labels.method}
            autoFocus
            value={draft.method}
            options={methodOptions(labels)}
            onChange={wallet.chooseMethod}
          />
          {usesAccount(draft.method) ? (
            <>
              <Select
                {...field('accountId')}
                label={labels.accountSelect}
                description={accounts.length === 0 ? labels.noAccounts : undefined}
                value={account?.id ?? null}
                options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
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
          <WalletBalances wallet={wallet} isOut={isOut} labels={labels} />
        </Form>
      </div>
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
