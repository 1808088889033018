import { useAccessories, useChangeAccessory } from '@handset/api-client/swr';
import { type Accessory, type AccessoryChange, accessoryChangeSchema, changedFields } from '@handset/domain';
import { Field } from '@handset/flows/form';
import { FormGrid, MoneyField, NumberField, TextField, useWords } from '@handset/ui';
import type { DialogProps } from '../../../kit/dialogs/DialogProps.ts';
import { EditDialog } from '../../../kit/editConflict/EditDialog.tsx';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { accessoryWords } from './accessoryWords.ts';

interface AccessoryEdit {
  accessoryName: string;
  salePrice: number | null;
  category: string;
  lowLevel: number | null;
}

/** Edits an accessory: its name, its price, and the level of its low stock warning. */
export function EditAccessoryDialog({ accessory, onClose }: DialogProps & { accessory: Accessory }) {
  const words = useWords(accessoryWords);
  const format = useFormat();
  const { data: all } = useAccessories();
  const { write } = useChangeAccessory();
  // As it is now, not as it was when the dialog was opened.
  const current = all?.find(({ _id }) => _id === accessory._id) ?? accessory;
  const stored: AccessoryEdit = {
    accessoryName: current.accessoryName,
    salePrice: current.salePrice,
    category: current.category ?? '',
    lowLevel: current.lowLevel,
  };
  const shown = (field: keyof AccessoryEdit, values: AccessoryEdit) => {
    if (field === 'salePrice') return values.salePrice === null ? '' : format.money(values.salePrice);
    return String(values[field] ?? '');
  };
  return (
    <EditDialog<AccessoryEdit, AccessoryChange>
      form={`accessory ${accessory._id}`}
      stored={stored}
      shown={shown}
      title={words.editTitle(accessory.accessoryName)}
      schema={accessoryChangeSchema}
      toInput={(values) => {
        const changes = changedFields(values, stored);
        return { version: current.version, ...changes, ...(changes.category === '' && { category: null }) };
      }}
      labels={{
        accessoryName: words.name,
        salePrice: words.salePrice,
        category: words.category,
        lowLevel: words.lowLevel,
      }}
      send={(change, submission) => write({ id: accessory._id, change }, submission)}
      success={words.edited}
      onClose={onClose}
    >
      <Field<AccessoryEdit, 'accessoryName'> name="accessoryName">
        {(field) => <TextField label={words.name} isRequired autoFocus autoComplete="off" {...field} />}
      </Field>
      <FormGrid>
        <Field<AccessoryEdit, 'salePrice'> name="salePrice">
          {(field) => <MoneyField label={words.salePrice} placeholder="" {...field} />}
        </Field>
        <Field<AccessoryEdit, 'category'> name="category">
          {(field) => <TextField label={words.category} autoComplete="off" {...field} />}
        </Field>
      </FormGrid>
      <Field<AccessoryEdit, 'lowLevel'> name="lowLevel">
        {(field) => (
          <NumberField label={words.lowLevel} description={words.lowLevelHint} minValue={0} {...field} />
        )}
      </Field>
    </EditDialog>
  );
}
