import { type FieldValues, FormDialog, type FormDialogProps } from '@handset/flows/form';
import { EditQuestion } from './EditQuestion.tsx';
import { useEditConflict } from './useEditConflict.ts';

interface EditDialogProps<Values extends FieldValues, Value> extends FormDialogProps<Values, Value> {
  /** The record as it is stored now, as the form holds it. */
  stored: Values;
  /** A field as people read it; blank where there is nothing. */
  shown: (field: keyof Values & string, values: Values) => string;
}

/** The form of a record that others may change meanwhile. Where both changed a field, it asks which value is to stand. */
export function EditDialog<Values extends FieldValues, Value>({
  stored,
  shown,
  ...dialog
}: EditDialogProps<Values, Value>) {
  const { flow, onCancel } = dialog;
  const edit = useEditConflict(flow, stored);
  if (edit.conflicting.length === 0 || flow.isSending) return <FormDialog {...dialog} />;
  return <EditQuestion flow={flow} edit={edit} shown={shown} onLeave={onCancel} />;
}
