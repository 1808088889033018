import { useCreateParty } from '@handset/api-client/swr';
import type { NewParty } from '@handset/domain';
import type { CreateHandler, Party } from '@handset/flows';
import { useToast, useWords } from '@handset/ui';
import { errorText } from '../problems/errorText.ts';
import { refusalOf } from '../problems/refusalOf.ts';
import { hostMessages } from '../words/hostMessages.ts';

/** Creates a party from inside a form, which then selects it. A refusal returns to the form, with a toast. */
export function useNewParty(): CreateHandler<NewParty, Party> {
  const messages = useWords(hostMessages);
  const toast = useToast();
  const { write } = useCreateParty();
  return async (party) => {
    try {
      const { data } = await write(party);
      toast.success(messages.success.person);
      return data;
    } catch (error) {
      toast.error(errorText(error, messages, messages.errors.person));
      return refusalOf(error, messages);
    }
  };
}
