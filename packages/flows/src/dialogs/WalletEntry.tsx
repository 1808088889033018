import {
  type Day,
  type MinorUnits,
  WALLET_REASONS,
  type WalletEntry as WalletEntryValue,
  type WalletReason,
  walletEntrySchema,
} from '@handset/domain';
import { DatePicker, Effects, MoneyField, SegmentedControl, Select, TextField } from '@handset/ui';
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

/** Props of WalletEntry. */
export interface WalletEntryProps extends FlowDialogProps<WalletEntryValue> {
  /** The bank accounts. */
  banks: Listing<BankAccount>;
  /** What is in the till, in minor units. */
  pocketBalance?: MinorUnits | undefined;
  /** The account that is chosen at first: `cash:pocket`, or `bank:` and the bank's `_id`. @default 'cash:pocket' */
  defaultAccount?: string | undefined;
  /** Whether money comes in or goes out at first. @default 'in' */
  defaultDirection?: 'in' | 'out' | undefined;
  /** The reasons that may be given; staff may not enter opening balances. @default all */
  reasons?: readonly WalletReason[] | undefined;
}

interface Values {
  direction: 'in' | 'out';
  account: string;
  amount: MinorUnits | null;
  reason: WalletReason | null;
  note: string;
  date: Day | '';
}

/** Opening balances and capital only come in; what the owner draws only goes out. */
const directionsOf: Record<WalletReason, readonly Values['direction'][]> = {
  opening: ['in'],
  capital: ['in'],
  drawing: ['out'],
  adjustment: ['in', 'out'],
};

/** Money that enters or leaves an account for a reason outside trade. */
export const WalletEntry = whileOpen(function WalletEntry(props: WalletEntryProps) {
  const { banks, pocketBalance, onSubmit, onCancel, reasons = WALLET_REASONS } = props;
  const messages = useMessages(dialogMessages);
  const common = useMessages(commonMessages);
  const { today, formatMoney } = useFlows();
  const flow = useFlowForm<Values, WalletEntryValue>({
    schema: walletEntrySchema,
    defaultValues: {
      direction: props.defaultDirection ?? 'in',
      account: props.defaultAccount ?? 'cash:pocket',
      amount: null,
      reason: null,
      note: '',
      date: today,
    },
    labels: {
      direction: messages.direction,
      account: messages.account,
      amount: messages.amount,
      reason: messages.reason,
      date: common.date,
      note: messages.noteOptional,
    },
    onSubmit: (value) => onSubmit(value),
  });
  const { control, setValue } = flow.form;
  const [direction, account, amount, reason] = useWatch({
    control,
    name: ['direction', 'account', 'amount', 'reason'],
  });
  const accounts = moneyAccounts(banks, pocketBalance, messages.pocketCash);
  const change = direction === 'in' ? (amount ?? 0) : -(amount ?? 0);
  const effects = movementEffect(
    accounts.find(({ value }) => value === account),
    change,
    formatMoney,
  );
  return (
    <FormDialog flow={flow} title={messages.walletEntry} onCancel={onCancel}>
      <Field<Values, 'direction'> name="direction">
        {({ onChange, ...field }) => (
          <SegmentedControl
            label={messages.direction}
            options={[
              { value: 'in', label: messages.moneyIn },
              { value: 'out', label: messages.moneyOut },
            ]}
            isFullWidth
            onChange={(next) => {
              onChange(next);
              if (reason && !directionsOf[reason].includes(next)) setValue('reason', null);
            }}
            {...field}
          />
        )}
      </Field>
      <Field<Values, 'account'> name="account">
        {(field) => <Select label={messages.account} options={accounts} isRequired {...field} />}
      </Field>
      <Field<Values, 'amount'> name="amount">
        {(field) => <MoneyField label={messages.amount} isRequired autoFocus {...field} />}
      </Field>
      <Field<Values, 'reason'> name="reason">
        {(field) => (
          <Select
            label={messages.reason}
            options={reasons
              .filter((name) => directionsOf[name].includes(direction))
              .map((value) => ({ value, label: messages.reasons[value] }))}
            isRequired
            {...field}
          />
        )}
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
