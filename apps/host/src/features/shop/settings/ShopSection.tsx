import { useChangeShop, useShop } from '@handset/api-client/swr';
import { may, type Shop, type ShopSettingsChange, shopSettingsSchema } from '@handset/domain';
import { PageForm, useFlowForm } from '@handset/flows/form';
import { Banner, Button, FormActions, Skeleton, Stack, Text, useWords } from '@handset/ui';
import { type ReactNode, useState } from 'react';
import { useRestoredNotice } from '../../../kit/dialogs/useRestoredNotice.ts';
import { useSubmit } from '../../../kit/dialogs/useSubmit.ts';
import { type Draft, useDraft } from '../../../kit/drafts/useDraft.ts';
import { useEditConflict } from '../../../kit/editConflict/useEditConflict.ts';
import { useUser } from '../../../kit/session/useSession.ts';
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

interface ShopSectionProps {
  shop: Shop;
  /** Name under which the section's draft is stored. */
  section: 'details' | 'invoices' | 'printers' | 'rights';
  children: ReactNode;
  /** Content below the form, computed from the typed values. */
  below?: ((values: ShopDraft) => ReactNode) | undefined;
}

/**
 * A section of the shop's settings with its own save button. Edits survive a reload and somebody else's
 * change.
 */
export function ShopSection({ shop, section, children, below }: ShopSectionProps) {
  const draft = useDraft<ShopEdits>(`shop-${section}`);
  const { isDiscarded, formKey } = useRestoredNotice(draft);
  const [round, setRound] = useState(0);
  if (!draft.isReady) return <Skeleton lines={8} />;
  const kept = isDiscarded || round > 0 ? undefined : draft.initial;
  const restart = async () => {
    await draft.clear();
    setRound(round + 1);
  };
  return (
    <SectionForm
      key={`${formKey} ${round}`}
      {...{ shop, section, below, draft, kept }}
      onRestart={() => void restart()}
    >
      {children}
    </SectionForm>
  );
}

interface SectionFormProps extends ShopSectionProps {
  draft: Draft<ShopEdits>;
  kept: ShopEdits | undefined;
  /** Called to forget the draft and begin again with the shop as it is stored. */
  onRestart: () => void;
}

function SectionForm({ shop, section, below, draft, kept, onRestart, children }: SectionFormProps) {
  const words = useWords(shopWords);
  const { role } = useUser();
  const { mutate: lookAgain } = useShop();
  const { write } = useChangeShop();
  const isDisabled = !may(role, 'shop-settings');
  const now = shopDraftOf(shop);
  const opened = kept?.base ?? now;
  const submit = useSubmit<{ change: ShopSettingsChange; files: { logo?: File[] } }>({
    send: async (change) => {
      await write(change);
      // The section may be left by now.
      await draft.clear();
    },
    success: words.saved,
    onDone: async () => {
      await lookAgain();
      onRestart();
    },
  });
  const flow = useFlowForm<ShopDraft, ShopSettingsChange>({
    schema: shopSettingsSchema,
    defaultValues: { ...opened, ...kept?.edits },
    toInput: (values) => changeOf(editsOf(values, now), shop.version),
    fieldOf: fieldOfSetting,
    labels: words.fields,
    onSubmit: (change, { logo }) => submit({ change, files: logo.length > 0 ? { logo } : {} }),
    onChange: (values) => {
      const edits = editsOf(values, now);
      if (Object.keys(edits).length > 0) draft.save({ edits, base: before });
      else void draft.clear();
    },
  });
  const { before } = useEditConflict(flow, now, opened);
  const values = flow.form.watch();
  const edits = editsOf(values, now);
  const isDirty = Object.keys(edits).length > 0;
  const conflicts = conflictsOf({ edits, base: before }, now);
  return (
    <Stack gap={4}>
      <PageForm flow={flow} label={words.tabs[section]} isDisabled={isDisabled}>
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
          {children}
          {isDisabled ? null : (
            <FormActions>
              <Button isDisabled={(!isDirty && !flow.isUncertain) || flow.isSending} onPress={onRestart}>
                {words.discard}
              </Button>
              <Button
                type="submit"
                variant="primary"
                isDisabled={!isDirty && !flow.isUncertain}
                isPending={flow.isSending}
              >
                {words.save}
              </Button>
            </FormActions>
          )}
        </Stack>
      </PageForm>
      {below?.(values)}
    </Stack>
  );
}
