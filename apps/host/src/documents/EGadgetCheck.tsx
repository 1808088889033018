import { useCheckEGadget } from '@handset/api-client/swr';
import { EGADGET_STATUSES, type EGadgetStatus, eGadgetSchema, type PurchaseDetail } from '@handset/domain';
import { ImagePicker, Select, TextField } from '@handset/ui';
import { useState } from 'react';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { FormModal } from '../forms/FormModal.tsx';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { useWords } from '../messages/useWords.ts';
import { documentWords } from './documentWords.ts';
import { purchaseWords } from './purchaseWords.ts';

interface EGadgetCheckProps {
  purchase: PurchaseDetail;
  onClose: () => void;
}

interface Check {
  status: EGadgetStatus;
  reference: string;
  eGadgetStatusPicture: File[];
}

/** How far the police register was asked about a slip's phone, with the picture that shows it; it is often known only later. */
export function EGadgetCheck({ purchase: { _id, eGadget, pictures }, onClose }: EGadgetCheckProps) {
  const words = useWords(documentWords);
  const { eGadgets } = useWords(purchaseWords);
  const { write } = useCheckEGadget();
  const [first] = useState<Check>({
    status: eGadget.status,
    reference: eGadget.reference ?? '',
    eGadgetStatusPicture: [],
  });
  const [values, setValues] = useState(first);
  const form = useSchemaForm({
    schema: eGadgetSchema,
    values,
    onChange: (change) => setValues((held) => ({ ...held, ...change })),
    toInput: ({ status, reference }) => ({ status, reference }),
    labels: {
      status: words.eGadgetStatus,
      reference: words.eGadgetReference,
      eGadgetStatusPicture: words.eGadgetPicture,
    },
    onSubmit: useSubmit({
      send: (check) =>
        write({ id: _id, check, pictures: { eGadgetStatusPicture: values.eGadgetStatusPicture } }),
      success: words.eGadgetSaved,
      onDone: onClose,
    }),
  });
  const status = form.field('status');
  const hasPicture = pictures.some(({ slot }) => slot === 'eGadgetStatusPicture');
  return (
    <FormModal
      title={words.eGadget}
      description={words.eGadgetText}
      form={form}
      isDirty={values !== first}
      submitLabel={words.eGadgetSave}
      onClose={onClose}
    >
      <Select
        {...status}
        onChange={(chosen) => chosen && status.onChange(chosen)}
        options={EGADGET_STATUSES.map((value) => ({ value, label: eGadgets[value] }))}
        isRequired
      />
      <TextField {...form.field('reference')} autoComplete="off" />
      <ImagePicker
        {...form.field('eGadgetStatusPicture')}
        description={hasPicture ? words.eGadgetPictureAgain : undefined}
        maxCount={1}
      />
    </FormModal>
  );
}
