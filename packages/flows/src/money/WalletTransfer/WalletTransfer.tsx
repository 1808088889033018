import {
  type Day,
  type MinorUnits,
  type WalletTransfer as WalletTransferValue,
  walletTransferSchema,
} from '@handset/domain';
import { DatePicker, MoneyField, Select, TextField, useWords } from '@handset/ui';
import { useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type { DraftProps, FlowDialogProps, WalletLists } from '../../form/embedding.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { ListState } from '../../form/ListState.tsx';
import { pastDayProblem } from '../../form/pastDay.ts';
import { useFlowForm } from '../../form/useFlowForm.ts';
import { useMoneyWarning } from '../../form/useMoneyWarning.ts';
import { whileOpen } from '../../form/whileOpen.tsx';
import { MovementSummary } from '../wallets/MovementSummary.tsx';
import { useWalletMovements } from '../wallets/useWalletMovements.ts';
import { walletTransferMessages } from './walletTransferMessages.ts';

/** Values of WalletTransfer. */
export interface WalletTransferDraft {
  /** `cash:pocket`, or `bank:` and the bank's `_id`. */
  from: string;
  /** The same, or null while none is chosen. */
  to: string | null;
  /** Minor units, or null while nothing is typed. */
  amount: MinorUnits | null;
  note: string;
  /** `YYYY-MM-DD`, or empty. */
  date: Day | '';
}

/** Props of WalletTransfer. */
export interface WalletTransferProps
  extends FlowDialogProps<WalletTransferValue>,
    DraftProps<WalletTransferDraft>,
    WalletLists {
  /** The account that is chosen at first to move money from. @default 'cash:pocket' */
  defaultFrom?: string | undefined;
}

/** Maps the server's error about an account without enough money to the form's field. */
const fields: Readonly<Record<string, string>> = { pocketCash: 'from', accountCash: 'from' };

/** Money moved between two accounts of the shop. */
export const WalletTransfer = whileOpen(function WalletTransfer(props: WalletTransferProps) {
  const { defaultDraft, onSubmit, onCancel } = props;
  const messages = useWords(walletTransferMessages);
  const common = useWords(commonMessages);
  const { today, locale, formatMoney } = useFlows();
  const { accounts, ofAccount, effects, problems, warnings } = useWalletMovements(props);
  const movementsOf = (transfer: Pick<WalletTransferDraft, 'from' | 'to' | 'amount'>) =>
    transfer.from === transfer.to
      ? []
      : [
          ...ofAccount(transfer.from, -(transfer.amount ?? 0)),
          ...ofAccount(transfer.to, transfer.amount ?? 0),
        ];
  useMoneyWarning('WalletTransfer', { pocketBalance: props.pocketBalance });
  const flow = useFlowForm<WalletTransferDraft, WalletTransferValue>({
    schema: walletTransferSchema,
    defaultValues: {
      from: props.defaultFrom ?? 'cash:pocket',
      to: null,
      amount: null,
      note: '',
      date: today,
    },
    defaultDraft,
    fieldOf: (path) => fields[path] ?? path,
    check: (transfer) => ({
      ...pastDayProblem(transfer.date, today, locale),
      ...problems(movementsOf(transfer), () => 'from'),
    }),
    labels: {
      from: messages.from,
      to: messages.to,
      amount: common.amount,
      date: common.date,
      note: common.noteOptional,
    },
    onSubmit: (value) => onSubmit(value),
    onChange: props.onChange,
    isUncertain: props.isUncertain,
    dateField: 'date',
    keptOn: props.keptOn,
    onError: props.onError,
  });
  const [from, to, amount] = useWatch({ control: flow.form.control, name: ['from', 'to', 'amount'] });
  const nameOf = (name: string | null) => accounts.find(({ value }) => value === name)?.label ?? '';
  return (
    <FormDialog
      flow={flow}
      title={messages.title}
      effectsOf={(transfer) => effects(movementsOf(transfer))}
      warningsOf={(transfer) => warnings(movementsOf(transfer))}
      confirmTitle={messages.confirmTitle(formatMoney(amount ?? 0), nameOf(from), nameOf(to))}
      confirmLabel={messages.confirm(formatMoney(amount ?? 0))}
      isRestored={defaultDraft !== undefined}
      onCancel={onCancel}
    >
      <Field<WalletTransferDraft, 'from'> name="from">
        {(field) => <Select label={messages.from} options={accounts} isRequired {...field} />}
      </Field>
      <Field<WalletTransferDraft, 'to'> name="to">
        {(field) => (
          <Select
            label={messages.to}
            options={accounts.map((account) => ({ ...account, isDisabled: account.value === from }))}
            isRequired
            autoFocus
            {...field}
          />
        )}
      </Field>
      <ListState listing={props.banks} />
      <Field<WalletTransferDraft, 'amount'> name="amount">
        {(field) => <MoneyField label={common.amount} isRequired {...field} />}
      </Field>
      <Field<WalletTransferDraft, 'date'> name="date">
        {(field) => <DatePicker label={common.date} max={today} today={today} isRequired {...field} />}
      </Field>
      <Field<WalletTransferDraft, 'note'> name="note">
        {(field) => <TextField label={common.noteOptional} autoComplete="off" {...field} />}
      </Field>
      <MovementSummary movements={movementsOf({ from, to, amount })} />
    </FormDialog>
  );
});
