import type { Submission } from '@handset/api-client';
import { purchaseVoidSchema } from '@handset/domain';
import { Field } from '@handset/flows/form';
import { type Effect, Effects, TextField } from '@handset/ui';
import { DraftedDialog } from './DraftedDialog.tsx';

interface ReasonDialogProps {
  /** Key of the draft: the action and the id of its record. */
  form: string;
  /** Texts of the dialog. */
  words: { title: string; text: string; confirm: string; reason: string; done: string };
  /** Effects that are listed for confirmation. */
  effects?: readonly Effect[];
  /** Does it, for a reason that is not empty. */
  onConfirm: (reason: string, submission: Submission) => Promise<unknown>;
  onClose: () => void;
}

const schema = purchaseVoidSchema.pick({ reason: true });

interface Reason {
  reason: string;
}

/** Asks for a reason before something is taken back. */
export function ReasonDialog({ form, words, effects = [], onConfirm, onClose }: ReasonDialogProps) {
  return (
    <DraftedDialog<Reason, Reason>
      form={form}
      title={words.title}
      description={words.text}
      submitLabel={words.confirm}
      isCritical
      schema={schema}
      defaultValues={{ reason: '' }}
      labels={{ reason: words.reason }}
      send={({ reason }, submission) => onConfirm(reason, submission)}
      success={words.done}
      onClose={onClose}
    >
      {effects.length > 0 ? <Effects effects={effects} label={words.title} /> : null}
      <Field<Reason, 'reason'> name="reason">
        {(field) => <TextField label={words.reason} isRequired autoFocus autoComplete="off" {...field} />}
      </Field>
    </DraftedDialog>
  );
}
