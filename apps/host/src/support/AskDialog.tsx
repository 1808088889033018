import { useAskSupport } from '@handset/api-client/swr';
import { type NewTicket, newTicketSchema } from '@handset/domain';
import { ImagePicker, TextArea, TextField } from '@handset/ui';
import { useState } from 'react';
import { type DraftedForm, useDraftedForm } from '../dialogs/useDraftedForm.ts';
import { FormModal } from '../forms/FormModal.tsx';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { useWords } from '../messages/useWords.ts';
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

function AskForm({ defaultDraft, onChange, onSubmit, onCancel }: DraftedForm<AskDraft, AskSubmission>) {
  const words = useWords(supportWords);
  const [values, setValues] = useState(defaultDraft ?? empty);
  const form = useSchemaForm({
    schema: newTicketSchema,
    values,
    onChange: (patch) => {
      const next = { ...values, ...patch };
      setValues(next);
      onChange(next);
    },
    toInput: ({ topic, message }) => ({ topic, message, appVersion }),
    labels: words,
    onSubmit: (ticket) => onSubmit({ ticket, screenshot: values.screenshot }),
  });
  return (
    <FormModal
      title={words.ask}
      description={words.askText}
      size="medium"
      form={form}
      isDirty={values !== empty}
      submitLabel={words.send}
      onClose={onCancel}
    >
      <TextField {...form.field('topic')} maxLength={120} isRequired autoFocus autoComplete="off" />
      <TextArea
        {...form.field('message')}
        rows={5}
        maxLength={4000}
        description={words.messageHint}
        isRequired
      />
      <ImagePicker {...form.field('screenshot')} maxCount={1} />
    </FormModal>
  );
}
