import { useAskSupport } from '@handset/api-client/swr';
import { type NewTicket, newTicketSchema } from '@handset/domain';
import { Field, FormDialog, useFlowForm } from '@handset/flows/form';
import { ImagePicker, TextArea, TextField, useWords } from '@handset/ui';
import { type DraftedForm, useDraftedForm } from '../../../kit/dialogs/useDraftedForm.ts';
import { appVersion } from './appVersion.ts';
import { supportWords } from './supportWords.ts';

interface AskDraft {
  topic: string;
  message: string;
  screenshot: File[];
}
interface AskSubmission {
  ticket: NewTicket;
  screenshot: File[];
}

const empty: AskDraft = { topic: '', message: '', screenshot: [] };

/** A new question to those who run the service. */
export function AskDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(supportWords);
  const { write } = useAskSupport();
  const form = useDraftedForm<AskDraft, AskSubmission>({
    form: 'support',
    send: ({ ticket, screenshot }, submission) => write({ ticket, files: { screenshot } }, submission),
    success: words.sent,
    onClose,
  });
  return form ? <AskForm key={form.key} {...form.props} /> : null;
}

function AskForm({
  defaultDraft,
  isUncertain,
  onChange,
  onSubmit,
  onCancel,
}: DraftedForm<AskDraft, AskSubmission>) {
  const words = useWords(supportWords);
  const flow = useFlowForm<AskDraft, NewTicket>({
    schema: newTicketSchema,
    defaultValues: { ...empty, ...defaultDraft },
    toInput: ({ topic, message }) => ({ topic, message, appVersion }),
    labels: { topic: words.topic, message: words.message, screenshot: words.screenshot },
    onSubmit: (ticket, { screenshot }) => onSubmit({ ticket, screenshot }),
    onChange,
    isUncertain,
  });
  return (
    <FormDialog
      flow={flow}
      title={words.ask}
      description={words.askText}
      size="medium"
      submitLabel={words.send}
      isRestored={defaultDraft !== undefined}
      onCancel={onCancel}
    >
      <Field<AskDraft, 'topic'> name="topic">
        {(field) => (
          <TextField label={words.topic} maxLength={120} isRequired autoFocus autoComplete="off" {...field} />
        )}
      </Field>
      <Field<AskDraft, 'message'> name="message">
        {(field) => (
          <TextArea
            label={words.message}
            description={words.messageHint}
            rows={5}
            maxLength={4000}
            isRequired
            {...field}
          />
        )}
      </Field>
      <Field<AskDraft, 'screenshot'> name="screenshot">
        {(field) => <ImagePicker label={words.screenshot} maxCount={1} {...field} />}
      </Field>
    </FormDialog>
  );
}
