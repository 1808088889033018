import {
  type CommitteeChange,
  type CommitteeDetail,
  committeeChangeSchema,
  ruleMessage,
  turnsRule,
} from '@handset/domain';
import { FormGrid, TextField, useWords } from '@handset/ui';
import { useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type { DraftProps, FlowDialogProps } from '../../form/embedding.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { Section } from '../../form/Section.tsx';
import { useFlowForm } from '../../form/useFlowForm.ts';
import { useMoneyWarning } from '../../form/useMoneyWarning.ts';
import { CommitteeColumns } from './CommitteeColumns.tsx';
import { turnsOf } from './committeeDraft.ts';
import { committeeMessages } from './committeeMessages.ts';
import { SchedulePreview } from './SchedulePreview.tsx';
import { TurnFields } from './TurnFields.tsx';
import { turnLabels } from './turnLabels.ts';

/** A committee that runs, as its form shows it; money in minor units. */
export type ChangedCommittee = Pick<
  CommitteeDetail,
  | 'name'
  | 'organiser'
  | 'amount'
  | 'members'
  | 'shares'
  | 'startDate'
  | 'frequency'
  | 'draw'
  | 'turns'
  | 'note'
  | 'version'
>;

/** Values of CommitteeForm for a running committee. */
export interface CommitteeChangeDraft {
  name: string;
  organiser: string;
  turns: (number | null)[];
  note: string;
}

/** Props of CommitteeForm for a committee that runs. */
export interface ChangeCommitteeFormProps
  extends FlowDialogProps<CommitteeChange>,
    DraftProps<CommitteeChangeDraft> {
  /** Whether a committee is joined, or one that runs is changed. */
  mode: 'change';
  /** The committee as it was looked at; money in minor units. */
  committee: ChangedCommittee;
}

/** Edits the names and turns of a running committee. The instalments stay as agreed. */
export function ChangeCommitteeForm(props: ChangeCommitteeFormProps) {
  const { committee, defaultDraft, onSubmit, onCancel } = props;
  const { shares, members } = committee;
  const messages = useWords(committeeMessages);
  const common = useWords(commonMessages);
  const { locale } = useFlows();
  useMoneyWarning('CommitteeForm', { 'committee.amount': committee.amount });
  const flow = useFlowForm<CommitteeChangeDraft, CommitteeChange>({
    schema: committeeChangeSchema,
    defaultValues: {
      name: committee.name,
      organiser: committee.organiser,
      turns: turnsOf(committee.turns, shares),
      note: committee.note ?? '',
    },
    defaultDraft,
    toInput: (draft) => ({ ...draft, version: committee.version }),
    fieldOf: (path) => (path === 'turns' ? 'turns.0' : path),
    check: ({ turns }) => {
      const broken = turnsRule(turns, { shares, members });
      return broken ? { 'turns.0': ruleMessage(broken, locale) } : {};
    },
    labels: {
      name: messages.name,
      organiser: messages.organiser,
      ...turnLabels(messages),
      note: common.noteOptional,
    },
    onSubmit: (value) => onSubmit(value),
    onChange: props.onChange,
    isUncertain: props.isUncertain,
    onError: props.onError,
  });
  const turns = useWatch({ control: flow.form.control, name: 'turns' });
  return (
    <FormDialog
      flow={flow}
      title={messages.title.change}
      description={committee.name}
      submitLabel={messages.update}
      size="large"
      isRestored={defaultDraft !== undefined}
      shouldAdvanceOnEnter
      onCancel={onCancel}
    >
      <CommitteeColumns
        schedule={
          <SchedulePreview
            committee={{
              amount: committee.amount,
              members,
              shares,
              startDate: committee.startDate,
              frequency: committee.frequency,
              turns,
            }}
          />
        }
      >
        <FormGrid>
          <Field<CommitteeChangeDraft, 'name'> name="name">
            {(field) => (
              <TextField label={messages.name} isRequired autoFocus autoComplete="off" {...field} />
            )}
          </Field>
          <Field<CommitteeChangeDraft, 'organiser'> name="organiser">
            {(field) => <TextField label={messages.organiser} isRequired autoComplete="off" {...field} />}
          </Field>
        </FormGrid>
        <Section title={messages.turnsTitle} hint={messages.turnsHint}>
          <TurnFields shares={shares} draw={committee.draw} />
        </Section>
        <Field<CommitteeChangeDraft, 'note'> name="note">
          {(field) => <TextField label={common.noteOptional} autoComplete="off" {...field} />}
        </Field>
      </CommitteeColumns>
    </FormDialog>
  );
}
