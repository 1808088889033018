import { useId, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Effects } from '../ConfirmDialog/ConfirmDialog.tsx';
import { Form } from '../Form/Form.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { useUI } from '../UIProvider/UIProvider.tsx';
import type { useWalletDraft, WalletAmount } from './useWalletDraft.ts';
import { balanceEffect } from './WalletBalances.tsx';
import type { WalletLabels } from './WalletDialogProps.ts';

interface WalletAmountDialogProps {
  /** The amount this dialog asks for. */
  field: WalletAmount;
  wallet: ReturnType<typeof useWalletDraft>;
  labels: WalletLabels;
  formatAmount: (minor: number) => string;
}

/** Asks for the amount of one source and shows its effect on the balance. */
export function WalletAmountDialog(props: WalletAmountDialogProps) {
  const { field, wallet, labels } = props;
  const { messages } = useUI();
  const formId = useId();
  const words = askingWords(field === 'cashAmount', wallet.isOut, labels);
  return (
    <Modal
      isOpen={wallet.asked === field}
      onClose={wallet.stopAsking}
      title={words.title}
      description={words.text}
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
      <AmountForm {...props} {...words} formId={formId} />
    </Modal>
  );
}

type AmountFormProps = WalletAmountDialogProps & ReturnType<typeof askingWords> & { formId: string };

function AmountForm({ field, wallet, formId, title, account, missing, formatAmount }: AmountFormProps) {
  const isCash = field === 'cashAmount';
  const [amount, setAmount] = useState(wallet.draft[field]);
  const [isChecked, setChecked] = useState(false);
  const balance = isCash ? wallet.cashBalance : wallet.accountBalance;
  const label = account ?? wallet.account?.name ?? title;
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
        {amount && balance !== undefined ? (
          <Effects effects={[balanceEffect({ label, balance, amount, isOut: wallet.isOut, formatAmount })]} />
        ) : null}
      </Stack>
    </Form>
  );
}

function askingWords(isCash: boolean, isOut: boolean, labels: WalletLabels) {
  return isCash
    ? {
        title: labels.askCashTitle,
        text: isOut ? labels.askCashOut : labels.askCashIn,
        account: labels.cash,
        missing: labels.enterAmount,
      }
    : {
        title: labels.askAccountTitle,
        text: isOut ? labels.askAccountOut : labels.askAccountIn,
        account: undefined,
        missing: labels.enterAccountAmount,
      };
}
