import { useAskSupport } from '@handset/api-client/swr';
import { type NewTicket, newTicketSchema } from '@handset/domain';
import { Field } from '@handset/flows/form';
import { ImagePicker, TextArea, TextField, useWords } from '@handset/ui';
import { DraftedDialog } from '../../../kit/dialogs/DraftedDialog.tsx';
import { appVersion } from './appVersion.ts';
import { supportWords } from './supportWords.ts';

interface AskDraft {
  topic: string;
  message: string;
  screenshot: File[];
}

/** A new question to those who run the service. */
export function AskDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(supportWords);
  const { write } = useAskSupport();
  return (
    <DraftedDialog<AskDraft, NewTicket>
      form="support"
      title={words.ask}
      description={words.askText}
      size="medium"
      submitLabel={words.send}
      schema={newTicketSchema}
      defaultValues={{ topic: '', message: '', screenshot: [] }}
      toInput={({ topic, message }) => ({ topic, message, appVersion })}
      labels={{ topic: words.topic, message: words.message, screenshot: words.screenshot }}
      send={(ticket, submission, { screenshot }) => write({ ticket, files: { screenshot } }, submission)}
      success={words.sent}
      onClose={onClose}
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
    </DraftedDialog>
  );
}
