import type { Submission } from '@handset/api-client';
import { type FieldValues, FormDialog, type FormDialogProps } from '@handset/flows/form';
import { type DraftedForm, useDraftedForm } from '../dialogs/useDraftedForm.ts';
import { EditQuestion } from './EditQuestion.tsx';
import { type EditDraft, type EditRules, useEditForm } from './useEditForm.ts';

interface EditProps<Values extends FieldValues, Value>
  extends EditRules<Values, Value>,
    Pick<FormDialogProps<Values, Value>, 'title' | 'description' | 'children'> {
  /** The record as it is stored now, as the form holds it. */
  stored: Values;
  /** A field as people read it; blank where there is nothing. */
  shown: (field: keyof Values & string, values: Values) => string;
}

interface EditDialogProps<Values extends FieldValues, Value> extends EditProps<Values, Value> {
  /** Key of the draft: the kind of record and its id. */
  form: string;
  /** Sends a valid change; the submission is the same after a reload. */
  send: (change: Value, submission: Submission) => Promise<unknown>;
  /** Toast after success. */
  success: string;
  /** Called when the dialog is left, done or not. */
  onClose: () => void;
}

/**
 * The form of a record that others may change meanwhile, kept until it is saved or left. Where both changed a field, it asks which value is
 * to stand.
 */
export function EditDialog<Values extends FieldValues, Value>({
  form,
  send,
  success,
  onClose,
  ...edit
}: EditDialogProps<Values, Value>) {
  const drafted = useDraftedForm<EditDraft<Values>, Value>({ form, send, success, onClose });
  return drafted && <Edit key={drafted.key} {...edit} draft={drafted.props} />;
}

function Edit<Values extends FieldValues, Value>({
  stored,
  shown,
  schema,
  toInput,
  labels,
  fieldOf,
  draft,
  ...dialog
}: EditProps<Values, Value> & { draft: DraftedForm<EditDraft<Values>, Value> }) {
  const { flow, edit, isRestored } = useEditForm(draft, stored, { schema, toInput, labels, fieldOf });
  if (edit.conflicting.length > 0 && !flow.isSending)
    return <EditQuestion flow={flow} edit={edit} shown={shown} onLeave={draft.onCancel} />;
  return <FormDialog flow={flow} isRestored={isRestored} onCancel={draft.onCancel} {...dialog} />;
}
