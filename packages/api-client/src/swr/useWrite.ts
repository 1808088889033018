import { dequal } from 'dequal/lite';
import { useCallback, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError } from '../client/ApiError.ts';
import { newSubmission, type Submission } from '../client/Submission.ts';
import { type Area, useCalls } from './ApiProvider.tsx';
import type { Resource } from './resources.ts';

/** Sends a change, and tells whether one is on its way. */
export interface Write<Input, Answer> {
  /**
   * Sends the change and reloads the affected lists. When it is refused because somebody else changed the record,
   * it rejects after they are reloaded: the next attempt starts from the record as it is stored now. A second call
   * with the same input joins one that is pending. A retry after a lost answer keeps its submission, unless the caller
   * passes its own, as it does with a stored draft.
   */
  write: (input: Input, submission?: Submission) => Promise<Answer>;
  isWriting: boolean;
}

/** A change that is on its way, or whose answer was lost. */
interface Act<Input, Answer> {
  input: Input;
  submission: Submission;
  running?: Promise<Answer> | undefined;
}

/** Sends a change once per act and revalidates the resources that it touches. */
export function useWrite<Calls, Input, Answer>(
  area: Area<Calls>,
  call: (calls: Calls, input: Input, submission: Submission) => Promise<Answer>,
  touches: readonly Resource[],
): Write<Input, Answer> {
  const calls = useCalls(area);
  const { mutate } = useSWRConfig();
  const acts = useRef(new Set<Act<Input, Answer>>());
  const latest = useRef({ call, touches });
  latest.current = { call, touches };
  const [writing, setWriting] = useState(0);

  const write = useCallback(
    (input: Input, given?: Submission): Promise<Answer> => {
      const isSame = (act: Act<Input, Answer>) =>
        given ? act.submission.key === given.key : dequal(act.input, input);
      const act = [...acts.current].find(isSame) ?? { input, submission: given ?? newSubmission() };
      if (act.running) return act.running;
      acts.current.add(act);
      const { call, touches } = latest.current;
      const reload = () => mutate((key) => Array.isArray(key) && touches.includes(key[0] as Resource));
      setWriting((count) => count + 1);
      act.running = call(calls, input, act.submission)
        .then(
          (answer) => {
            acts.current.delete(act);
            void reload();
            return answer;
          },
          async (error) => {
            // A change after a refusal is another submission.
            if (error instanceof ApiError && !error.isUncertain && !error.isUnsent) acts.current.delete(act);
            if (error instanceof ApiError && error.status === 409) await reload();
            throw error;
          },
        )
        .finally(() => {
          delete act.running;
          setWriting((count) => count - 1);
        });
      return act.running;
    },
    [calls, mutate],
  );
  return { write, isWriting: writing > 0 };
}
