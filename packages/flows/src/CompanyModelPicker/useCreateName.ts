import { useState } from 'react';
import type { FlowError, FlowOperation, Refusal } from '../embedding/embedding.ts';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';

/** What a host answers that was asked for a new name: nothing, or a promise of nothing or of why it was refused. */
// biome-ignore lint/suspicious/noConfusingVoidType: a function that answers nothing is the common case
export type NameAnswer = void | Promise<Refusal | void>;

/** Waits for a new company or model to be made, and keeps why it was not; the name itself is chosen all the same. */
export function useCreateName(operation: FlowOperation, onError: ((error: FlowError) => void) | undefined) {
  const messages = useMessages(commonMessages);
  const [failed, setFailed] = useState<string | null>(null);

  const follow = async (name: string, answer: NameAnswer) => {
    setFailed(null);
    try {
      const refusal = await answer;
      if (!refusal) return;
      setFailed(name);
      onError?.({ code: 'refused', operation, retryable: false, cause: refusal });
    } catch (cause) {
      setFailed(name);
      onError?.({ code: 'failed', operation, retryable: true, cause });
    }
  };

  return {
    follow,
    /** What is said under the field of a name that could not be made. */
    noteFor: (name: string) => (failed !== null && failed === name ? messages.nameNotAdded(name) : undefined),
  };
}
