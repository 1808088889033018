import { useToast, useWords } from '@handset/ui';
import { errorText } from '../problems/errorText.ts';
import { hostMessages } from '../words/hostMessages.ts';

/** Runs an action and reports its outcome in a toast. */
export function useActionToast() {
  const messages = useWords(hostMessages);
  const toast = useToast();
  return async (action: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await action();
      toast.success(done);
    } catch (error) {
      toast.error(errorText(error, messages));
    }
  };
}
