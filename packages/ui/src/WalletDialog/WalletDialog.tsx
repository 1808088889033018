import { type ReactNode, useId, useRef, useState } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Effects } from '../ConfirmDialog/ConfirmDialog.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Form } from '../Form/Form.tsx';
import { focusField } from '../field/FieldHandle.ts';
import { Modal } from '../Modal/Modal.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { Select } from '../Select/Select.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { useWalletDraft, type Wallet } from './useWalletDraft.ts';
import type { WalletDialogProps } from './WalletDialogProps.ts';
import { usesAccount, usesCash, type WalletAmount, type WalletField, walletTotal } from './walletSplit.ts';

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
          {props.notice}
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
      <AmountDialog field="accountAmount" wallet={wallet} notice={props.notice} />
      <AmountDialog field="cashAmount" wallet={wallet} notice={props.notice} />
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
  const atFields = [wallet.errorOf('accountAmount'), wallet.errorOf('cashAmount')];
  const overdrawn = effects
    .filter(({ tone }) => tone === 'critical')
    .map(({ label }) => labels.belowZero(label))
    .filter((text) => !atFields.includes(text))
    .join(' · ');
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
      {overdrawn && wallet.isOut ? <Overdrawn text={overdrawn} isWarning={wallet.canGoBelowZero} /> : null}
    </>
  );
}

/** Says that a balance goes below zero: a warning, or an error that does not interrupt whoever is still typing. */
function Overdrawn({ text, isWarning }: { text: string; isWarning: boolean }) {
  if (isWarning) return <Banner tone="caution">{text}</Banner>;
  return (
    <div role="status" className={reset}>
      <Text tone="critical">{text}</Text>
    </div>
  );
}

interface AmountDialogProps {
  /** The amount this dialog asks for. */
  field: WalletAmount;
  wallet: Wallet;
  notice: ReactNode;
}

/** Asks for the amount of one source and shows its effect on the balance. */
function AmountDialog({ field, wallet, notice }: AmountDialogProps) {
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
      <AmountForm field={field} wallet={wallet} notice={notice} formId={formId} />
    </Modal>
  );
}

/** The form of the dialog, which begins again each time the dialog opens. */
function AmountForm({ field, wallet, notice, formId }: AmountDialogProps & { formId: string }) {
  const { title, missing } = wallet.words[field];
  const [amount, setAmount] = useState(wallet.draft[field]);
  const [isChecked, setChecked] = useState(false);
  const effect = amount ? wallet.effectOf(field, amount) : undefined;
  return (
    <Form id={formId} label={title} onSubmit={() => (amount ? wallet.answer(amount) : setChecked(true))}>
      <Stack>
        {notice}
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
