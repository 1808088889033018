import type { Day } from '@handset/domain';
import { useState } from 'react';
import type { FlowForm } from './useFlowForm.ts';

/** Progress of a submission that may need confirmation. */
export interface ConfirmedSubmission<Value> {
  /** The valid value that a question is asked about; null while none is. */
  asked: Value | null;
  /** Whether a submission is on its way, or was accepted. */
  isSending: boolean;
  /** Whether it was accepted. */
  isDone: boolean;
  /** Validates, and asks or sends. */
  save: () => Promise<void>;
  /** Sends what was asked about. */
  confirm: () => void;
  /** Takes the question back. */
  dismiss: () => void;
}

/**
 * Sends what a form holds, after a question where there is one. Once accepted, the form stays as it is until the host closes it: a
 * second press must not post a second time.
 */
export function useConfirmedSubmission<Value>(
  flow: Pick<
    FlowForm<never, Value>,
    'isSending' | 'isUncertain' | 'movedTo' | 'validate' | 'send' | 'submit'
  >,
  isAsked: (value: Value) => boolean,
): ConfirmedSubmission<Value> {
  const [question, setQuestion] = useState<{ value: Value; movedTo: Day | null } | null>(null);
  // A question ends when the date moves to a new day.
  const asked = question?.movedTo === flow.movedTo ? question.value : null;
  const [isDone, setDone] = useState(false);
  const isSending = flow.isSending || isDone;
  const send = async (value: Value) => setDone(await flow.send(value));
  return {
    asked,
    isSending,
    isDone,
    save: async () => {
      if (isSending) return;
      // It was agreed to before.
      if (flow.isUncertain) return setDone(await flow.submit());
      const value = await flow.validate();
      if (value === undefined) return;
      if (isAsked(value)) setQuestion({ value, movedTo: flow.movedTo });
      else await send(value);
    },
    confirm: () => {
      if (asked === null) return;
      setQuestion(null);
      void send(asked);
    },
    dismiss: () => setQuestion(null),
  };
}
