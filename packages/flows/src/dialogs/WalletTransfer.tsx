import {
  type Day,
  type MinorUnits,
  type WalletTransfer as WalletTransferValue,
  walletTransferSchema,
} from '@handset/domain';
import { DatePicker, Effects, MoneyField, Select, TextField } from '@handset/ui';
import { useWatch } from 'react-hook-form';
import type { BankAccount, FlowDialogProps, Listing } from '../embedding/embedding.ts';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import { Field } from '../form/Field.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { useFlowForm } from '../form/useFlowForm.ts';
import { whileOpen } from '../form/whileOpen.tsx';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { dialogMessages } from './dialogMessages.ts';
import { moneyAccounts, movementEffect } from './moneyAccounts.ts';

/** Props of WalletTransfer. */
export interface WalletTransferProps extends FlowDialogProps<WalletTransferValue> {
  /** The bank accounts. */
  banks: Listing<BankAccount>;
  /** What is in the till, in minor units. */
  pocketBalance?: MinorUnits | undefined;
  /** The account that is chosen at first to move money from. @default 'cash:pocket' */
  defaultFrom?: string | undefined;
}

interface Values {
  from: string;
  to: string | null;
  amount: MinorUnits | null;
  note: string;
  date: Day | '';
}

/** Money moved between two accounts of the shop. */
export const WalletTransfer = whileOpen(function WalletTransfer(props: WalletTransferProps) {
  const { banks, pocketBalance, onSubmit, onCancel } = props;
  const messages = useMessages(dialogMessages);
  const common = useMessages(commonMessages);
  const { today, formatMoney } = useFlows();
  const flow = useFlowForm<Values, WalletTransferValue>({
    schema: walletTransferSchema,
    defaultValues: {
      from: props.defaultFrom ?? 'cash:pocket',
      to: null,
      amount: null,
      note: '',
      date: today,
    },
    labels: {
      from: messages.from,
      to: messages.to,
      amount: messages.amount,
      date: common.date,
      note: messages.noteOptional,
    },
    onSubmit: (value) => onSubmit(value),
  });
  const [from, to, amount] = useWatch({ control: flow.form.control, name: ['from', 'to', 'amount'] });
  const accounts = moneyAccounts(banks, pocketBalance, messages.pocketCash);
  const accountOf = (name: string | null) => accounts.find(({ value }) => value === name);
  const effects =
    from === to
      ? []
      : [
          ...movementEffect(accountOf(from), -(amount ?? 0), formatMoney),
          ...movementEffect(accountOf(to), amount ?? 0, formatMoney),
        ];
  return (
    <FormDialog flow={flow} title={messages.transfer} onCancel={onCancel}>
      <Field<Values, 'from'> name="from">
        {(field) => <Select label={messages.from} options={accounts} isRequired {...field} />}
      </Field>
      <Field<Values, 'to'> name="to">
        {(field) => <Select label={messages.to} options={accounts} isRequired autoFocus {...field} />}
      </Field>
      <Field<Values, 'amount'> name="amount">
        {(field) => <MoneyField label={messages.amount} isRequired {...field} />}
      </Field>
      <Field<Values, 'date'> name="date">
        {(field) => <DatePicker label={common.date} max={today} isRequired {...field} />}
      </Field>
      <Field<Values, 'note'> name="note">
        {(field) => <TextField label={messages.noteOptional} autoComplete="off" {...field} />}
      </Field>
      {effects.length > 0 ? <Effects effects={effects} /> : null}
    </FormDialog>
  );
});
