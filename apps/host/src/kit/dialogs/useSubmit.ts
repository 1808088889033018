import type { Refusal } from '@handset/flows';
import { type ToastContent, useToast, useWords } from '@handset/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { QUEUED } from '../outbox/sendOrQueue.ts';
import { isSessionOver } from '../problems/isSessionOver.ts';
import { isUncertain } from '../problems/isUncertain.ts';
import { refusalOf } from '../problems/refusalOf.ts';
import { session, useSession } from '../session/useSession.ts';
import { hostMessages } from '../words/hostMessages.ts';

/** The toast after success: its message, or one that depends on the server's answer and on what was sent. */
export type SuccessToast<Value> = string | ((outcome: unknown, value: Value) => string | ToastContent);

interface SubmitOptions<Value> {
  /** Resolves to `QUEUED` when the entry was stored to be sent later. */
  send: (value: Value) => Promise<unknown>;
  /** Toast after success. */
  success: SuccessToast<Value>;
  /** Called when it was done. */
  onDone: () => void | Promise<void>;
  /** Called with a failure, which the form shows as well: for a toast in the specification's words, or the log. */
  onFailure?: (error: unknown) => void;
  /** Whether this value was sent before and no answer arrived. @default what this page knows */
  isTried?: (value: Value) => boolean;
}

/**
 * Sends a flow's submission to the server. A refusal returns to its form, which keeps everything typed. An answer that arrives when the
 * form has gone is told by a toast, and changes nothing else.
 */
export function useSubmit<Value>(options: SubmitOptions<Value>) {
  const { send, success, onDone, onFailure } = options;
  const messages = useWords(hostMessages);
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const { user } = useSession();
  const isSignedIn = () => !user || session.get().user?._id === user._id;
  const wasUncertain = useRef(false);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return async (value: Value): Promise<Refusal | undefined> => {
    let outcome: unknown;
    try {
      outcome = await send(value);
    } catch (error) {
      wasUncertain.current = isUncertain(error, options.isTried?.(value) ?? wasUncertain.current);
      const refusal = { ...refusalOf(error, messages), isUncertain: wasUncertain.current };
      if (isShown.current) onFailure?.(error);
      // The page to sign in says so itself.
      else if (!isSessionOver(error) && isSignedIn()) {
        const message = (refusal.isUncertain ? messages.form.maybeSaved : messages.form.notSaved)(
          refusal.message,
        );
        const action = { label: messages.form.goBack, onPress: () => void navigate(address) };
        toast.show({ tone: 'critical', message, actions: [action] });
      }
      return refusal;
    }
    wasUncertain.current = false;
    // The answer is nobody else's business.
    if (!isSignedIn()) return undefined;
    if (outcome === QUEUED) toast.info(messages.success.kept);
    else {
      const said = typeof success === 'string' ? success : success(outcome, value);
      toast.show({ tone: 'positive', ...(typeof said === 'string' ? { message: said } : said) });
    }
    if (isShown.current) await onDone();
    return undefined;
  };
}
