import type { Refusal } from '@handset/flows';
import { useToast, useWords } from '@handset/ui';
import { QUEUED } from '../outbox/sendOrQueue.ts';
import { refusalOf } from '../problems/refusalOf.ts';
import { hostMessages } from '../words/hostMessages.ts';

interface SubmitOptions<Value> {
  /** Resolves to `QUEUED` when the entry was stored to be sent later. */
  send: (value: Value) => Promise<unknown>;
  /** Toast after success. It may depend on the server's answer. */
  success: string | ((outcome: unknown) => string);
  /** Called when it was done. */
  onDone: () => void | Promise<void>;
  /** Told of a failure besides the form itself: a toast with the specification's words, or the log. */
  onFailure?: (error: unknown) => void;
}

/** Sends a flow's submission to the server. A refusal returns to its form, which keeps everything typed. */
export function useSubmit<Value>({ send, success, onDone, onFailure }: SubmitOptions<Value>) {
  const messages = useWords(hostMessages);
  const toast = useToast();
  return async (value: Value): Promise<Refusal | undefined> => {
    let outcome: unknown;
    try {
      outcome = await send(value);
    } catch (error) {
      onFailure?.(error);
      return refusalOf(error, messages);
    }
    if (outcome === QUEUED) toast.info(messages.success.kept);
    else toast.success(typeof success === 'string' ? success : success(outcome));
    await onDone();
    return undefined;
  };
}
