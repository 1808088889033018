import { type MinorUnits, type NewAccessory, newAccessorySchema } from '@handset/domain';
import { FormGrid, MoneyField, NumberField, TextField, useWords } from '@handset/ui';
import type { DraftProps, FlowDialogProps } from '../../form/embedding.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { useFlowForm } from '../../form/useFlowForm.ts';
import { whileOpen } from '../../form/whileOpen.tsx';
import { addAccessoryMessages } from './addAccessoryMessages.ts';

/** Values of AddAccessory. */
export interface AddAccessoryDraft {
  accessoryName: string;
  /** Minor units, or null. */
  salePrice: MinorUnits | null;
  category: string;
  lowLevel: number | null;
}

/** Props of AddAccessory. */
export interface AddAccessoryProps extends FlowDialogProps<NewAccessory>, DraftProps<AddAccessoryDraft> {}

/** A kind of accessory, with none in stock yet. */
export const AddAccessory = whileOpen(function AddAccessory(props: AddAccessoryProps) {
  const { defaultDraft, onSubmit, onCancel } = props;
  const messages = useWords(addAccessoryMessages);
  const flow = useFlowForm<AddAccessoryDraft, NewAccessory>({
    schema: newAccessorySchema,
    defaultValues: { accessoryName: '', salePrice: null, category: '', lowLevel: null },
    defaultDraft,
    labels: {
      accessoryName: messages.name,
      salePrice: messages.salePrice,
      category: messages.category,
      lowLevel: messages.lowLevel,
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
      isRestored={defaultDraft !== undefined}
      shouldAdvanceOnEnter
      onCancel={onCancel}
    >
      <Field<AddAccessoryDraft, 'accessoryName'> name="accessoryName">
        {(field) => <TextField label={messages.name} isRequired autoFocus autoComplete="off" {...field} />}
      </Field>
      <FormGrid>
        <Field<AddAccessoryDraft, 'salePrice'> name="salePrice">
          {(field) => <MoneyField label={messages.salePrice} placeholder="" {...field} />}
        </Field>
        <Field<AddAccessoryDraft, 'category'> name="category">
          {(field) => <TextField label={messages.category} autoComplete="off" {...field} />}
        </Field>
      </FormGrid>
      <Field<AddAccessoryDraft, 'lowLevel'> name="lowLevel">
        {(field) => (
          <NumberField
            label={messages.lowLevel}
            description={messages.lowLevelHint}
            minValue={0}
            {...field}
          />
        )}
      </Field>
    </FormDialog>
  );
});
