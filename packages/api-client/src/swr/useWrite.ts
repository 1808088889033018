import { useCallback, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError } from '../client/ApiError.ts';
import { newSubmission, type Submission } from '../client/Submission.ts';
import { type Area, useCalls } from './ApiProvider.tsx';
import type { Resource } from './resources.ts';

/** A change on its way. */
export interface Write<Input, Answer> {
  /**
   * Sends the change and reloads the affected lists. When it is refused because somebody else changed the record,
   * it rejects after they are reloaded: the next attempt starts from the record as it is stored now. A second call
   * while one is pending joins it. A retry after a lost answer keeps its submission, unless the caller passes its
   * own, as it does with a stored draft.
   */
  write: (input: Input, submission?: Submission) => Promise<Answer>;
  isWriting: boolean;
}

/** Sends a change once per act and revalidates the resources that it touches. */
export function useWrite<Calls, Input, Answer>(
  area: Area<Calls>,
  call: (calls: Calls, input: Input, submission: Submission) => Promise<Answer>,
  touches: readonly Resource[],
): Write<Input, Answer> {
  const calls = useCalls(area);
  const { mutate } = useSWRConfig();
  const current = useRef<{ own?: Submission; running?: Promise<Answer> }>({});
  const latest = useRef({ call, touches });
  latest.current = { call, touches };
  const [isWriting, setWriting] = useState(false);

  const write = useCallback(
    (input: Input, submission?: Submission): Promise<Answer> => {
      const state = current.current;
      if (state.running) return state.running;
      state.own ??= newSubmission();
      const { call, touches } = latest.current;
      const reload = () => mutate((key) => Array.isArray(key) && touches.includes(key[0] as Resource));
      setWriting(true);
      state.running = call(calls, input, submission ?? state.own)
        .then(
          (answer) => {
            delete state.own;
            void reload();
            return answer;
          },
          async (error) => {
            // A change after a refusal is another submission.
            if (error instanceof ApiError && !error.isUncertain && !error.isUnsent) delete state.own;
            if (error instanceof ApiError && error.status === 409) await reload();
            throw error;
          },
        )
        .finally(() => {
          delete state.running;
          setWriting(false);
        });
      return state.running;
    },
    [calls, mutate],
  );
  return { write, isWriting };
}
