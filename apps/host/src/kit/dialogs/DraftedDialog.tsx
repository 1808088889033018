import type { Submission } from '@handset/api-client';
import {
  type FieldValues,
  type FlowForm,
  type FlowFormOptions,
  FormDialog,
  type FormDialogProps,
  useFlowForm,
} from '@handset/flows/form';
import type { ReactNode } from 'react';
import { type DraftedForm, useDraftedForm } from './useDraftedForm.ts';

/** A valid value, and the form's values that it was made from: files are among them. */
interface Sent<Values, Value> {
  value: Value;
  values: Values;
}

interface FormProps<Values extends FieldValues, Value>
  extends Pick<
      FlowFormOptions<Values, Value>,
      'schema' | 'defaultValues' | 'toInput' | 'labels' | 'dateField'
    >,
    Omit<FormDialogProps<Values, Value>, 'flow' | 'isRestored' | 'onCancel' | 'submitLabel' | 'children'> {
  /** Label of the submit button. It may depend on what is typed. @default 'Save' */
  submitLabel?: string | ((values: Values) => string);
  /** The fields. */
  children: ReactNode | ((flow: FlowForm<Values, Value>) => ReactNode);
}

interface DraftedDialogProps<Values extends FieldValues, Value> extends FormProps<Values, Value> {
  /** Key of the draft: the form and, where there are several, its subject. */
  form: string;
  /** Sends a valid value; the submission is the same after a reload. */
  send: (value: Value, submission: Submission, values: Values) => Promise<unknown>;
  /** Toast after success. It may depend on what was sent. */
  success: string | ((value: Value) => string);
  /** Called when the dialog is left, done or not. */
  onClose: () => void;
}

/** A form in a dialog, kept until it is saved or left. */
export function DraftedDialog<Values extends FieldValues, Value>({
  form,
  send,
  success,
  onClose,
  ...dialog
}: DraftedDialogProps<Values, Value>) {
  const drafted = useDraftedForm<Values, Sent<Values, Value>>({
    form,
    send: ({ value, values }, submission) => send(value, submission, values),
    success: typeof success === 'string' ? success : (_outcome, { value }) => success(value),
    onClose,
  });
  return drafted && <DialogForm key={drafted.key} {...dialog} draft={drafted.props} />;
}

function DialogForm<Values extends FieldValues, Value>({
  schema,
  defaultValues,
  toInput,
  labels,
  dateField,
  draft: { defaultDraft, onSubmit, onCancel, ...draft },
  submitLabel,
  children,
  ...dialog
}: FormProps<Values, Value> & { draft: DraftedForm<Values, Sent<Values, Value>> }) {
  const flow = useFlowForm<Values, Value>({
    schema,
    defaultValues,
    defaultDraft,
    toInput,
    labels,
    dateField,
    ...draft,
    onSubmit: (value, values) => onSubmit({ value, values }),
  });
  return (
    <FormDialog
      flow={flow}
      submitLabel={typeof submitLabel === 'function' ? submitLabel(flow.form.watch()) : submitLabel}
      isRestored={defaultDraft !== undefined}
      onCancel={onCancel}
      {...dialog}
    >
      {typeof children === 'function' ? children(flow) : children}
    </FormDialog>
  );
}
