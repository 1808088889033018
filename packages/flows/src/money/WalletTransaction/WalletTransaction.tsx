import { MAX_AMOUNT, type MinorUnits, type PaymentSplit } from '@handset/domain';
import { useWords, WalletDialog } from '@handset/ui';
import { useMemo } from 'react';
import { useFlowSettings, useFlows } from '../../base/useFlows.ts';
import type { BankAccount, FlowDialogProps, Listing } from '../../form/embedding.ts';
import { RefusedScan } from '../../form/FormKeys.tsx';
import { useFailureText } from '../../form/useFailureText.ts';
import { useMoneyWarning } from '../../form/useMoneyWarning.ts';
import { walletOf } from './paymentSplit.ts';
import { useWalletSubmission } from './useWalletSubmission.ts';
import { walletLabels } from './walletLabels.ts';
import { walletMessages } from './walletMessages.ts';

/** Props of WalletTransaction. `onSubmit` gets a payment that meets the amount due. */
export interface WalletTransactionProps extends FlowDialogProps<PaymentSplit> {
  /** Called by 'Cancel', before `onCancel`: bank, bank amount and pocket amount are to be cleared. */
  onClear?: (() => void) | undefined;
  /** The amount that must be met, in minor units. */
  due: MinorUnits;
  /** Whether the money leaves the shop or comes in. @default 'out' */
  direction?: 'out' | 'in' | undefined;
  /** The payment chosen before, if any. */
  value?: PaymentSplit | null | undefined;
  /** The bank accounts, with their balances where they are known. */
  banks: Listing<BankAccount>;
  /** Cash in the till, in minor units. */
  pocketBalance?: MinorUnits | undefined;
  /** Whether the till and banks may go below zero: a warning says that they do. False refuses it. @default that of the provider */
  canGoBelowZero?: boolean | undefined;
}

/** Source or destination of a document's money: pocket cash, a bank, or both. */
export function WalletTransaction(props: WalletTransactionProps) {
  const settings = useFlowSettings();
  const { due, banks, value = null, canGoBelowZero = settings.canGoBelowZero } = props;
  const { onSubmit, onError, onCancel, onClear } = props;
  const messages = useWords(walletMessages);
  const failureText = useFailureText();
  const { locale, formatMoney } = useFlows();
  const labels = useMemo(() => walletLabels(messages, locale), [messages, locale]);
  const { submit, reset, isSending, ...refused } = useWalletSubmission({ onSubmit, onError });
  useMoneyWarning('WalletTransaction', { due });
  const isAmount = Number.isSafeInteger(due) && due >= 0 && due <= MAX_AMOUNT;
  return (
    <WalletDialog
      {...refused}
      isOpen={props.isOpen}
      isPending={isSending}
      value={value && walletOf(value)}
      accounts={banks.items.map(({ _id, bankName, accountType, balance }) => ({
        id: _id,
        name: bankName,
        detail: accountType,
        balance,
      }))}
      isLoadingAccounts={banks.isLoading}
      accountsError={failureText(banks.error)}
      onRetryAccounts={banks.onRetry}
      cash={{ balance: props.pocketBalance }}
      amountDue={isAmount ? due : undefined}
      direction={props.direction}
      canGoBelowZero={canGoBelowZero}
      asksAmounts
      notice={<RefusedScan />}
      labels={labels}
      formatAmount={formatMoney}
      onSave={submit}
      onClear={onClear}
      onClose={() => {
        reset();
        onCancel();
      }}
    />
  );
}
