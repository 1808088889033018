import { useChangeRegisteredShop, useRegistrySettings } from '@handset/api-client/swr';
import { type RegisteredShop, type ShopChange, shopChangeSchema } from '@handset/domain';
import { DatePicker, PasswordField, TextField } from '@handset/ui';
import { useState } from 'react';
import { DeedQuestion } from '../dialogs/DeedQuestion.tsx';
import { isStale } from '../dialogs/isStale.ts';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { useFormat } from '../format/useFormat.ts';
import { FormModal } from '../forms/FormModal.tsx';
import { MeetingModal } from '../forms/MeetingModal.tsx';
import { useMeeting } from '../forms/useMeeting.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { useWords } from '../messages/useWords.ts';
import { PlanField } from './PlanField.tsx';
import { registryWords } from './registryWords.ts';

/** Props of what a registrar does with a shop. */
export interface ShopDialogProps {
  shop: RegisteredShop;
  /** Asks for the shop anew, when somebody else changed it. */
  lookAgain: () => void;
  onClose: () => void;
}

/** Sends a change of a shop as it was looked at, and closes once it is done. */
function useShopChange({ shop, lookAgain, onClose }: ShopDialogProps) {
  const words = useWords(registryWords);
  const { write } = useChangeRegisteredShop();
  return useSubmit<ShopChange>({
    send: (change) => write({ id: shop._id, change }),
    success: words.saved,
    onDone: onClose,
    onFailure: (error) => isStale(error) && lookAgain(),
  });
}

/** The name and the city of a shop. */
export function EditShopDialog(props: ShopDialogProps) {
  const { shop, onClose } = props;
  const words = useWords(registryWords);
  const edit = useMeeting({ name: shop.name, city: shop.city ?? '' });
  const form = useSchemaForm({
    schema: shopChangeSchema,
    values: edit.values,
    onChange: edit.change,
    toInput: () => ({ version: shop.version, ...edit.changes }),
    labels: words,
    onSubmit: useShopChange(props),
  });
  if (edit.contested.length > 0 && !form.isSending)
    return (
      <MeetingModal edit={edit} labels={words} shown={(field, values) => values[field]} onLeave={onClose} />
    );
  return (
    <FormModal title={words.editTitle(shop.name)} form={form} isDirty={edit.isDirty} onClose={onClose}>
      <TextField {...form.field('name')} isRequired autoFocus autoComplete="off" />
      <TextField {...form.field('city')} autoComplete="off" />
    </FormModal>
  );
}

/** What a shop pays, and until when it has paid. */
export function ExtendDialog(props: ShopDialogProps) {
  const { shop, onClose } = props;
  const words = useWords(registryWords);
  const format = useFormat();
  const { data: settings } = useRegistrySettings();
  const edit = useMeeting({ planId: shop.plan?._id ?? '', nextDue: shop.nextDue ?? '' });
  const form = useSchemaForm({
    schema: shopChangeSchema,
    values: edit.values,
    onChange: edit.change,
    // Plan and due day belong together: who owes nothing has no due day.
    toInput: ({ planId, nextDue }) => ({
      version: shop.version,
      planId: planId || null,
      nextDue: (planId && nextDue) || null,
    }),
    labels: words,
    onSubmit: useShopChange(props),
  });
  const nameOf = (planId: string) =>
    planId === '' ? words.noPlan : settings?.data.plans.find(({ _id }) => _id === planId)?.name;
  if (edit.contested.length > 0 && !form.isSending)
    return (
      <MeetingModal
        edit={edit}
        labels={words}
        shown={(field, { planId, nextDue }) =>
          field === 'planId' ? (nameOf(planId) ?? shop.plan?.name ?? '') : nextDue && format.day(nextDue)
        }
        onLeave={onClose}
      />
    );
  return (
    <FormModal title={words.extendTitle(shop.name)} form={form} isDirty={edit.isDirty} onClose={onClose}>
      <PlanField {...form.field('planId')} />
      <DatePicker {...form.field('nextDue')} />
    </FormModal>
  );
}

/** A new password for an owner who forgot theirs. */
export function ResetOwnerDialog(props: ShopDialogProps) {
  const { shop, onClose } = props;
  const words = useWords(registryWords);
  const [values, setValues] = useState({ ownerUsername: shop.owner?.username ?? '', ownerPassword: '' });
  const form = useSchemaForm({
    schema: shopChangeSchema,
    values,
    onChange: (patch) => setValues((held) => ({ ...held, ...patch })),
    toInput: ({ ownerUsername, ownerPassword }) => ({
      ownerPassword,
      ownerUsername: ownerUsername || undefined,
    }),
    labels: words,
    onSubmit: useShopChange(props),
  });
  return (
    <FormModal
      title={words.resetTitle(shop.name)}
      description={words.resetText}
      form={form}
      isDirty={values.ownerPassword !== ''}
      submitLabel={words.reset}
      onClose={onClose}
    >
      <TextField {...form.field('ownerUsername')} description={words.ownerUsernameHint} autoComplete="off" />
      <PasswordField
        {...form.field('ownerPassword')}
        description={words.passwordHint}
        isRequired
        autoFocus
        autoComplete="new-password"
      />
    </FormModal>
  );
}

/** Whether a shop may work. */
export function StatusQuestion({ shop, lookAgain, onClose }: ShopDialogProps) {
  const words = useWords(registryWords);
  const { write, isWriting } = useChangeRegisteredShop();
  const { _id: id, version, name } = shop;
  const isActive = shop.status === 'active';
  return (
    <DeedQuestion
      words={{
        title: isActive ? words.suspendTitle(name) : words.activateTitle(name),
        text: isActive ? words.suspendText : undefined,
        confirm: isActive ? words.suspend : words.activate,
        done: words.saved,
      }}
      isCritical={isActive}
      isSending={isWriting}
      deed={() => write({ id, change: { version, status: isActive ? 'suspended' : 'active' } })}
      onClose={() => {
        lookAgain();
        onClose();
      }}
    />
  );
}
