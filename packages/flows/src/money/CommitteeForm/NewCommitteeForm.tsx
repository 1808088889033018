import {
  COMMITTEE_DRAWS,
  COMMITTEE_FREQUENCIES,
  type NewCommittee,
  newCommitteeSchema,
  ruleMessage,
  turnsRule,
} from '@handset/domain';
import {
  DatePicker,
  FormGrid,
  MoneyField,
  NumberField,
  SegmentedControl,
  TextField,
  useWords,
} from '@handset/ui';
import { useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type { DraftProps, FlowDialogProps } from '../../form/embedding.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { useFlowForm } from '../../form/useFlowForm.ts';
import { CommitteeColumns } from './CommitteeColumns.tsx';
import {
  type CommitteeDraft,
  committeeInput,
  emptyCommittee,
  scheduledOf,
  turnsOf,
} from './committeeDraft.ts';
import { committeeMessages } from './committeeMessages.ts';
import { SchedulePreview } from './SchedulePreview.tsx';
import { TurnFields } from './TurnFields.tsx';
import { turnLabels } from './turnLabels.ts';

/** Props of CommitteeForm for a committee that is joined. */
export interface NewCommitteeFormProps extends FlowDialogProps<NewCommittee>, DraftProps<CommitteeDraft> {
  /** Whether a committee is joined, or one that runs is changed. @default 'new' */
  mode?: 'new' | undefined;
}

/** A committee that is joined: nothing is paid until its first instalment. */
export function NewCommitteeForm(props: NewCommitteeFormProps) {
  const { defaultDraft, onSubmit, onCancel } = props;
  const messages = useWords(committeeMessages);
  const common = useWords(commonMessages);
  const { today, locale } = useFlows();
  const flow = useFlowForm<CommitteeDraft, NewCommittee>({
    schema: newCommitteeSchema,
    defaultValues: emptyCommittee(today),
    defaultDraft,
    toInput: committeeInput,
    fieldOf: (path) => (path === 'turns' ? 'turns.0' : path),
    check: ({ turns, shares, members }) => {
      if (!shares || !members) return {};
      const broken = turnsRule(turnsOf(turns, shares), { shares, members });
      return broken ? { 'turns.0': ruleMessage(broken, locale) } : {};
    },
    labels: {
      name: messages.name,
      organiser: messages.organiser,
      amount: messages.amount,
      members: messages.members,
      shares: messages.shares,
      startDate: messages.startDate,
      frequency: messages.frequency,
      draw: messages.draw,
      ...turnLabels(messages),
      note: common.noteOptional,
    },
    onSubmit: (value) => onSubmit(value),
    onChange: props.onChange,
    isUncertain: props.isUncertain,
    dateField: 'startDate',
    keptOn: props.keptOn,
    onError: props.onError,
  });
  const draft = useWatch({ control: flow.form.control }) as CommitteeDraft;
  const scheduled = scheduledOf(draft);
  return (
    <FormDialog
      flow={flow}
      title={messages.title.new}
      size="large"
      isRestored={defaultDraft !== undefined}
      shouldAdvanceOnEnter
      onCancel={onCancel}
    >
      <CommitteeColumns schedule={<SchedulePreview committee={scheduled} />}>
        <FormGrid>
          <Field<CommitteeDraft, 'name'> name="name">
            {(field) => (
              <TextField label={messages.name} isRequired autoFocus autoComplete="off" {...field} />
            )}
          </Field>
          <Field<CommitteeDraft, 'organiser'> name="organiser">
            {(field) => <TextField label={messages.organiser} isRequired autoComplete="off" {...field} />}
          </Field>
        </FormGrid>
        <FormGrid columns={3}>
          <Field<CommitteeDraft, 'amount'> name="amount">
            {(field) => <MoneyField label={messages.amount} isRequired {...field} />}
          </Field>
          <Field<CommitteeDraft, 'members'> name="members">
            {(field) => <NumberField label={messages.members} isRequired {...field} />}
          </Field>
          <Field<CommitteeDraft, 'shares'> name="shares">
            {(field) => <NumberField label={messages.shares} isRequired {...field} />}
          </Field>
        </FormGrid>
        <FormGrid>
          <Field<CommitteeDraft, 'startDate'> name="startDate">
            {(field) => <DatePicker label={messages.startDate} today={today} isRequired {...field} />}
          </Field>
          <Field<CommitteeDraft, 'frequency'> name="frequency">
            {(field) => (
              <SegmentedControl
                label={messages.frequency}
                options={COMMITTEE_FREQUENCIES.map((value) => ({
                  value,
                  label: messages.frequencies[value],
                }))}
                isFullWidth
                {...field}
              />
            )}
          </Field>
        </FormGrid>
        <Field<CommitteeDraft, 'draw'> name="draw">
          {(field) => (
            <SegmentedControl
              label={messages.draw}
              options={COMMITTEE_DRAWS.map((value) => ({ value, label: messages.draws[value] }))}
              isFullWidth
              {...field}
            />
          )}
        </Field>
        <TurnFields shares={draft.shares} draw={draft.draw} />
        <Field<CommitteeDraft, 'note'> name="note">
          {(field) => <TextField label={common.noteOptional} autoComplete="off" {...field} />}
        </Field>
      </CommitteeColumns>
    </FormDialog>
  );
}
