import { type NewCompany, newCompanySchema } from '@handset/domain';
import { TextField } from '@handset/ui';
import type { FlowDialogProps } from '../embedding/embedding.ts';
import { Field } from '../form/Field.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { useFlowForm } from '../form/useFlowForm.ts';
import { whileOpen } from '../form/whileOpen.tsx';
import { useMessages } from '../messages/useMessages.ts';
import { dialogMessages } from './dialogMessages.ts';

/** Props of AddCompany. */
export type AddCompanyProps = FlowDialogProps<NewCompany>;

/** A maker of phones, by name. */
export const AddCompany = whileOpen(function AddCompany({ onSubmit, onCancel }: AddCompanyProps) {
  const messages = useMessages(dialogMessages);
  const flow = useFlowForm<NewCompany, NewCompany>({
    schema: newCompanySchema,
    defaultValues: { name: '' },
    labels: { name: messages.companyName },
    onSubmit: (value) => onSubmit(value),
  });
  return (
    <FormDialog flow={flow} title={messages.addCompany} onCancel={onCancel}>
      <Field<NewCompany, 'name'> name="name">
        {(field) => (
          <TextField label={messages.companyName} isRequired autoFocus autoComplete="off" {...field} />
        )}
      </Field>
    </FormDialog>
  );
});
