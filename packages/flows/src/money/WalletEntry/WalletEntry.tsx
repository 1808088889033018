import {
  type Day,
  type MinorUnits,
  WALLET_DIRECTIONS,
  WALLET_REASONS,
  type WalletEntry as WalletEntryValue,
  type WalletReason,
  walletEntrySchema,
} from '@handset/domain';
import { DatePicker, MoneyField, SegmentedControl, Select, TextField, useWords } from '@handset/ui';
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
import { walletEntryMessages } from './walletEntryMessages.ts';

/** Values of WalletEntry. */
export interface WalletEntryDraft {
  direction: 'in' | 'out';
  /** `cash:pocket`, or `bank:` and the bank's `_id`. */
  account: string;
  /** Minor units, or null while nothing is typed. */
  amount: MinorUnits | null;
  reason: WalletReason | null;
  note: string;
  /** `YYYY-MM-DD`, or empty. */
  date: Day | '';
}

/** Props of WalletEntry. */
export interface WalletEntryProps
  extends FlowDialogProps<WalletEntryValue>,
    DraftProps<WalletEntryDraft>,
    WalletLists {
  /** The account that is chosen at first: `cash:pocket`, or `bank:` and the bank's `_id`. @default 'cash:pocket' */
  defaultAccount?: string | undefined;
  /** Whether money comes in or goes out at first. @default 'in' */
  defaultDirection?: 'in' | 'out' | undefined;
  /** The reasons that may be given; staff may not enter opening balances. @default all */
  reasons?: readonly WalletReason[] | undefined;
  /** Reasons that staff see but cannot choose, because only owners may use them. @default none */
  lockedReasons?: readonly WalletReason[] | undefined;
}

/** Maps the server's error about an account without enough money to the form's field. */
const fields: Readonly<Record<string, string>> = { pocketCash: 'account', accountCash: 'account' };

/** Money that enters or leaves an account for a reason outside trade. */
export const WalletEntry = whileOpen(function WalletEntry(props: WalletEntryProps) {
  const { defaultDraft, onSubmit, onCancel, reasons = WALLET_REASONS, lockedReasons = [] } = props;
  const messages = useWords(walletEntryMessages);
  const common = useWords(commonMessages);
  const { today, locale, formatMoney } = useFlows();
  const { accounts, ofAccount, effects, problems, warnings } = useWalletMovements(props);
  const changeOf = (entry: { direction: 'in' | 'out'; amount: MinorUnits | null }) =>
    entry.direction === 'in' ? (entry.amount ?? 0) : -(entry.amount ?? 0);
  useMoneyWarning('WalletEntry', { pocketBalance: props.pocketBalance });
  const flow = useFlowForm<WalletEntryDraft, WalletEntryValue>({
    schema: walletEntrySchema,
    defaultValues: {
      direction: props.defaultDirection ?? 'in',
      account: props.defaultAccount ?? 'cash:pocket',
      amount: null,
      reason: null,
      note: '',
      date: today,
    },
    defaultDraft,
    fieldOf: (path) => fields[path] ?? path,
    check: (entry) => ({
      ...pastDayProblem(entry.date, today, locale),
      ...problems(ofAccount(entry.account, changeOf(entry)), () => 'account'),
    }),
    labels: {
      direction: messages.direction,
      account: messages.account,
      amount: common.amount,
      reason: common.reason,
      date: common.date,
      note: common.note,
    },
    onSubmit: (value) => onSubmit(value),
    onChange: props.onChange,
    isUncertain: props.isUncertain,
    dateField: 'date',
    keptOn: props.keptOn,
    onError: props.onError,
  });
  const { control, setValue } = flow.form;
  const [direction, account, amount, reason] = useWatch({
    control,
    name: ['direction', 'account', 'amount', 'reason'],
  });
  const accountName = accounts.find(({ value }) => value === account)?.label ?? '';
  return (
    <FormDialog
      flow={flow}
      title={messages.title}
      effectsOf={(entry) => effects(ofAccount(entry.account, changeOf(entry)))}
      warningsOf={(entry) => warnings(ofAccount(entry.account, changeOf(entry)))}
      confirmTitle={messages.confirmTitle[direction](formatMoney(amount ?? 0), accountName)}
      confirmLabel={messages.confirm}
      isRestored={defaultDraft !== undefined}
      onCancel={onCancel}
    >
      <Field<WalletEntryDraft, 'direction'> name="direction">
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
              if (reason && !WALLET_DIRECTIONS[reason].includes(next)) setValue('reason', null);
            }}
            {...field}
          />
        )}
      </Field>
      <Field<WalletEntryDraft, 'account'> name="account">
        {(field) => <Select label={messages.account} options={accounts} isRequired {...field} />}
      </Field>
      <ListState listing={props.banks} />
      <Field<WalletEntryDraft, 'amount'> name="amount">
        {(field) => <MoneyField label={common.amount} isRequired autoFocus {...field} />}
      </Field>
      <Field<WalletEntryDraft, 'reason'> name="reason">
        {(field) => (
          <Select
            label={common.reason}
            options={reasons
              .filter((name) => WALLET_DIRECTIONS[name].includes(direction))
              .map((value) => {
                const isDisabled = lockedReasons.includes(value);
                const label = messages.reasons[value];
                return { value, label: isDisabled ? messages.ownerOnly(label) : label, isDisabled };
              })}
            isRequired
            {...field}
          />
        )}
      </Field>
      <Field<WalletEntryDraft, 'date'> name="date">
        {(field) => <DatePicker label={common.date} max={today} today={today} isRequired {...field} />}
      </Field>
      <Field<WalletEntryDraft, 'note'> name="note">
        {(field) => (
          <TextField
            label={reason === 'adjustment' ? common.note : common.noteOptional}
            isRequired={reason === 'adjustment'}
            autoComplete="off"
            {...field}
          />
        )}
      </Field>
      <MovementSummary movements={ofAccount(account, changeOf({ direction, amount }))} />
    </FormDialog>
  );
});
