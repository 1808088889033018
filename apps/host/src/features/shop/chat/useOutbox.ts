import { chatCalls, newSubmission, type Submission } from '@handset/api-client';
import { useCalls } from '@handset/api-client/swr';
import type { ChatMessageAnswer } from '@handset/domain';
import { useRef, useState } from 'react';
import type { Draft } from '../../../kit/drafts/useDraft.ts';
import { isUncertain } from '../../../kit/problems/isUncertain.ts';

/** A message on its way, or one that did not arrive. */
export interface Outgoing {
  text: string;
  /** The same for every attempt, so that the message is sent only once. */
  submission: Submission;
  isFailed: boolean;
  /** Whether it may have arrived: an attempt had no answer. */
  isUncertain?: boolean;
}

/** The typed text and the unsent messages, kept across reloads. */
export interface ChatDraft {
  text: string;
  unsent: readonly Outgoing[];
}

/** Sends messages one after another. Each is kept until it arrives or is discarded. */
export function useOutbox(draft: Draft<ChatDraft>, onSent: (message: ChatMessageAnswer) => void) {
  const calls = useCalls(chatCalls);
  const held = useRef<ChatDraft>({
    text: draft.initial?.text ?? '',
    // Messages interrupted by a reload may have arrived, so they are resent only on request.
    unsent: (draft.initial?.unsent ?? []).map((message) => ({
      ...message,
      isFailed: true,
      isUncertain: message.isUncertain || !message.isFailed,
    })),
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
    } catch (error) {
      const failed = {
        ...message,
        isFailed: true,
        isUncertain: isUncertain(error, message.isUncertain ?? false),
      };
      keep({ unsent: [...others(message.submission), failed] });
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
