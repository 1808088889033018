import { useAccessories, useChangeAccessory } from '@handset/api-client/swr';
import { type Accessory, accessoryChangeSchema } from '@handset/domain';
import { FormGrid, MoneyField, NumberField, TextField } from '@handset/ui';
import { accessoryWords } from '../accessories/accessoryWords.ts';
import { useFormat } from '../format/useFormat.ts';

import { FormModal } from '../forms/FormModal.tsx';
import { MeetingModal } from '../forms/MeetingModal.tsx';
import { useMeeting } from '../forms/useMeeting.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { useWords } from '../messages/useWords.ts';
import type { DialogProps } from './DialogHost.tsx';
import { isStale } from './isStale.ts';
import { useSubmit } from './useSubmit.ts';

/** What an accessory is called and asked for, and when the shop is told that few are left. */
export function EditAccessoryDialog({ accessory, onClose }: DialogProps & { accessory: Accessory }) {
  const words = useWords(accessoryWords);
  const format = useFormat();
  const { data: all, mutate: lookAgain } = useAccessories();
  const { write } = useChangeAccessory();
  // As it is now, not as it was when the dialog was opened.
  const stored = all?.find(({ _id }) => _id === accessory._id) ?? accessory;
  const edit = useMeeting({
    accessoryName: stored.accessoryName,
    salePrice: stored.salePrice,
    category: stored.category ?? '',
    lowLevel: stored.lowLevel,
  });
  const labels = {
    accessoryName: words.name,
    salePrice: words.salePrice,
    category: words.category,
    lowLevel: words.lowLevel,
  };
  const form = useSchemaForm({
    schema: accessoryChangeSchema,
    values: edit.values,
    onChange: edit.change,
    toInput: () => ({
      version: stored.version,
      ...edit.changes,
      ...(edit.changes.category === '' && { category: null }),
    }),
    labels,
    onSubmit: useSubmit({
      send: (change) => write({ id: accessory._id, change }),
      success: words.edited,
      onDone: onClose,
      onFailure: (error) => isStale(error) && void lookAgain(),
    }),
  });
  const shown = (name: keyof typeof edit.values, held: typeof edit.values) => {
    if (name === 'salePrice') return held.salePrice === null ? '' : format.money(held.salePrice);
    return String(held[name] ?? '');
  };
  if (edit.contested.length > 0 && !form.isSending)
    return <MeetingModal edit={edit} labels={labels} shown={shown} onLeave={onClose} />;
  return (
    <FormModal
      title={words.editTitle(accessory.accessoryName)}
      form={form}
      isDirty={edit.isDirty}
      onClose={onClose}
    >
      <TextField {...form.field('accessoryName')} isRequired autoFocus autoComplete="off" />
      <FormGrid>
        <MoneyField {...form.field('salePrice')} placeholder="" />
        <TextField {...form.field('category')} autoComplete="off" />
      </FormGrid>
      <NumberField {...form.field('lowLevel')} description={words.lowLevelHint} minValue={0} />
    </FormModal>
  );
}
