import { type PartyEntry, partyEntrySchema, ruleMessage } from '@handset/domain';
import {
  DatePicker,
  Effects,
  FormGrid,
  MoneyField,
  SegmentedControl,
  TextField,
  useWords,
} from '@handset/ui';
import { useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type { DraftProps, FlowDialogProps, Listing, Party } from '../../form/embedding.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { pastDayProblem } from '../../form/pastDay.ts';
import { useFlowForm } from '../../form/useFlowForm.ts';
import { useMoneyWarning } from '../../form/useMoneyWarning.ts';
import { whileOpen } from '../../form/whileOpen.tsx';
import { BillAllocation } from '../bills/BillAllocation.tsx';
import { billField, billsOfSide, oldestFirst, type PaymentBill } from '../bills/billChoice.ts';
import { billMessages } from '../bills/billMessages.ts';
import { chosenProblems } from '../bills/chosenProblems.ts';
import { partyEffect } from '../EntityPicker/partyEffect.ts';
import {
  adjustmentInput,
  type BalanceAdjustmentDraft,
  balanceChange,
  emptyAdjustment,
} from './balanceAdjustmentDraft.ts';
import { balanceAdjustmentMessages } from './balanceAdjustmentMessages.ts';

/** Props of BalanceAdjustment. */
export interface BalanceAdjustmentProps
  extends FlowDialogProps<PartyEntry>,
    DraftProps<BalanceAdjustmentDraft> {
  /** The party; its balance is shown before and after. */
  party: Party;
  /** The party's open bills, of both sides. Only open bills can be written off. */
  bills?: Listing<PaymentBill> | undefined;
}

/** Records a debt from before the books began, or writes one off. */
export const BalanceAdjustment = whileOpen(function BalanceAdjustment(props: BalanceAdjustmentProps) {
  const { party, bills, defaultDraft, onSubmit, onCancel } = props;
  const messages = useWords(balanceAdjustmentMessages);
  const common = useWords(commonMessages);
  const words = useWords(billMessages);
  const { today, locale, formatMoney } = useFlows();
  useMoneyWarning('BalanceAdjustment', { 'party.balance': party.balance });
  const openOf = (direction: 'in' | 'out') => billsOfSide(bills?.items ?? [], direction);
  const flow = useFlowForm<BalanceAdjustmentDraft, PartyEntry>({
    schema: partyEntrySchema,
    defaultValues: emptyAdjustment(today),
    defaultDraft,
    toInput: (draft) => adjustmentInput(draft, openOf(draft.direction), party.balance),
    fieldOf: (path, draft) => billField(path, draft.bills, openOf(draft.direction)),
    check: (draft) => {
      const problems: Record<string, string> = pastDayProblem(draft.date, today, locale);
      if (draft.kind === 'opening') return problems;
      const open = openOf(draft.direction);
      const rest = open.reduce((sum, { outstanding }) => sum + outstanding, 0);
      const isKnown = bills && !bills.isLoading && !bills.error;
      if (isKnown && (draft.amount ?? 0) > rest)
        problems.amount = rest === 0 ? messages.nothingOpen : messages.onlyOpen(formatMoney(rest));
      if (draft.note.trim() === '') problems.note = ruleMessage('required', locale);
      return {
        ...problems,
        ...(bills &&
          chosenProblems(draft.bills, open, {
            ...words,
            onlyOpen: (left) => words.onlyOpen(formatMoney(left)),
          })),
      };
    },
    labels: {
      kind: messages.kind,
      direction: messages.direction,
      amount: common.amount,
      'bills.order': words.settles,
      ...Object.fromEntries(
        (bills?.items ?? []).map(({ _id, number }) => [`bills.amounts.${_id}`, words.amountFor(number)]),
      ),
      date: common.date,
      dueDate: messages.dueDate,
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
  const [kind, direction, amount, date] = useWatch({
    control,
    name: ['kind', 'direction', 'amount', 'date'],
  });
  const effectOf = (entry: Parameters<typeof balanceChange>[0]) =>
    partyEffect(party, balanceChange(entry), common, formatMoney);
  return (
    <FormDialog
      flow={flow}
      title={messages.title}
      description={party.name}
      size="medium"
      effectsOf={(entry) => [effectOf(entry)]}
      confirmLabel={messages.confirm[kind]}
      isRestored={defaultDraft !== undefined}
      onCancel={onCancel}
    >
      <Field<BalanceAdjustmentDraft, 'kind'> name="kind">
        {(field) => (
          <SegmentedControl
            label={messages.kind}
            options={[
              { value: 'opening', label: messages.kinds.opening },
              { value: 'write-off', label: messages.kinds['write-off'] },
            ]}
            isFullWidth
            {...field}
          />
        )}
      </Field>
      <Field<BalanceAdjustmentDraft, 'direction'> name="direction">
        {({ onChange, ...field }) => (
          <SegmentedControl
            label={messages.direction}
            options={[
              { value: 'in', label: messages.directions.in(party.name) },
              { value: 'out', label: messages.directions.out(party.name) },
            ]}
            isFullWidth
            onChange={(next) => {
              onChange(next);
              setValue('bills', oldestFirst);
            }}
            {...field}
          />
        )}
      </Field>
      <Field<BalanceAdjustmentDraft, 'amount'> name="amount">
        {(field) => <MoneyField label={common.amount} isRequired autoFocus {...field} />}
      </Field>
      {kind === 'write-off' && bills ? (
        <BillAllocation
          bills={openOf(direction)}
          listing={bills}
          amount={amount}
          date={date}
          paidAhead={0}
          onTotal={(total) => setValue('amount', total, { shouldDirty: true })}
        />
      ) : null}
      <FormGrid>
        <Field<BalanceAdjustmentDraft, 'date'> name="date">
          {(field) => <DatePicker label={common.date} max={today} today={today} isRequired {...field} />}
        </Field>
        {kind === 'opening' ? (
          <Field<BalanceAdjustmentDraft, 'dueDate'> name="dueDate">
            {(field) => (
              <DatePicker label={messages.dueDate} min={date || undefined} today={today} {...field} />
            )}
          </Field>
        ) : null}
      </FormGrid>
      <Field<BalanceAdjustmentDraft, 'note'> name="note">
        {(field) => (
          <TextField
            label={kind === 'write-off' ? messages.why : common.noteOptional}
            isRequired={kind === 'write-off'}
            autoComplete="off"
            {...field}
          />
        )}
      </Field>
      {amount ? <Effects effects={[effectOf({ kind, direction, amount })]} /> : null}
    </FormDialog>
  );
});
