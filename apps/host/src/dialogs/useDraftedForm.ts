import type { Submission } from '@handset/api-client';
import type { Refusal } from '@handset/flows';
import { useRef } from 'react';
import { useDraft } from '../drafts/useDraft.ts';
import type { Work } from '../outbox/entry.ts';
import { useKeeping } from '../outbox/useKeeping.ts';
import { useRestoredNotice } from './useRestoredNotice.ts';
import { useSubmit } from './useSubmit.ts';

interface DraftedFormOptions<Value> {
  /** What the draft is stored under: the form, and what it is about where there are several. */
  form: string;
  /** Sends the value; the submission is the same after a reload. */
  send: (value: Value, submission: Submission) => Promise<unknown>;
  /** What is kept on this device while the server cannot be reached, for what may be recorded without it. */
  work?: (value: Value) => Work;
  /** The toast when it was done. */
  success: string;
  /** Called when the form is left, done or not. */
  onClose: () => void;
  /** Told of a failure besides the form itself. */
  onFailure?: (error: unknown) => void;
}

/** What a flow with a draft takes of the host. */
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
  const keeping = useKeeping();
  const latest = useRef<Draft>(undefined);
  // What is typed after it was sent, or given up, is nobody's draft.
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
        ? keeping({ submission, work: work(value), form, draft: held, isTried }, sending)
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
