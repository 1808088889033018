import type { Refusal } from '@handset/flows';
import { useWords } from '@handset/ui';
import { refusalOf } from '../../../kit/problems/refusalOf.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';

/** Runs a call of a form. Resolves to the error that the form shows when the server refuses. */
export function useSend() {
  const messages = useWords(hostMessages);
  return async (work: () => Promise<void>): Promise<Refusal | undefined> => {
    try {
      await work();
      return undefined;
    } catch (error) {
      return refusalOf(error, messages);
    }
  };
}
