import { ApiError } from '@handset/api-client';
import type { Refusal } from '@handset/flows';
import { useToast } from '@handset/ui';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { KEPT } from '../outbox/sendOrKeep.ts';
import { errorText } from '../problems/errorText.ts';

interface SubmitOptions<Value> {
  /** Gives `KEPT` where it was kept to be sent later. */
  send: (value: Value) => Promise<unknown>;
  /** The toast when it was done. */
  success: string;
  /** Called when it was done. */
  onDone: () => void | Promise<void>;
  /** Told of a failure besides the form itself: a toast with the specification's words, or the log. */
  onFailure?: (error: unknown) => void;
}

/** Hands what a flow submits to the server; a refusal goes back into its form, where nothing typed is lost. */
export function useSubmit<Value>({ send, success, onDone, onFailure }: SubmitOptions<Value>) {
  const messages = useMessages();
  const toast = useToast();
  return async (value: Value): Promise<Refusal | undefined> => {
    let outcome: unknown;
    try {
      outcome = await send(value);
    } catch (error) {
      onFailure?.(error);
      const fieldErrors = error instanceof ApiError ? error.fields : {};
      return { fieldErrors, message: errorText(error, messages) };
    }
    if (outcome === KEPT) toast.info(messages.success.kept);
    else toast.success(success);
    await onDone();
    return undefined;
  };
}
