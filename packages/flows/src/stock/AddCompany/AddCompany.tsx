import { type NewCompany, newCompanySchema } from '@handset/domain';
import { TextField, useWords } from '@handset/ui';
import type { DraftProps, FlowDialogProps } from '../../form/embedding.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { useFlowForm } from '../../form/useFlowForm.ts';
import { whileOpen } from '../../form/whileOpen.tsx';
import { addCompanyMessages } from './addCompanyMessages.ts';

/** Props of AddCompany. */
export interface AddCompanyProps extends FlowDialogProps<NewCompany>, DraftProps<NewCompany> {}

/** A maker of phones, by name. */
export const AddCompany = whileOpen(function AddCompany(props: AddCompanyProps) {
  const { defaultDraft, onSubmit, onCancel } = props;
  const messages = useWords(addCompanyMessages);
  const flow = useFlowForm<NewCompany, NewCompany>({
    schema: newCompanySchema,
    defaultValues: { name: '' },
    defaultDraft,
    labels: { name: messages.name },
    onSubmit: (value) => onSubmit(value),
    onChange: props.onChange,
    isUncertain: props.isUncertain,
    onError: props.onError,
  });
  return (
    <FormDialog
      flow={flow}
      title={messages.title}
      isRestored={defaultDraft !== undefined}
      onCancel={onCancel}
    >
      <Field<NewCompany, 'name'> name="name">
        {(field) => <TextField label={messages.name} isRequired autoFocus autoComplete="off" {...field} />}
      </Field>
    </FormDialog>
  );
});
