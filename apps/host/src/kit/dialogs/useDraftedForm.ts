import type { Submission } from '@handset/api-client';
import { useShop } from '@handset/api-client/swr';
import type { Day } from '@handset/domain';
import type { Refusal } from '@handset/flows';
import { useWords } from '@handset/ui';
import { useRef } from 'react';
import type { Sending } from '../drafts/drafts.ts';
import { useDraft } from '../drafts/useDraft.ts';
import { useDayOf } from '../format/useToday.ts';
import type { Work } from '../outbox/entry.ts';
import { QUEUED } from '../outbox/sendOrQueue.ts';
import { useSendOrQueue } from '../outbox/useSendOrQueue.ts';
import { isUncertain } from '../problems/isUncertain.ts';
import { hostMessages } from '../words/hostMessages.ts';
import { useRestoredNotice } from './useRestoredNotice.ts';
import { type SuccessToast, useSubmit } from './useSubmit.ts';

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
  /** Toast after success. */
  success: SuccessToast<Value>;
  /** Called when the form is left, done or not. The form stays disabled until it resolves. */
  onClose: () => void | Promise<void>;
  /** Called with a failure, which the form shows as well. */
  onFailure?: (error: unknown) => void;
}

/** Props that the host passes to a flow with a draft. */
export interface DraftedForm<Draft, Value> {
  isOpen: true;
  defaultDraft: Draft | undefined;
  isUncertain: boolean;
  keptOn: Day | undefined;
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
  const messages = useWords(hostMessages);
  const draft = useDraft<Draft>(form);
  const shop = useShop();
  const keptOn = useDayOf(draft.changedAt);
  const notice = useRestoredNotice(draft);
  const sendOrQueue = useSendOrQueue();
  const latest = useRef<Draft>(undefined);
  // Typing after the form was left must not create a new draft.
  const isOver = useRef(false);
  const submit = useSubmit<Sending<Value> & { id: string }>({
    send: async ({ id, value, submission, isTried }) => {
      const attempt = () => send(value, submission);
      const held = latest.current ?? draft.initial;
      try {
        const outcome = await (work
          ? sendOrQueue({ submission, work: work(value), form, draft: held, draftId: id, isTried }, attempt)
          : attempt());
        // The form closes before the lists below it change, which may take it away.
        void draft.finish(outcome === QUEUED ? 'queued' : 'done');
        return outcome;
      } catch (error) {
        if (isUncertain(error, isTried)) draft.wait();
        else await draft.refuse();
        throw error;
      }
    },
    success: typeof success === 'string' ? success : (outcome, { value }) => success(outcome, value),
    onDone: onClose,
    isTried: ({ isTried }) => isTried,
    ...(onFailure && { onFailure }),
  });
  // Only with the shop is it known whether the draft is of an earlier day. An open form stays when a failed request for the shop is
  // repeated.
  const isDayComing = draft.changedAt !== undefined && shop.isLoading && !shop.error;
  if (!draft.isReady || isDayComing) return null;
  return {
    key: notice.formKey,
    props: {
      isOpen: true,
      defaultDraft: notice.isDiscarded ? undefined : draft.initial,
      isUncertain: draft.isUncertain && !notice.isDiscarded,
      keptOn: notice.isDiscarded ? undefined : keptOn,
      onChange: (held) => {
        latest.current = held;
        if (!isOver.current) draft.save(held);
      },
      onSubmit: async (value) => {
        const sending = await draft.begin(latest.current ?? draft.initial, value);
        return sending ? submit(sending) : { message: messages.form.savedElsewhere };
      },
      onCancel: () => {
        isOver.current = true;
        void draft.clear().then(onClose);
      },
    },
  };
}
