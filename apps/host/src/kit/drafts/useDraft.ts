import { useEffect, useMemo, useRef, useState } from 'react';
import { useUser } from '../session/useSession.ts';
import {
  changeDraft,
  deleteDraft,
  discardDraft,
  queueDraft,
  refuseDraft,
  type Sending,
  saveDraft,
  sendDraft,
} from './drafts.ts';
import { type HeldDraft, holdDraft } from './holdDraft.ts';
import { allWritten, newestOnly } from './newestOnly.ts';

/** A form's draft. */
export interface Draft<Values> {
  /** Whether the draft has been read. The form must not open before. */
  isReady: boolean;
  /** The values stored when the form opened. */
  initial: Values | undefined;
  /** When these were changed last, in milliseconds. */
  changedAt: number | undefined;
  /** Whether these were sent before and no answer arrived. */
  isUncertain: boolean;
  save: (values: Values) => void;
  /** Marks it as being sent with a value. Resolves to null if another tab is sending it, or has recorded it. */
  begin: <Value>(
    values: Values | undefined,
    value: Value,
  ) => Promise<(Sending<Value> & { id: string }) | null>;
  /** No answer arrived: it can be sent again as it is. */
  wait: () => void;
  /** Goes on after the server refused it. */
  refuse: () => Promise<void>;
  /** Ends it: the server has recorded it, or it waits in the outbox. */
  finish: (state: 'done' | 'queued') => Promise<void>;
  /** Forgets it, unless it is being sent or has been recorded. Resolves to whether it did. */
  discard: () => Promise<boolean>;
  /** Forgets it. */
  clear: () => Promise<void>;
}

/**
 * The signed-in user's draft of a form. Each tab that opens the form has a draft of its own; one that was left is continued by the next
 * tab that opens the form.
 */
export function useDraft<Values>(form: string): Draft<Values> {
  const { _id: userId } = useUser();
  const [held, setHeld] = useState<HeldDraft<Values> | null>(null);
  /** Attempt to send the draft. The tab holds the draft until it ends and all is written, even when the form has gone. */
  const attempt = useRef(Promise.resolve());
  const left = useRef(Promise.resolve());

  useEffect(() => {
    let isCurrent = true;
    const holding = left.current.then(() => holdDraft<Values>(userId, form));
    void holding.then((draft) => isCurrent && setHeld(draft));
    return () => {
      isCurrent = false;
      setHeld(null);
      left.current = holding.then(({ release }) => void attempt.current.then(allWritten).then(release));
    };
  }, [userId, form]);

  return useMemo(() => {
    const id = held?.id ?? '';
    const write = newestOnly();
    let end = () => {};
    // Typing while it is sent, or after, must not make it a draft again.
    let isSending = false;
    let isUnanswered = held?.stored?.state === 'sending';
    const answered = async (change: () => Promise<void>) => {
      await change();
      end();
    };
    return {
      isReady: held !== null,
      initial: held?.stored?.values ?? undefined,
      changedAt: held?.stored?.changedAt,
      isUncertain: isUnanswered,
      save: (values) => {
        if (!isSending) void write(() => saveDraft({ userId, id, form, values, state: 'typing' }));
      },
      begin: async <Value>(values: Values | undefined, value: Value) => {
        let sending: Sending<Value> | null = null;
        isSending = true;
        attempt.current = new Promise((resolve) => {
          end = resolve;
        });
        await write(async () => {
          sending = await sendDraft({ userId, id, form, values: values ?? null }, value, isUnanswered);
        });
        if (sending === null) {
          end();
          return null;
        }
        isUnanswered = true;
        return { ...(sending as Sending<Value>), id };
      },
      wait: () => end(),
      refuse: () =>
        answered(async () => {
          isSending = false;
          isUnanswered = false;
          await refuseDraft(userId, id);
        }),
      finish: (state) =>
        answered(() =>
          state === 'queued'
            ? queueDraft(userId, id)
            : changeDraft(userId, id, { state, values: null, sent: undefined }),
        ),
      discard: async () => {
        let isDiscarded = false;
        await write(async () => {
          isDiscarded = await discardDraft(userId, id);
        });
        return isDiscarded;
      },
      clear: () => write(() => deleteDraft(userId, id)),
    };
  }, [held, userId, form]);
}
