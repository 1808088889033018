import { numberKnown, type PersonChange, personChangeSchema } from '@handset/domain';
import { PatternField, TextField, useWords } from '@handset/ui';
import { commonMessages } from '../../form/commonMessages.ts';
import type { DraftProps, FlowDialogProps, Listing, Party } from '../../form/embedding.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { useFlowForm } from '../../form/useFlowForm.ts';
import { whileOpen } from '../../form/whileOpen.tsx';
import { editEntityMessages } from './editEntityMessages.ts';
import {
  changeOf,
  type EditEntityDraft,
  type EditedParty,
  entityDraftOf,
  isCnicShown,
} from './editedParty.ts';

/** Props of EditEntity. */
export interface EditEntityProps extends FlowDialogProps<PersonChange>, DraftProps<EditEntityDraft> {
  /** The party as it was looked at. */
  party: EditedParty;
  /** The shop's parties. The form asks before it saves a number that another party has. @default no check */
  parties?: Listing<Party> | undefined;
}

/** The name, number, reference and CNIC of a party; hands over what changed. */
export const EditEntity = whileOpen(function EditEntity(props: EditEntityProps) {
  const { party, defaultDraft, onSubmit, onCancel } = props;
  const messages = useWords(editEntityMessages);
  const common = useWords(commonMessages);
  const flow = useFlowForm<EditEntityDraft, PersonChange>({
    schema: personChangeSchema,
    defaultValues: entityDraftOf(party),
    defaultDraft,
    toInput: (draft) => changeOf(draft, party),
    check: (draft) =>
      Object.keys(changeOf(draft, party)).length === 1 ? { name: messages.nothingChanged } : {},
    labels: {
      name: common.name,
      number: common.number,
      reference: common.reference,
      cnic: messages.cnic,
    },
    onSubmit: (value) => onSubmit(value),
    onChange: props.onChange,
    isUncertain: props.isUncertain,
    onError: props.onError,
  });
  return (
    <FormDialog
      flow={flow}
      title={messages.title}
      description={party.name}
      submitLabel={messages.update}
      warningsOf={({ number }) =>
        number === undefined ? [] : numberKnown(props.parties?.items ?? [], { name: party.name, number })
      }
      isRestored={defaultDraft !== undefined}
      shouldAdvanceOnEnter
      onCancel={onCancel}
    >
      <Field<EditEntityDraft, 'name'> name="name">
        {(field) => <TextField label={common.name} isRequired autoFocus autoComplete="off" {...field} />}
      </Field>
      <Field<EditEntityDraft, 'number'> name="number">
        {(field) => (
          <TextField label={common.number} type="tel" isNumeric isRequired autoComplete="off" {...field} />
        )}
      </Field>
      <Field<EditEntityDraft, 'reference'> name="reference">
        {(field) => <TextField label={common.reference} isRequired autoComplete="off" {...field} />}
      </Field>
      {isCnicShown(party) ? (
        <Field<EditEntityDraft, 'cnic'> name="cnic">
          {(field) => <PatternField label={messages.cnic} pattern="00000-0000000-0" {...field} />}
        </Field>
      ) : null}
    </FormDialog>
  );
});
