import {
  type MinorUnits,
  type PaymentSplit,
  paymentRule,
  ruleMessage,
  WALLET_METHODS,
  type WalletMethod,
  walletMethod,
} from '@handset/domain';
import {
  Button,
  DescriptionList,
  Effects,
  Form,
  type FormError,
  Modal,
  MoneyField,
  Select,
  Stack,
} from '@handset/ui';
import { useId, useState } from 'react';
import type { BankAccount, Listing } from '../embedding/embedding.ts';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { AmountDialog } from './AmountDialog.tsx';
import { paymentEffects } from './paymentEffects.ts';
import { walletMessages } from './walletMessages.ts';

/** Props of WalletTransaction. */
export interface WalletTransactionProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it is closed and nothing is to change. */
  onClose: () => void;
  /** Called with a payment that meets the amount due. */
  onSave: (split: PaymentSplit) => void;
  /** Called by 'Cancel': bank, bank amount and pocket amount are cleared. */
  onClear: () => void;
  /** The amount that must be met, in minor units. */
  due: MinorUnits;
  /** Whether the money leaves the shop or comes in. @default 'out' */
  direction?: 'out' | 'in' | undefined;
  /** The payment chosen before, if any. */
  value: PaymentSplit | null;
  /** The bank accounts. */
  banks: Listing<BankAccount>;
  /** What is in the till, in minor units. */
  pocketBalance?: MinorUnits | undefined;
}

/** Where the money of a document comes from or goes to: pocket cash, a bank, or both. */
export function WalletTransaction(props: WalletTransactionProps) {
  const messages = useMessages(walletMessages);
  const common = useMessages(commonMessages);
  const formId = useId();
  return (
    <Modal
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={messages.title}
      size="small"
      footer={
        <>
          <Button onPress={props.onClear}>{common.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {common.save}
          </Button>
        </>
      }
    >
      <WalletForm {...props} formId={formId} />
    </Modal>
  );
}

type Account = 'bank' | 'pocket';

function WalletForm({
  formId,
  due,
  direction = 'out',
  value,
  banks,
  pocketBalance,
  onSave,
}: WalletTransactionProps & { formId: string }) {
  const messages = useMessages(walletMessages);
  const { locale, formatMoney } = useFlows();
  const [method, setMethod] = useState<WalletMethod | null>(value && walletMethod(value));
  const [bank, setBank] = useState<string | null>(value?.bankAccountUsed ?? null);
  const [bankAmount, setBankAmount] = useState<MinorUnits | null>(value?.accountCash ?? null);
  const [pocketAmount, setPocketAmount] = useState<MinorUnits | null>(value?.pocketCash ?? null);
  const [asked, setAsked] = useState<Account | null>(null);
  const [submitCount, setSubmitCount] = useState(0);

  const usesBank = method === 'bank' || method === 'both';
  const usesPocket = method === 'wallet' || method === 'both';
  const split: PaymentSplit = {
    pocketCash: usesPocket ? (pocketAmount ?? 0) : 0,
    accountCash: usesBank ? (bankAmount ?? 0) : 0,
    bankAccountUsed: (usesBank && bank) || undefined,
  };
  const rest = due - split.pocketCash - split.accountCash;
  const context = {
    direction,
    banks: banks.items,
    pocketBalance,
    pocketName: messages.pocketCash,
    formatMoney,
  };

  const chooseMethod = (chosen: WalletMethod) => {
    const only = banks.items.length === 1 ? (banks.items[0]?._id ?? null) : null;
    const chosenBank = chosen === 'wallet' ? null : (bank ?? only);
    setMethod(chosen);
    setBank(chosenBank);
    setBankAmount(null);
    setPocketAmount(null);
    if (chosen === 'wallet') setAsked('pocket');
    else if (chosenBank) setAsked('bank');
  };

  const chooseBank = (chosen: string) => {
    setBank(chosen);
    if (bankAmount === null) setAsked('bank');
  };

  const saveBankAmount = (amount: MinorUnits) => {
    setBankAmount(amount);
    setAsked(method === 'both' && pocketAmount === null && amount < due ? 'pocket' : null);
  };

  const savePocketAmount = (amount: MinorUnits) => {
    setPocketAmount(amount);
    setAsked(null);
  };

  const errors: Partial<Record<'method' | 'bank' | 'bankAmount' | 'pocketAmount', string>> = {};
  if (submitCount > 0) {
    const broken = paymentRule(due, split);
    if (method === null) errors.method = messages.chooseMethod;
    else if (usesBank && !bank) errors.bank = ruleMessage('payment.bank', locale);
    else if (usesBank && !bankAmount) errors.bankAmount = ruleMessage('payment.bank-amount', locale);
    else if (broken) errors[usesPocket ? 'pocketAmount' : 'bankAmount'] = ruleMessage(broken.rule, locale);
  }
  const labels = {
    method: messages.method,
    bank: messages.bankAccount,
    bankAmount: direction === 'out' ? messages.amountFromBank : messages.amountToBank,
    pocketAmount: direction === 'out' ? messages.amountFromPocket : messages.amountToPocket,
  };
  const summary = Object.entries(errors).map(
    ([name, message]): FormError => ({ name, label: labels[name as keyof typeof labels], message }),
  );

  const save = () => {
    const isComplete = method !== null && (!usesBank || (bank && bankAmount)) && !paymentRule(due, split);
    if (isComplete) onSave(split);
    else setSubmitCount((count) => count + 1);
  };

  const bankDialogAmount = bankAmount ?? Math.max(due - (pocketAmount ?? 0), 0);
  const pocketDialogAmount = pocketAmount ?? Math.max(due - split.accountCash, 0);

  return (
    <>
      <Form id={formId} onSubmit={save} errors={summary} submitCount={submitCount}>
        <Stack>
          <DescriptionList
            items={[
              { term: messages.amountDue, description: formatMoney(due), isNumeric: true, isStrong: true },
              ...(method !== null && rest !== 0
                ? [
                    {
                      term: rest > 0 ? messages.remaining : messages.tooMuch,
                      description: formatMoney(Math.abs(rest)),
                      isNumeric: true,
                      tone: 'caution' as const,
                    },
                  ]
                : []),
            ]}
          />
          <Select
            label={labels.method}
            name="method"
            options={WALLET_METHODS.map((name) => ({
              value: name,
              label: messages.methods[name],
              isDisabled: name !== 'wallet' && banks.items.length === 0,
            }))}
            value={method}
            onChange={chooseMethod}
            errorMessage={errors.method}
            description={
              banks.items.length === 0 && !banks.isLoading ? (banks.error ?? messages.noBanks) : undefined
            }
            isRequired
            autoFocus
          />
          {usesBank ? (
            <>
              <Select
                label={labels.bank}
                name="bank"
                options={banks.items.map(({ _id, bankName, accountType }) => ({
                  value: _id,
                  label: `${bankName} · ${accountType}`,
                }))}
                value={bank}
                onChange={chooseBank}
                errorMessage={errors.bank}
                isRequired
              />
              <MoneyField
                label={labels.bankAmount}
                name="bankAmount"
                value={bankAmount}
                onChange={setBankAmount}
                errorMessage={errors.bankAmount}
                isRequired
              />
            </>
          ) : null}
          {usesPocket ? (
            <MoneyField
              label={labels.pocketAmount}
              name="pocketAmount"
              value={pocketAmount}
              onChange={setPocketAmount}
              errorMessage={errors.pocketAmount}
              isRequired
            />
          ) : null}
          {split.pocketCash + split.accountCash > 0 ? (
            <Effects effects={paymentEffects(split, context)} />
          ) : null}
        </Stack>
      </Form>
      <AmountDialog
        isOpen={asked === 'bank'}
        title={messages.bankAmountTitle}
        description={direction === 'out' ? messages.bankAmountOut : messages.bankAmountIn}
        label={messages.bankAmount}
        requiredMessage={ruleMessage('payment.bank-amount', locale)}
        amount={bankDialogAmount}
        effectsOf={(amount) => paymentEffects({ ...split, pocketCash: 0, accountCash: amount }, context)}
        onSave={saveBankAmount}
        onClose={() => setAsked(null)}
      />
      <AmountDialog
        isOpen={asked === 'pocket'}
        title={messages.pocketAmountTitle}
        description={direction === 'out' ? messages.pocketAmountOut : messages.pocketAmountIn}
        label={messages.pocketAmount}
        requiredMessage={ruleMessage('required', locale)}
        amount={pocketDialogAmount}
        effectsOf={(amount) => paymentEffects({ pocketCash: amount, accountCash: 0 }, context)}
        onSave={savePocketAmount}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
