import { type CommitteeEntry, committeeEntrySchema, type MinorUnits, partPayment } from '@handset/domain';
import {
  DatePicker,
  type Effect,
  FormGrid,
  MoneyField,
  SearchableSelect,
  SegmentedControl,
  Select,
  Text,
  TextField,
  useWords,
} from '@handset/ui';
import { useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type { DraftProps, FlowDialogProps, WalletLists } from '../../form/embedding.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { pastDayProblem } from '../../form/pastDay.ts';
import { useDayText } from '../../form/useDayText.ts';
import { useFlowForm } from '../../form/useFlowForm.ts';
import { useMoneyWarning } from '../../form/useMoneyWarning.ts';
import { whileOpen } from '../../form/whileOpen.tsx';
import { useWalletMovements } from '../wallets/useWalletMovements.ts';
import { WalletSourceFields } from '../wallets/WalletSourceFields.tsx';
import { walletField } from '../wallets/walletSource.ts';
import { walletSourceMessages } from '../wallets/walletSourceMessages.ts';
import {
  type CommitteeEntryDraft,
  emptyEntry,
  entryInput,
  likelyEntry,
  openInstalments,
  openOf,
  type RunningCommittee,
} from './committeeEntryDraft.ts';
import { committeeEntryMessages } from './committeeEntryMessages.ts';

/** Props of CommitteeEntryForm. */
export interface CommitteeEntryFormProps
  extends FlowDialogProps<CommitteeEntry>,
    DraftProps<CommitteeEntryDraft>,
    WalletLists {
  /** The committee with its schedule and its entries; money in minor units. */
  committee: RunningCommittee;
  /** Kind of entry selected at first. @default 'instalment' */
  defaultKind?: 'instalment' | 'payout' | undefined;
}

/** An instalment paid into a committee, or the pool received from it; neither is income or expense. */
export const CommitteeEntryForm = whileOpen(function CommitteeEntryForm(props: CommitteeEntryFormProps) {
  const { committee, defaultKind = 'instalment', defaultDraft, onSubmit, onCancel } = props;
  const messages = useWords(committeeEntryMessages);
  const common = useWords(commonMessages);
  const source = useWords(walletSourceMessages);
  const { today, locale, formatMoney } = useFlows();
  const dayText = useDayText();
  const { ofSplit, effects, sourceProblems, warnings } = useWalletMovements(props);
  const movementsOf = (entry: CommitteeEntry) => ofSplit(entry, directionOf(entry.kind));
  useMoneyWarning('CommitteeEntryForm', {
    pocketBalance: props.pocketBalance,
    'committee.amount': committee.amount,
  });
  const flow = useFlowForm<CommitteeEntryDraft, CommitteeEntry>({
    schema: committeeEntrySchema,
    defaultValues: emptyEntry(committee, defaultKind, today),
    defaultDraft,
    toInput: entryInput,
    fieldOf: walletField,
    check: (draft) => {
      const open = openOf(committee, draft);
      return {
        ...pastDayProblem(draft.date, today, locale),
        ...sourceProblems(draft.wallet, draft.amount ?? 0, directionOf(draft.kind)),
        ...(open !== undefined &&
          (draft.amount ?? 0) > open && { amount: messages.onlyOpen(formatMoney(open)) }),
      };
    },
    labels: {
      kind: messages.kind,
      share: messages.share,
      number: messages.number,
      amount: common.amount,
      'wallet.method': source.method,
      'wallet.bank': source.bank,
      'wallet.bankAmount': source.fromBank,
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
  const { control, setValue } = flow.form;
  const [kind, share, amount] = useWatch({ control, name: ['kind', 'share', 'amount'] });
  const instalments = openInstalments(committee, share);
  const turn = committee.turns[share - 1] ?? null;
  const turnDue = committee.schedule.find((row) => row.share === share && row.number === turn)?.dueDate;

  const fill = (next: Partial<Pick<CommitteeEntryDraft, 'kind' | 'share'>>) => {
    const likely = likelyEntry(committee, next.kind ?? kind, next.share ?? share);
    setValue('kind', likely.kind, { shouldDirty: true });
    setValue('share', likely.share, { shouldDirty: true });
    setValue('number', likely.number);
    setValue('amount', likely.amount);
  };

  const netEffect = (change: MinorUnits): Effect => {
    const after = committee.net + change;
    // Paid in is an asset until the pool is taken, and a debt after it.
    const isDebt = after < 0;
    const sign = isDebt ? -1 : 1;
    return {
      label: isDebt ? messages.net.debt(committee.name) : messages.net.asset(committee.name),
      from: formatMoney(sign * committee.net || 0),
      to: formatMoney(sign * after || 0),
    };
  };

  return (
    <FormDialog
      flow={flow}
      title={messages.title}
      description={committee.name}
      size="medium"
      effectsOf={(entry) => [
        ...effects(movementsOf(entry)),
        netEffect(entry.kind === 'instalment' ? entry.amount : -entry.amount),
      ]}
      warningsOf={(entry) => [
        ...partPayment(entry.amount, openOf(committee, { ...entry, number: entry.number ?? null })),
        ...warnings(movementsOf(entry)),
      ]}
      confirmTitle={messages.confirmTitle[kind](formatMoney(amount ?? 0), committee.name)}
      confirmLabel={messages.confirm[kind]}
      isRestored={defaultDraft !== undefined}
      onCancel={onCancel}
    >
      <Field<CommitteeEntryDraft, 'kind'> name="kind">
        {({ onChange: _, ...field }) => (
          <SegmentedControl
            label={messages.kind}
            options={[
              { value: 'instalment', label: messages.kinds.instalment },
              { value: 'payout', label: messages.kinds.payout },
            ]}
            isFullWidth
            onChange={(next) => fill({ kind: next })}
            {...field}
          />
        )}
      </Field>
      {committee.shares > 1 ? (
        <Field<CommitteeEntryDraft, 'share'> name="share">
          {({ value, onChange: _, ...field }) => (
            <Select
              label={messages.share}
              options={Array.from({ length: committee.shares }, (_each, index) => ({
                value: String(index + 1),
                label: messages.shareNumber(index + 1),
              }))}
              value={String(value)}
              onChange={(next) => fill({ share: Number(next) })}
              isRequired
              {...field}
            />
          )}
        </Field>
      ) : null}
      {kind === 'instalment' ? (
        instalments.length === 0 ? (
          <Text tone="positive">{messages.allPaid}</Text>
        ) : (
          <Field<CommitteeEntryDraft, 'number'> name="number">
            {({ value, onChange, ...field }) => (
              <SearchableSelect
                label={messages.number}
                options={instalments}
                getKey={({ number }) => String(number)}
                getLabel={({ number, dueDate, rest }) =>
                  messages.option(number, dayText(dueDate), formatMoney(rest))
                }
                value={value === null ? null : String(value)}
                onChange={(_key, row) => {
                  onChange(row?.number ?? null);
                  if (row) setValue('amount', row.rest);
                }}
                isRequired
                {...field}
              />
            )}
          </Field>
        )
      ) : (
        <Text tone="muted">
          {openOf(committee, { kind, share, number: null }) === 0
            ? messages.payoutTaken
            : turn === null
              ? messages.noTurn
              : messages.turnOf(turn, dayText(turnDue ?? ''))}
        </Text>
      )}
      <Field<CommitteeEntryDraft, 'amount'> name="amount">
        {(field) => <MoneyField label={common.amount} isRequired autoFocus {...field} />}
      </Field>
      <WalletSourceFields
        due={amount ?? 0}
        direction={directionOf(kind)}
        banks={props.banks}
        pocketBalance={props.pocketBalance}
      />
      <FormGrid>
        <Field<CommitteeEntryDraft, 'date'> name="date">
          {(field) => <DatePicker label={common.date} max={today} today={today} isRequired {...field} />}
        </Field>
        <Field<CommitteeEntryDraft, 'note'> name="note">
          {(field) => <TextField label={common.noteOptional} autoComplete="off" {...field} />}
        </Field>
      </FormGrid>
    </FormDialog>
  );
});

/** An instalment leaves the shop, and the pool comes in. */
function directionOf(kind: CommitteeEntry['kind']): 'in' | 'out' {
  return kind === 'instalment' ? 'out' : 'in';
}
