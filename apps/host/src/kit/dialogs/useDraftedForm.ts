import type { Submission } from '@handset/api-client';
import type { Refusal } from '@handset/flows';
import { useRef } from 'react';
import { useDraft } from '../drafts/useDraft.ts';
import type { Work } from '../outbox/entry.ts';
import { useSendOrQueue } from '../outbox/useSendOrQueue.ts';
import { useRestoredNotice } from './useRestoredNotice.ts';
import { useSubmit } from './useSubmit.ts';

interface DraftedFormOptions<Value> {
  /** Key of the draft: the form and, where there are several, its subject. */
  form: string;
  /** Sends the value; the submission is the same after a reload. */
  send: (value: Value, submission: Submission) => Promise<unknown>;
  /**
   * Builds the entry that is kept on this device while the server is unreachable, for work that may be
   * recorded offline.
   */
  work?: (value: Value) => Work;
  /** Toast after success. It may depend on the server's answer. */
  success: string | ((outcome: unknown) => string);
  /** Called when the form is left, done or not. */
  onClose: () => void;
  /** Told of a failure besides the form itself. */
  onFailure?: (error: unknown) => void;
}

/** Props that the host passes to a flow with a draft. */
export interface DraftedForm<Draft, Value> {
  isOpen: true;
  defaultDraft: Draft | undefined;
  onChange: (draft: Draft) => void;
  onSubmit: (value: Value) => Promise<Refusal | undefined>;
  onCancel: () => void;
}

/** A flow whose draft outlives a reload, a closed tab and an ended session; null until the draft was looked up. */
export function useDraftedForm<Draft, Value>({
  form,
  send,
  work,
  success,
  onClose,
  onFailure,
}: DraftedFormOptions<Value>): { key: string | number; props: DraftedForm<Draft, Value> } | null {
  const draft = useDraft<Draft>(form);
  const notice = useRestoredNotice(draft);
  const sendOrQueue = useSendOrQueue();
  const latest = useRef<Draft>(undefined);
  // Typing after submission or discarding must not create a new draft.
  const isOver = useRef(false);

  const leave = async () => {
    isOver.current = true;
    await draft.clear();
    onClose();
  };
  const onSubmit = useSubmit<Value>({
    send: async (value) => {
      const held = latest.current ?? draft.initial;
      const isTried = draft.isSubmitted();
      const submission = await draft.submission(held);
      const sending = () => send(value, submission);
      return work
        ? sendOrQueue({ submission, work: work(value), form, draft: held, isTried }, sending)
        : sending();
    },
    success,
    onDone: leave,
    ...(onFailure && { onFailure }),
  });
  if (!draft.isReady) return null;
  return {
    key: notice.formKey,
    props: {
      isOpen: true,
      defaultDraft: notice.isDiscarded ? undefined : draft.initial,
      onChange: (held) => {
        latest.current = held;
        if (!isOver.current) draft.save(held);
      },
      onSubmit,
      onCancel: () => void leave(),
    },
  };
}
