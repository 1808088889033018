import { useCreateCompany, useCreateModel } from '@handset/api-client/swr';
import type { Company } from '@handset/domain';
import type { Refusal } from '@handset/flows';
import { useToast, useWords } from '@handset/ui';
import { useRef } from 'react';
import { errorText } from '../problems/errorText.ts';
import { hostMessages } from '../words/hostMessages.ts';

/**
 * Creates companies and models from inside a form. A failure is logged, as the specification requires, and
 * the form keeps the name.
 */
export function useCreateNames() {
  const messages = useWords(hostMessages);
  const toast = useToast();
  const { write: writeCompany } = useCreateCompany();
  const { write: writeModel } = useCreateModel();
  const newest = useRef<Promise<Company | undefined>>(Promise.resolve(undefined));
  const report = (error: unknown): Refusal => {
    console.error(error);
    const message = errorText(error, messages);
    toast.error(message);
    return { message };
  };
  return {
    company: async (name: string): Promise<Refusal | undefined> => {
      const writing = writeCompany({ name });
      newest.current = writing.then(
        ({ data }) => data,
        () => undefined,
      );
      try {
        await writing;
      } catch (error) {
        return report(error);
      }
      toast.success(messages.success.company);
      return undefined;
    },
    model: async (name: string, company: Company | null): Promise<Refusal | undefined> => {
      // A company that was made a moment ago is not in the list yet.
      const maker = company ?? (await newest.current);
      if (!maker) return {};
      try {
        await writeModel({ name, companyId: maker._id });
      } catch (error) {
        return report(error);
      }
      toast.success(messages.success.model);
      return undefined;
    },
  };
}
