import { type NewParty, newPartySchema, numberKnown, ruleMessage } from '@handset/domain';
import { TextField, useWords } from '@handset/ui';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type { DraftProps, FlowDialogProps, Listing, Party } from '../../form/embedding.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { useFlowForm } from '../../form/useFlowForm.ts';
import { whileOpen } from '../../form/whileOpen.tsx';
import { createEntityMessages } from './createEntityMessages.ts';

/** Props of CreateEntity. */
export interface CreateEntityProps extends FlowDialogProps<NewParty>, DraftProps<NewParty> {
  /** Known parties. The form asks before it adds a second party with the same number. @default no check */
  parties?: Listing<Party> | undefined;
}

/** A party: name, number and reference, all required. */
export const CreateEntity = whileOpen(function CreateEntity(props: CreateEntityProps) {
  const { defaultDraft, onSubmit, onCancel } = props;
  const messages = useWords(createEntityMessages);
  const common = useWords(commonMessages);
  const { locale } = useFlows();
  const flow = useFlowForm<NewParty, NewParty>({
    schema: newPartySchema,
    defaultValues: { name: '', number: '', reference: '' },
    defaultDraft,
    labels: { name: common.name, number: common.number, reference: common.reference },
    onSubmit: (value) => onSubmit(value),
    onChange: props.onChange,
    isUncertain: props.isUncertain,
    onError: props.onError,
  });
  const isIncomplete = flow.errors.some(({ message }) => message === ruleMessage('required', locale));
  return (
    <FormDialog
      flow={flow}
      title={messages.title}
      submitLabel={messages.create}
      alert={isIncomplete ? common.fillAll : undefined}
      warningsOf={(party) => numberKnown(props.parties?.items ?? [], party)}
      isRestored={defaultDraft !== undefined}
      shouldAdvanceOnEnter
      onCancel={onCancel}
    >
      <Field<NewParty, 'name'> name="name">
        {(field) => <TextField label={common.name} isRequired autoFocus autoComplete="off" {...field} />}
      </Field>
      <Field<NewParty, 'number'> name="number">
        {(field) => (
          <TextField
            label={common.number}
            type="tel"
            isNumeric
            isRequired
            autoComplete="off"
            placeholder="0300 1234567"
            {...field}
          />
        )}
      </Field>
      <Field<NewParty, 'reference'> name="reference">
        {(field) => <TextField label={common.reference} isRequired autoComplete="off" {...field} />}
      </Field>
    </FormDialog>
  );
});
