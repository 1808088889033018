import { useToast } from '@handset/ui';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { errorText } from '../problems/errorText.ts';

/** Does what a button or a question asks for, and tells by a toast how it went. */
export function useDeed() {
  const messages = useMessages();
  const toast = useToast();
  return async (deed: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await deed();
      toast.success(done);
    } catch (error) {
      toast.error(errorText(error, messages));
    }
  };
}
