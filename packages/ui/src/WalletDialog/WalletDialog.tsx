import { useId, useRef, useState } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Effects } from '../ConfirmDialog/ConfirmDialog.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Form } from '../Form/Form.tsx';
import { focusField } from '../field/FieldHandle.ts';
import type { Option } from '../field/FieldProps.ts';
import { Modal } from '../Modal/Modal.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { useWalletDraft, type Wallet, type WalletAmount } from './useWalletDraft.ts';
import type { WalletAccount, WalletDialogProps, WalletLabels } from './WalletDialogProps.ts';
import { usesAccount, usesCash, type WalletField, type WalletMethod, walletTotal } from './walletSplit.ts';

/** Asks how a sum is paid or received: in cash, by account or both, with each balance before and after. */
export function WalletDialog(props: WalletDialogProps) {
  const { isOpen, onClose, onClear, accounts, errors = {}, isPending = false } = props;
  const { messages } = useUI();
  const formId = useId();
  const fields = useRef<HTMLDivElement>(null);
  const wallet = useWalletDraft(props);
  const { draft, account, isOut, labels } = wallet;

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
          <Balances wallet={wallet} />
        </Form>
      </div>
      <AmountDialog field="accountAmount" wallet={wallet} />
      <AmountDialog field="cashAmount" wallet={wallet} />
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
  const { labels, isOut } = wallet;
  const { messages } = useUI();
  const formId = useId();
  const isCash = field === 'cashAmount';
  const textOut = isCash ? labels.askCashOut : labels.askAccountOut;
  const textIn = isCash ? labels.askCashIn : labels.askAccountIn;
  return (
    <Modal
      isOpen={wallet.asked === field}
      onClose={wallet.stopAsking}
      title={isCash ? labels.askCashTitle : labels.askAccountTitle}
      description={isOut ? textOut : textIn}
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
  const { labels } = wallet;
  const [amount, setAmount] = useState(wallet.draft[field]);
  const [isChecked, setChecked] = useState(false);
  const isCash = field === 'cashAmount';
  const label = isCash ? labels.askCashTitle : labels.askAccountTitle;
  const missing = isCash ? labels.enterAmount : labels.enterAccountAmount;
  const effect = amount ? wallet.effectOf(field, amount) : undefined;
  return (
    <Form id={formId} label={label} onSubmit={() => (amount ? wallet.answer(amount) : setChecked(true))}>
      <Stack>
        <MoneyField
          label={label}
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
