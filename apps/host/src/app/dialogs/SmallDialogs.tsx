import { useChangePassword, useCreateCompany, useCreateModel, useCreateParty } from '@handset/api-client/swr';
import type { NewCompany, NewModel, NewParty } from '@handset/domain';
import { AddCompany, AddModel, type AddModelDraft, ChangePassword, CreateEntity } from '@handset/flows';
import { useToast, useWords } from '@handset/ui';
import type { DialogProps } from '../../kit/dialogs/DialogProps.ts';
import { useCompanyListing, usePartyListing } from '../../kit/dialogs/listings.ts';
import { ShopFlows } from '../../kit/dialogs/ShopFlows.tsx';
import { useDraftedForm } from '../../kit/dialogs/useDraftedForm.ts';
import { useSubmit } from '../../kit/dialogs/useSubmit.ts';
import { failureText } from '../../kit/problems/errorText.ts';
import { hostMessages } from '../../kit/words/hostMessages.ts';

// The specification wants failures of the first two logged only. The form shows them as well.
const log = (error: unknown) => console.error(error);

/** 'Add Company' */
export function CompanyDialog({ onClose }: DialogProps) {
  const { success } = useWords(hostMessages);
  const { write } = useCreateCompany();
  const form = useDraftedForm<NewCompany, NewCompany>({
    form: 'company',
    send: write,
    success: success.company,
    onClose,
    onFailure: log,
  });
  return <ShopFlows>{form ? <AddCompany key={form.key} {...form.props} /> : null}</ShopFlows>;
}

/** 'Add Model' */
export function ModelDialog({ onClose }: DialogProps) {
  const { success } = useWords(hostMessages);
  const { write } = useCreateModel();
  const companies = useCompanyListing();
  const form = useDraftedForm<AddModelDraft, NewModel>({
    form: 'model',
    send: write,
    success: success.model,
    onClose,
    onFailure: log,
  });
  return (
    <ShopFlows>{form ? <AddModel key={form.key} {...form.props} companies={companies} /> : null}</ShopFlows>
  );
}

/** 'Create Entity' */
export function EntityDialog({ onClose }: DialogProps) {
  const { success, errors } = useWords(hostMessages);
  const { write } = useCreateParty();
  const report = useFailureToast(errors.person);
  const parties = usePartyListing();
  const form = useDraftedForm<NewParty, NewParty>({
    form: 'entity',
    send: write,
    success: success.person,
    onClose,
    onFailure: report,
  });
  return (
    <ShopFlows>{form ? <CreateEntity key={form.key} {...form.props} parties={parties} /> : null}</ShopFlows>
  );
}

/** 'Change Password'. A password is kept nowhere, so this form has no draft. */
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
