import { useId, useRef, useState } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Effects } from '../ConfirmDialog/ConfirmDialog.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Form } from '../Form/Form.tsx';
import { focusField } from '../field/FieldHandle.ts';
import { Modal } from '../Modal/Modal.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import type { Messages } from '../messages/en.ts';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { useWalletDraft, type Wallet } from './useWalletDraft.ts';
import {
  usesAccount,
  usesCash,
  type WalletAmount,
  type WalletField,
  type WalletSplit,
  walletTotal,
} from './walletSplit.ts';

/** An account that money can go through. */
export interface WalletAccount {
  /** The id. */
  id: string;
  /** The name. */
  name: string;
  /** A detail that tells it from others of the same name, such as its kind. */
  detail?: string | undefined;
  /** The balance, in minor units. Not shown if not given. */
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
  /** Called by Cancel before `onClose`, to clear account and amounts. */
  onClear?: (() => void) | undefined;
  /** Called with the payment, once it is complete. */
  onSave: (split: WalletSplit) => void;
  /** The payment as it was saved before, or null. */
  value: WalletSplit | null;
  /** The accounts. */
  accounts: readonly WalletAccount[];
  /** Whether the accounts are still being loaded. @default false */
  isLoadingAccounts?: boolean | undefined;
  /** Why the accounts could not be loaded, in plain words. */
  accountsError?: string | undefined;
  /** Called to load the accounts again. */
  onRetryAccounts?: (() => void) | undefined;
  /** The cash balance, in minor units. Not shown if not given. */
  cash?: { balance?: number | undefined } | undefined;
  /** The total to pay, in minor units. Any total is accepted if not given. */
  amountDue?: number | undefined;
  /** Whether money goes out or comes in. @default 'out' */
  direction?: 'out' | 'in' | undefined;
  /** Whether cash and accounts may be overdrawn, with a warning. @default false */
  canGoBelowZero?: boolean | undefined;
  /** Whether each amount has a dialog of its own. @default false */
  asksAmounts?: boolean | undefined;
  /** Errors by field, such as a refusal by the server. */
  errors?: { readonly [Field in WalletField]?: string | undefined } | undefined;
  /** An error about the whole. */
  errorMessage?: string | undefined;
  /** Writes an amount, in minor units. @default as the app's currency is written */
  formatAmount?: ((minor: number) => string) | undefined;
  /** Whether the payment is being saved. It cannot be changed or closed until then. @default false */
  isPending?: boolean | undefined;
  /** Labels that replace the package's own. */
  labels?: { [Label in keyof WalletLabels]?: WalletLabels[Label] | undefined } | undefined;
}

/** Asks how a sum is paid or received: in cash, by account or both, with each balance before and after. */
export function WalletDialog(props: WalletDialogProps) {
  const { isOpen, onClose, onClear, accounts, errors = {}, isPending = false } = props;
  const { messages } = useUI();
  const formId = useId();
  const fields = useRef<HTMLDivElement>(null);
  const wallet = useWalletDraft(props);
  const { draft, labels } = wallet;

  const save = () => {
    const wrong = wallet.save();
    if (wrong) focusField(fields.current?.querySelector(`[data-field=${wrong}]`) ?? null);
  };
  const cancel = () => {
    wallet.clear();
    onClear?.();
    onClose();
  };

  const field = (name: WalletField) => ({
    name,
    isRequired: true,
    isDisabled: isPending,
    errorMessage: wallet.errorOf(name) ?? errors[name],
  });
  const amountField = (name: WalletAmount) => (
    <MoneyField
      {...field(name)}
      label={wallet.words[name].label}
      value={draft[name]}
      onChange={(amount) => wallet.enter(name, amount)}
    />
  );
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
            options={[
              { value: 'cash', label: labels.cash },
              { value: 'account', label: labels.account, isDisabled: !hasAccounts },
              { value: 'both', label: labels.both, isDisabled: !hasAccounts },
            ]}
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
                value={wallet.account?.id ?? null}
                options={accounts.map(({ id, name, detail }) => ({
                  value: id,
                  label: detail ? `${name} · ${detail}` : name,
                }))}
                onChange={wallet.chooseAccount}
              />
              {amountField('accountAmount')}
            </>
          ) : null}
          {usesCash(draft.method) ? amountField('cashAmount') : null}
          <Balances wallet={wallet} />
        </Form>
      </div>
      <AmountDialog field="accountAmount" wallet={wallet} />
      <AmountDialog field="cashAmount" wallet={wallet} />
    </Modal>
  );
}

/** The amount still to be paid, and the balances before and after. */
function Balances({ wallet }: { wallet: Wallet }) {
  const { draft, amountDue, labels, formatAmount } = wallet;
  const open = amountDue === undefined ? 0 : amountDue - walletTotal(draft);
  const effects = [
    usesAccount(draft.method) ? wallet.effectOf('accountAmount', draft.accountAmount) : undefined,
    usesCash(draft.method) ? wallet.effectOf('cashAmount', draft.cashAmount) : undefined,
  ].filter((effect) => effect !== undefined);
  const overdrawn = effects.filter(({ tone }) => tone === 'critical');
  return (
    <>
      {amountDue === undefined ? null : (
        <DescriptionList
          items={[
            { term: labels.amountDue, description: formatAmount(amountDue), isNumeric: true },
            {
              term: open < 0 ? labels.over : labels.remaining,
              description: formatAmount(Math.abs(open)),
              isNumeric: true,
              tone: open === 0 ? 'positive' : 'caution',
            },
          ]}
        />
      )}
      {effects.length > 0 ? (
        <Stack gap={2}>
          <Text weight="strong">{labels.balances}</Text>
          <Effects effects={effects} label={labels.balances} />
        </Stack>
      ) : null}
      {overdrawn.length > 0 && wallet.isOut ? (
        <Banner tone="caution">{overdrawn.map(({ label }) => labels.belowZero(label)).join(' · ')}</Banner>
      ) : null}
    </>
  );
}

interface AmountDialogProps {
  /** The amount this dialog asks for. */
  field: WalletAmount;
  wallet: Wallet;
}

/** Asks for the amount of one source and shows its effect on the balance. */
function AmountDialog({ field, wallet }: AmountDialogProps) {
  const { title, description } = wallet.words[field];
  const { messages } = useUI();
  const formId = useId();
  return (
    <Modal
      isOpen={wallet.asked === field}
      onClose={wallet.stopAsking}
      title={title}
      description={description}
      size="small"
      footer={
        <>
          <Button onPress={wallet.stopAsking}>{messages.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {messages.save}
          </Button>
        </>
      }
    >
      <AmountForm field={field} wallet={wallet} formId={formId} />
    </Modal>
  );
}

/** The form of the dialog, which begins again each time the dialog opens. */
function AmountForm({ field, wallet, formId }: AmountDialogProps & { formId: string }) {
  const { title, missing } = wallet.words[field];
  const [amount, setAmount] = useState(wallet.draft[field]);
  const [isChecked, setChecked] = useState(false);
  const effect = amount ? wallet.effectOf(field, amount) : undefined;
  return (
    <Form id={formId} label={title} onSubmit={() => (amount ? wallet.answer(amount) : setChecked(true))}>
      <Stack>
        <MoneyField
          label={title}
          value={amount}
          onChange={setAmount}
          errorMessage={isChecked && !amount ? missing : undefined}
          isRequired
          autoFocus
        />
        {effect ? <Effects effects={[effect]} /> : null}
      </Stack>
    </Form>
  );
}
