import type { Submission } from '@handset/api-client';
import type { TicketReply } from '@handset/domain';
import { Button, Form, FormActions, ImagePicker, Stack, TextArea } from '@handset/ui';
import { useState } from 'react';
import { type DraftedForm, useDraftedForm } from '../dialogs/useDraftedForm.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { useWords } from '../messages/useWords.ts';
import { supportWords } from './supportWords.ts';

interface ReplyDraft {
  message: string;
  screenshot: File[];
}
interface ReplySubmission {
  reply: TicketReply;
  screenshot: File[];
}
interface ReplyFormProps {
  ticketId: string;
  hasScreenshot: boolean;
  send: (reply: ReplySubmission, submission: Submission) => Promise<unknown>;
}

const loadSchema = async () => (await import('./ticketReplySchema.ts')).ticketReplySchema;
const empty: ReplyDraft = { message: '', screenshot: [] };

/** Goes on with a question; after each reply it begins anew. */
export function ReplyForm(props: ReplyFormProps) {
  const [sent, setSent] = useState(0);
  return <OneReply key={sent} {...props} onDone={() => setSent(sent + 1)} />;
}

function OneReply({ ticketId, send, hasScreenshot, onDone }: ReplyFormProps & { onDone: () => void }) {
  const words = useWords(supportWords);
  const form = useDraftedForm<ReplyDraft, ReplySubmission>({
    form: `support-${ticketId}`,
    send,
    success: words.replied,
    onClose: onDone,
  });
  return form ? <Reply key={form.key} {...form.props} hasScreenshot={hasScreenshot} /> : null;
}

interface ReplyProps extends DraftedForm<ReplyDraft, ReplySubmission> {
  hasScreenshot: boolean;
}

function Reply({ defaultDraft, onChange, onSubmit, hasScreenshot }: ReplyProps) {
  const words = useWords(supportWords);
  const [values, setValues] = useState(defaultDraft ?? empty);
  const form = useSchemaForm({
    schema: loadSchema,
    values,
    onChange: (patch) => {
      const next = { ...values, ...patch };
      setValues(next);
      onChange(next);
    },
    toInput: ({ message }) => ({ message }),
    labels: words,
    onSubmit: (reply) => onSubmit({ reply, screenshot: values.screenshot }),
  });
  return (
    <Form label={words.reply} {...form.formProps}>
      <Stack gap={3}>
        <TextArea {...form.field('message')} rows={3} maxLength={4000} isRequired />
        {hasScreenshot ? <ImagePicker {...form.field('screenshot')} maxCount={1} /> : null}
        <FormActions>
          <Button type="submit" variant="primary" isPending={form.isSending}>
            {words.reply}
          </Button>
        </FormActions>
      </Stack>
    </Form>
  );
}
