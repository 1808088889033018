import { useChangeShop, useShop } from '@handset/api-client/swr';
import { may, type Shop, type ShopSettingsChange } from '@handset/domain';
import { Banner, Button, Form, FormActions, Skeleton, Stack, Text } from '@handset/ui';
import { type ReactNode, useState } from 'react';
import { isStale } from '../dialogs/isStale.ts';
import { useRestoredNotice } from '../dialogs/useRestoredNotice.ts';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { type Draft, useDraft } from '../drafts/useDraft.ts';
import { type SchemaForm, useSchemaForm } from '../forms/useSchemaForm.ts';
import { useWords } from '../messages/useWords.ts';
import { useUser } from '../session/useSession.ts';
import {
  changeOf,
  conflictsOf,
  editsOf,
  fieldOfSetting,
  type ShopDraft,
  type ShopEdits,
  shopDraftOf,
} from './shopDraft.ts';
import { shopWords } from './shopWords.ts';

/** What a part of My Shop shows its fields with. */
export interface ShopFields {
  field: SchemaForm<ShopDraft>['field'];
  values: ShopDraft;
  change: (change: Partial<ShopDraft>) => void;
  isDisabled: boolean;
}

interface ShopSectionProps {
  shop: Shop;
  /** What its draft is stored under. */
  section: 'details' | 'invoices' | 'rights';
  children: (fields: ShopFields) => ReactNode;
  /** What stands below the form, made of what is typed. */
  below?: (values: ShopDraft) => ReactNode;
}

const loadSchema = async () => (await import('./shopSettingsSchema.ts')).shopSettingsSchema;

/** A part of the shop's settings, saved by itself. What was typed outlives a reload, and somebody else's change as well. */
export function ShopSection({ shop, section, children, below }: ShopSectionProps) {
  const draft = useDraft<ShopEdits>(`shop-${section}`);
  const { isDiscarded, formKey } = useRestoredNotice(draft);
  if (!draft.isReady) return <Skeleton lines={8} />;
  const kept = isDiscarded ? undefined : draft.initial;
  return (
    <SectionForm key={formKey} shop={shop} draft={draft} kept={kept} label={section} below={below}>
      {children}
    </SectionForm>
  );
}

interface SectionFormProps extends Pick<ShopSectionProps, 'shop' | 'children'> {
  below: ShopSectionProps['below'] | undefined;
  draft: Draft<ShopEdits>;
  kept: ShopEdits | undefined;
  label: ShopSectionProps['section'];
}

function SectionForm({ shop, draft, kept, label, children, below }: SectionFormProps) {
  const words = useWords(shopWords);
  const { role } = useUser();
  const { mutate: lookAgain } = useShop();
  const { write } = useChangeShop();
  const isDisabled = !may(role, 'shop-settings');
  const now = shopDraftOf(shop);
  const [held, setHeld] = useState<ShopEdits>(kept ?? { edits: {}, base: now });
  const edits = editsOf(held.edits, now);
  const isDirty = Object.keys(edits).length > 0;
  const conflicts = conflictsOf(held, now);
  const values = { ...now, ...edits };

  const change = (patch: Partial<ShopDraft>) => {
    const next = { edits: { ...edits, ...patch }, base: isDirty ? held.base : now };
    setHeld(next);
    if (Object.keys(editsOf(next.edits, now)).length > 0) draft.save(next);
    else void draft.clear();
  };
  const forget = async () => {
    setHeld({ edits: {}, base: now });
    await draft.clear();
  };
  const onSubmit = useSubmit({
    send: (change: ShopSettingsChange) => write({ change, files: edits.logo ? { logo: edits.logo } : {} }),
    success: words.saved,
    onDone: async () => {
      await lookAgain();
      await forget();
    },
    onFailure: (error) => {
      if (isStale(error)) void lookAgain();
    },
  });
  const form = useSchemaForm({
    schema: loadSchema,
    values,
    onChange: change,
    toInput: () => changeOf(edits, shop.version),
    fieldOf: fieldOfSetting,
    labels: words.fields,
    onSubmit,
    isDisabled,
  });
  return (
    <Stack gap={4}>
      <Form label={words.tabs[label]} {...form.formProps}>
        <Stack gap={4}>
          {isDisabled ? <Banner tone="info">{words.ownerOnly}</Banner> : null}
          {conflicts.length > 0 ? (
            <Banner tone="caution" title={words.conflict}>
              <Stack gap={1}>
                <Text>{words.conflictText}</Text>
                {conflicts.map((name) => (
                  <Text key={name}>{words.conflictOf(words.fields[name], words.said(now[name]))}</Text>
                ))}
              </Stack>
            </Banner>
          ) : null}
          {children({ field: form.field, values, change, isDisabled: isDisabled || form.isSending })}
          {isDisabled ? null : (
            <FormActions>
              <Button isDisabled={!isDirty || form.isSending} onPress={() => void forget()}>
                {words.discard}
              </Button>
              <Button type="submit" variant="primary" isDisabled={!isDirty} isPending={form.isSending}>
                {words.save}
              </Button>
            </FormActions>
          )}
        </Stack>
      </Form>
      {below?.(values)}
    </Stack>
  );
}
