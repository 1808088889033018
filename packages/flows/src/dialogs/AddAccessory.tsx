import { type MinorUnits, type NewAccessory, newAccessorySchema } from '@handset/domain';
import { MoneyField, TextField } from '@handset/ui';
import type { FlowDialogProps } from '../embedding/embedding.ts';
import { Field } from '../form/Field.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { useFlowForm } from '../form/useFlowForm.ts';
import { whileOpen } from '../form/whileOpen.tsx';
import { useMessages } from '../messages/useMessages.ts';
import { dialogMessages } from './dialogMessages.ts';

/** Props of AddAccessory. */
export type AddAccessoryProps = FlowDialogProps<NewAccessory>;

interface Values {
  accessoryName: string;
  salePrice: MinorUnits | null;
}

/** A kind of accessory, with none in stock yet. */
export const AddAccessory = whileOpen(function AddAccessory({ onSubmit, onCancel }: AddAccessoryProps) {
  const messages = useMessages(dialogMessages);
  const flow = useFlowForm<Values, NewAccessory>({
    schema: newAccessorySchema,
    defaultValues: { accessoryName: '', salePrice: null },
    labels: { accessoryName: messages.accessoryName, salePrice: messages.salePrice },
    onSubmit: (value) => onSubmit(value),
  });
  return (
    <FormDialog flow={flow} title={messages.addAccessory} onCancel={onCancel}>
      <Field<Values, 'accessoryName'> name="accessoryName">
        {(field) => (
          <TextField label={messages.accessoryName} isRequired autoFocus autoComplete="off" {...field} />
        )}
      </Field>
      <Field<Values, 'salePrice'> name="salePrice">
        {(field) => <MoneyField label={messages.salePrice} {...field} />}
      </Field>
    </FormDialog>
  );
});
