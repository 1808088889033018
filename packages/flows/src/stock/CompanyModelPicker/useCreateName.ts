import { useWords } from '@handset/ui';
import { useState } from 'react';
import { commonMessages } from '../../form/commonMessages.ts';
import type { FlowError, FlowOperation, Refusal } from '../../form/embedding.ts';

/** The host's answer to a new name: nothing, a promise of nothing, or a promise of the refusal. */
// biome-ignore lint/suspicious/noConfusingVoidType: a function that answers nothing is the common case
export type NameAnswer = void | Promise<Refusal | void>;

/** Waits for a new company or model to be made, and keeps why it was not; the name itself is chosen all the same. */
export function useCreateName(operation: FlowOperation, onError: ((error: FlowError) => void) | undefined) {
  const messages = useWords(commonMessages);
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
    /** Note under the field for a name that could not be created. */
    noteFor: (name: string) => (failed !== null && failed === name ? messages.nameNotAdded(name) : undefined),
  };
}
