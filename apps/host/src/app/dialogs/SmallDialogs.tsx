import { useChangePassword, useCreateCompany, useCreateModel, useCreateParty } from '@handset/api-client/swr';
import type { NewModel } from '@handset/domain';
import { AddCompany, AddModel, ChangePassword, CreateEntity } from '@handset/flows';
import { useToast, useWords } from '@handset/ui';
import type { DialogProps } from '../../kit/dialogs/DialogProps.ts';
import { useCompanyListing, usePartyListing } from '../../kit/dialogs/listings.ts';
import { ShopFlows } from '../../kit/dialogs/ShopFlows.tsx';
import { useSubmit } from '../../kit/dialogs/useSubmit.ts';
import { failureText } from '../../kit/problems/errorText.ts';
import { hostMessages } from '../../kit/words/hostMessages.ts';

// The specification wants failures of the first two logged only. The form shows them as well.
const log = (error: unknown) => console.error(error);

/** 'Add Company' */
export function CompanyDialog({ onClose }: DialogProps) {
  const { success } = useWords(hostMessages);
  const { write } = useCreateCompany();
  const submit = useSubmit({ send: write, success: success.company, onDone: onClose, onFailure: log });
  return (
    <ShopFlows>
      <AddCompany isOpen onSubmit={submit} onCancel={onClose} />
    </ShopFlows>
  );
}

/** 'Add Model' */
export function ModelDialog({ onClose }: DialogProps) {
  const { success } = useWords(hostMessages);
  const { write } = useCreateModel();
  const companies = useCompanyListing();
  const submit = useSubmit<NewModel>({
    send: write,
    success: success.model,
    onDone: onClose,
    onFailure: log,
  });
  return (
    <ShopFlows>
      <AddModel isOpen companies={companies} onSubmit={submit} onCancel={onClose} />
    </ShopFlows>
  );
}

/** 'Create Entity' */
export function EntityDialog({ onClose }: DialogProps) {
  const { success, errors } = useWords(hostMessages);
  const { write } = useCreateParty();
  const report = useFailureToast(errors.person);
  const submit = useSubmit({ send: write, success: success.person, onDone: onClose, onFailure: report });
  return (
    <ShopFlows>
      <CreateEntity isOpen parties={usePartyListing()} onSubmit={submit} onCancel={onClose} />
    </ShopFlows>
  );
}

/** 'Change Password' */
export function PasswordDialog({ onClose }: DialogProps) {
  const { success, errors } = useWords(hostMessages);
  const { write } = useChangePassword();
  const report = useFailureToast(errors.password);
  const submit = useSubmit({ send: write, success: success.password, onDone: onClose, onFailure: report });
  return (
    <ShopFlows>
      <ChangePassword isOpen onSubmit={submit} onCancel={onClose} />
    </ShopFlows>
  );
}

/** The server's words as a toast, or the specification's where it has none. */
function useFailureToast(generic: string) {
  const toast = useToast();
  return (error: unknown) => void toast.error(failureText(error, generic));
}
