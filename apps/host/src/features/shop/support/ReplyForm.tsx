import type { Submission } from '@handset/api-client';
import { type TicketReply, ticketReplySchema } from '@handset/domain';
import { Field, PageForm, useFlowForm } from '@handset/flows/form';
import { Button, FormActions, ImagePicker, Stack, TextArea, useWords } from '@handset/ui';
import { useState } from 'react';
import { type DraftedForm, useDraftedForm } from '../../../kit/dialogs/useDraftedForm.ts';
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

const empty: ReplyDraft = { message: '', screenshot: [] };

/** Replies to a ticket. Starts empty after each reply. */
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

function Reply({ defaultDraft, isUncertain, onChange, onSubmit, hasScreenshot }: ReplyProps) {
  const words = useWords(supportWords);
  const flow = useFlowForm<ReplyDraft, TicketReply>({
    schema: ticketReplySchema,
    defaultValues: empty,
    defaultDraft,
    toInput: ({ message }) => ({ message }),
    labels: { message: words.message, screenshot: words.screenshot },
    onSubmit: (reply, { screenshot }) => onSubmit({ reply, screenshot }),
    onChange,
    isUncertain,
  });
  return (
    <PageForm flow={flow} label={words.reply}>
      <Stack gap={3}>
        <Field<ReplyDraft, 'message'> name="message">
          {(field) => <TextArea label={words.message} rows={3} maxLength={4000} isRequired {...field} />}
        </Field>
        {hasScreenshot ? (
          <Field<ReplyDraft, 'screenshot'> name="screenshot">
            {(field) => <ImagePicker label={words.screenshot} maxCount={1} {...field} />}
          </Field>
        ) : null}
        <FormActions>
          <Button type="submit" variant="primary" isPending={flow.isSending}>
            {words.reply}
          </Button>
        </FormActions>
      </Stack>
    </PageForm>
  );
}
