import { ApiError } from '@handset/api-client';
import { useCreateParty } from '@handset/api-client/swr';
import type { NewParty } from '@handset/domain';
import type { CreateHandler, Party } from '@handset/flows';
import { useToast } from '@handset/ui';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { errorText } from '../problems/errorText.ts';

/** Makes a party from inside a form, which then chooses it; why it was not made goes back into the form. */
export function useNewParty(): CreateHandler<NewParty, Party> {
  const messages = useMessages();
  const toast = useToast();
  const { write } = useCreateParty();
  return async (party) => {
    try {
      const { data } = await write(party);
      toast.success(messages.success.person);
      return data;
    } catch (error) {
      const fieldErrors = error instanceof ApiError ? error.fields : {};
      return { fieldErrors, message: errorText(error, messages) };
    }
  };
}
