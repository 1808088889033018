import { ApiError } from '@handset/api-client';
import { useChangePassword, useCreateCompany, useCreateModel, useCreateParty } from '@handset/api-client/swr';
import type { NewModel } from '@handset/domain';
import { AddCompany, AddModel, ChangePassword, CreateEntity } from '@handset/flows';
import { useToast } from '@handset/ui';
import { useMessages } from '../messages/MessagesProvider.tsx';
import type { DialogProps } from './DialogHost.tsx';
import { useCompanyListing } from './listings.ts';
import { ShopFlows } from './ShopFlows.tsx';
import { useSubmit } from './useSubmit.ts';

// The specification has failures of the first two logged only; the form says besides what was wrong.
const log = (error: unknown) => console.error(error);

/** 'Add Company' */
export function CompanyDialog({ onClose }: DialogProps) {
  const { success } = useMessages();
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
  const { success } = useMessages();
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
  const { success, errors } = useMessages();
  const { write } = useCreateParty();
  const report = useFailureToast(errors.person);
  const submit = useSubmit({ send: write, success: success.person, onDone: onClose, onFailure: report });
  return (
    <ShopFlows>
      <CreateEntity isOpen onSubmit={submit} onCancel={onClose} />
    </ShopFlows>
  );
}

/** 'Change Password' */
export function PasswordDialog({ onClose }: DialogProps) {
  const { success, errors } = useMessages();
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
  return (error: unknown) =>
    void toast.error(error instanceof ApiError && !error.isNetwork ? error.message : generic);
}
