import { useAccessories, useChangeAccessory } from '@handset/api-client/swr';
import { type Accessory, accessoryChangeSchema } from '@handset/domain';
import { FormGrid, MoneyField, NumberField, TextField } from '@handset/ui';
import { useState } from 'react';
import { accessoryWords } from '../accessories/accessoryWords.ts';
import { differing } from '../forms/differing.ts';
import { FormModal } from '../forms/FormModal.tsx';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { useWords } from '../messages/useWords.ts';
import type { DialogProps } from './DialogHost.tsx';
import { isStale } from './isStale.ts';
import { useSubmit } from './useSubmit.ts';

/** What an accessory is called and asked for, and when the shop is told that few are left. */
export function EditAccessoryDialog({ accessory, onClose }: DialogProps & { accessory: Accessory }) {
  const words = useWords(accessoryWords);
  const { data: all, mutate: lookAgain } = useAccessories();
  const { write } = useChangeAccessory();
  // Its version as it is now, not as it was when the dialog was opened.
  const { version } = all?.find(({ _id }) => _id === accessory._id) ?? accessory;
  const [first] = useState({
    accessoryName: accessory.accessoryName,
    salePrice: accessory.salePrice,
    category: accessory.category ?? '',
    lowLevel: accessory.lowLevel,
  });
  const [values, setValues] = useState(first);
  const form = useSchemaForm({
    schema: accessoryChangeSchema,
    values,
    onChange: (change) => setValues((held) => ({ ...held, ...change })),
    toInput: (held) => {
      const change = differing(held, first);
      return { version, ...change, ...(change.category === '' && { category: null }) };
    },
    labels: {
      accessoryName: words.name,
      salePrice: words.salePrice,
      category: words.category,
      lowLevel: words.lowLevel,
    },
    onSubmit: useSubmit({
      send: (change) => write({ id: accessory._id, change }),
      success: words.edited,
      onDone: onClose,
      onFailure: (error) => isStale(error) && void lookAgain(),
    }),
  });
  return (
    <FormModal
      title={words.editTitle(first.accessoryName)}
      form={form}
      isDirty={values !== first}
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
