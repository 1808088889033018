import { useChangeRegisteredShop, useRegistrySettings } from '@handset/api-client/swr';
import { changedFields, type RegisteredShop, type ShopChange, shopChangeSchema } from '@handset/domain';
import { Field, FormDialog, useFlowForm } from '@handset/flows/form';
import { DatePicker, PasswordField, TextField, useWords } from '@handset/ui';
import { ConfirmAction } from '../../../kit/actions/ConfirmAction.tsx';
import { useSubmit } from '../../../kit/dialogs/useSubmit.ts';
import { EditDialog } from '../../../kit/editConflict/EditDialog.tsx';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { PlanField } from './PlanField.tsx';
import { registryWords } from './registryWords.ts';

/** Props of the dialogs in which registrars manage a shop. */
export interface ShopDialogProps {
  shop: RegisteredShop;
  onClose: () => void;
}

interface NameEdit {
  name: string;
  city: string;
}

/** The name and the city of a shop. */
export function EditShopDialog({ shop, onClose }: ShopDialogProps) {
  const words = useWords(registryWords);
  const { write } = useChangeRegisteredShop();
  const stored: NameEdit = { name: shop.name, city: shop.city ?? '' };
  return (
    <EditDialog<NameEdit, ShopChange>
      form={`shop ${shop._id}`}
      stored={stored}
      shown={(field, values) => values[field]}
      title={words.editTitle(shop.name)}
      schema={shopChangeSchema}
      toInput={(values) => ({ version: shop.version, ...changedFields(values, stored) })}
      labels={{ name: words.name, city: words.city }}
      send={(change, submission) => write({ id: shop._id, change }, submission)}
      success={words.saved}
      onClose={onClose}
    >
      <Field<NameEdit, 'name'> name="name">
        {(field) => <TextField label={words.name} isRequired autoFocus autoComplete="off" {...field} />}
      </Field>
      <Field<NameEdit, 'city'> name="city">
        {(field) => <TextField label={words.city} autoComplete="off" {...field} />}
      </Field>
    </EditDialog>
  );
}

interface PlanEdit {
  /** Empty: no plan. */
  planId: string;
  nextDue: string;
}

/** Sets a shop's plan and the date it has paid until. */
export function ExtendDialog({ shop, onClose }: ShopDialogProps) {
  const words = useWords(registryWords);
  const { write } = useChangeRegisteredShop();
  const format = useFormat();
  const { data: settings } = useRegistrySettings();
  const stored: PlanEdit = { planId: shop.plan?._id ?? '', nextDue: shop.nextDue ?? '' };
  const planName = (planId: string) =>
    planId === ''
      ? words.noPlan
      : (settings?.data.plans.find(({ _id }) => _id === planId)?.name ?? shop.plan?.name ?? '');
  return (
    <EditDialog<PlanEdit, ShopChange>
      form={`plan ${shop._id}`}
      stored={stored}
      shown={(field, { planId, nextDue }) =>
        field === 'planId' ? planName(planId) : nextDue && format.day(nextDue)
      }
      title={words.extendTitle(shop.name)}
      schema={shopChangeSchema}
      // Plan and due day belong together: who owes nothing has no due day.
      toInput={({ planId, nextDue }) => ({
        version: shop.version,
        planId: planId || null,
        nextDue: (planId && nextDue) || null,
      })}
      labels={{ planId: words.planId, nextDue: words.nextDue }}
      send={(change, submission) => write({ id: shop._id, change }, submission)}
      success={words.saved}
      onClose={onClose}
    >
      <Field<PlanEdit, 'planId'> name="planId">
        {(field) => <PlanField label={words.planId} {...field} />}
      </Field>
      <Field<PlanEdit, 'nextDue'> name="nextDue">
        {(field) => <DatePicker label={words.nextDue} {...field} />}
      </Field>
    </EditDialog>
  );
}

interface NewPassword {
  ownerUsername: string;
  ownerPassword: string;
}

/** A new password for an owner who forgot theirs. */
export function ResetOwnerDialog({ shop, onClose }: ShopDialogProps) {
  const words = useWords(registryWords);
  const { write } = useChangeRegisteredShop();
  const flow = useFlowForm<NewPassword, ShopChange>({
    schema: shopChangeSchema,
    defaultValues: { ownerUsername: shop.owner?.username ?? '', ownerPassword: '' },
    toInput: ({ ownerUsername, ownerPassword }) => ({
      ownerPassword,
      ownerUsername: ownerUsername || undefined,
    }),
    labels: { ownerUsername: words.ownerUsername, ownerPassword: words.ownerPassword },
    onSubmit: useSubmit({
      send: (change) => write({ id: shop._id, change }),
      success: words.saved,
      onDone: onClose,
    }),
  });
  return (
    <FormDialog
      flow={flow}
      title={words.resetTitle(shop.name)}
      description={words.resetText}
      submitLabel={words.reset}
      onCancel={onClose}
    >
      <Field<NewPassword, 'ownerUsername'> name="ownerUsername">
        {(field) => (
          <TextField
            label={words.ownerUsername}
            description={words.ownerUsernameHint}
            autoComplete="off"
            {...field}
          />
        )}
      </Field>
      <Field<NewPassword, 'ownerPassword'> name="ownerPassword">
        {(field) => (
          <PasswordField
            label={words.ownerPassword}
            description={words.passwordHint}
            isRequired
            autoFocus
            autoComplete="new-password"
            {...field}
          />
        )}
      </Field>
    </FormDialog>
  );
}

/** Whether a shop may work. */
export function ConfirmStatus({ shop, onClose }: ShopDialogProps) {
  const words = useWords(registryWords);
  const { write, isWriting } = useChangeRegisteredShop();
  const { _id: id, version, name } = shop;
  const isActive = shop.status === 'active';
  return (
    <ConfirmAction
      words={{
        title: isActive ? words.suspendTitle(name) : words.activateTitle(name),
        text: isActive ? words.suspendText : undefined,
        confirm: isActive ? words.suspend : words.activate,
        done: words.saved,
      }}
      isCritical={isActive}
      isSending={isWriting}
      action={() => write({ id, change: { version, status: isActive ? 'suspended' : 'active' } })}
      onClose={onClose}
    />
  );
}
