import {
  addDays,
  type Day,
  type DueDateChange as DueDateChangeValue,
  dueDateChangeSchema,
  type MinorUnits,
  ruleMessage,
} from '@handset/domain';
import { Button, DatePicker, DescriptionList, Inline, Stack, TextField, useWords } from '@handset/ui';
import { useFlows } from '../../base/useFlows.ts';
import type { DraftProps, FlowDialogProps } from '../../form/embedding.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { useDayText } from '../../form/useDayText.ts';
import { useFlowForm } from '../../form/useFlowForm.ts';
import { whileOpen } from '../../form/whileOpen.tsx';
import { dueDateMessages } from './dueDateMessages.ts';

/** Values of DueDateChange. */
export interface DueDateDraft {
  /** `YYYY-MM-DD`, or empty. */
  dueDate: Day | '';
  reason: string;
}

/** Props of DueDateChange. */
export interface DueDateChangeProps extends FlowDialogProps<DueDateChangeValue>, DraftProps<DueDateDraft> {
  /** The bill, as it was looked at. */
  bill: {
    /** As the document is called. */
    number: string;
    /** Name of the bill's party. */
    partyName: string;
    /** The day of the document: it cannot be due before. */
    date: Day;
    dueDate: Day;
    /** Amount still to be paid, in minor units. */
    outstanding: MinorUnits;
    /** The version being edited. Outdated versions are refused. */
    version: number;
  };
}

const LATER = [7, 15, 30] as const;

/** Another day to pay a bill by, and why. */
export const DueDateChange = whileOpen(function DueDateChange(props: DueDateChangeProps) {
  const { bill, defaultDraft, onSubmit, onCancel } = props;
  const messages = useWords(dueDateMessages);
  const { today, locale, formatMoney } = useFlows();
  const dayText = useDayText();
  const flow = useFlowForm<DueDateDraft, DueDateChangeValue>({
    schema: dueDateChangeSchema,
    defaultValues: { dueDate: bill.dueDate, reason: '' },
    defaultDraft,
    toInput: (draft) => ({ ...draft, version: bill.version }),
    check: ({ dueDate }) => {
      if (dueDate === bill.dueDate) return { dueDate: messages.another };
      return dueDate && dueDate < bill.date ? { dueDate: ruleMessage('date.past', locale) } : {};
    },
    labels: { dueDate: messages.dueDate, reason: messages.reason },
    onSubmit: (value) => onSubmit(value),
    onChange: props.onChange,
    isUncertain: props.isUncertain,
    onError: props.onError,
  });
  // A late bill is postponed from today, since a past due date makes no sense.
  const isLate = bill.dueDate < today;
  const from = isLate ? today : bill.dueDate;
  return (
    <FormDialog
      flow={flow}
      title={messages.title}
      description={bill.partyName}
      isRestored={defaultDraft !== undefined}
      shouldAdvanceOnEnter
      onCancel={onCancel}
    >
      <DescriptionList
        items={[
          {
            term: `${bill.number} · ${messages.current(dayText(bill.dueDate))}`,
            description: formatMoney(bill.outstanding),
            isNumeric: true,
          },
        ]}
      />
      <Stack gap={2}>
        <Field<DueDateDraft, 'dueDate'> name="dueDate">
          {(field) => (
            <DatePicker
              label={messages.dueDate}
              min={bill.date}
              today={today}
              isRequired
              autoFocus
              {...field}
            />
          )}
        </Field>
        <Inline gap={2} isWrapping>
          {LATER.map((days) => (
            <Button
              key={days}
              size="small"
              isDisabled={flow.isSending || flow.isUncertain}
              onPress={() =>
                flow.form.setValue('dueDate', addDays(from, days), {
                  shouldDirty: true,
                  shouldValidate: true,
                })
              }
            >
              {messages.later[days]}
            </Button>
          ))}
        </Inline>
      </Stack>
      <Field<DueDateDraft, 'reason'> name="reason">
        {(field) => <TextField label={messages.reason} isRequired autoComplete="off" {...field} />}
      </Field>
    </FormDialog>
  );
});
