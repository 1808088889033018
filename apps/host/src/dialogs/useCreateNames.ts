import { useCreateCompany, useCreateModel } from '@handset/api-client/swr';
import type { Company } from '@handset/domain';
import { useToast } from '@handset/ui';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { errorText } from '../problems/errorText.ts';

/** New companies and models from inside a form; a failure is logged, as the specification has it. */
export function useCreateNames() {
  const messages = useMessages();
  const toast = useToast();
  const company = useCreateCompany();
  const model = useCreateModel();
  const report = (error: unknown) => {
    console.error(error);
    toast.error(errorText(error, messages));
  };
  return {
    company: (name: string) => {
      company.write({ name }).then(() => toast.success(messages.success.company), report);
    },
    model: (name: string, company: Company | null) => {
      if (company)
        model
          .write({ name, companyId: company._id })
          .then(() => toast.success(messages.success.model), report);
    },
  };
}
