import { chatCalls, newSubmission, type Submission } from '@handset/api-client';
import { useCalls } from '@handset/api-client/swr';
import type { ChatMessageAnswer } from '@handset/domain';
import { useRef, useState } from 'react';
import type { Draft } from '../drafts/useDraft.ts';

/** A message on its way, or one that did not arrive. */
export interface Outgoing {
  text: string;
  /** The same for every attempt, so that it is said once. */
  submission: Submission;
  isFailed: boolean;
}

/** What is typed, and what has not arrived; kept through a reload. */
export interface ChatDraft {
  text: string;
  unsent: readonly Outgoing[];
}

/** What is said and not yet heard: one message after the other, each kept until it has arrived or is given up. */
export function useOutbox(draft: Draft<ChatDraft>, onSent: (message: ChatMessageAnswer) => void) {
  const calls = useCalls(chatCalls);
  const held = useRef<ChatDraft>({
    text: draft.initial?.text ?? '',
    // What a reload interrupted may have arrived; it is sent again only when that is asked for.
    unsent: (draft.initial?.unsent ?? []).map((message) => ({ ...message, isFailed: true })),
  });
  const [shown, setShown] = useState(held.current);
  const queue = useRef(Promise.resolve());

  const keep = (change: Partial<ChatDraft>) => {
    held.current = { ...held.current, ...change };
    setShown(held.current);
    if (held.current.text === '' && held.current.unsent.length === 0) void draft.clear();
    else draft.save(held.current);
  };
  const others = (submission: Submission) =>
    held.current.unsent.filter((message) => message.submission !== submission);

  const deliver = async (message: Outgoing) => {
    try {
      const { data } = await calls.say({ text: message.text }, message.submission);
      keep({ unsent: others(message.submission) });
      onSent(data);
    } catch {
      keep({ unsent: [...others(message.submission), { ...message, isFailed: true }] });
    }
  };
  const enqueue = (message: Outgoing) => {
    queue.current = queue.current.then(() => deliver(message));
  };
  return {
    ...shown,
    type: (text: string) => keep({ text }),
    send: () => {
      const text = held.current.text.trim();
      if (text === '') return;
      const message = { text, submission: newSubmission(), isFailed: false };
      keep({ text: '', unsent: [...held.current.unsent, message] });
      enqueue(message);
    },
    sendAgain: (failed: Outgoing) => {
      const message = { ...failed, isFailed: false };
      keep({
        unsent: held.current.unsent.map((other) =>
          other.submission === failed.submission ? message : other,
        ),
      });
      enqueue(message);
    },
    discard: (failed: Outgoing) => keep({ unsent: others(failed.submission) }),
  };
}
