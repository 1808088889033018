import { useCheckEGadget } from '@handset/api-client/swr';
import {
  EGADGET_STATUSES,
  type EGadgetCheck as EGadgetCheckValue,
  type EGadgetStatus,
  eGadgetSchema,
  type PurchaseDetail,
} from '@handset/domain';
import { Field } from '@handset/flows/form';
import { ImagePicker, Select, TextField, useWords } from '@handset/ui';
import { DraftedDialog } from '../../../kit/dialogs/DraftedDialog.tsx';
import { eGadgetWords } from './eGadgetWords.ts';
import { purchaseWords } from './purchaseWords.ts';

interface EGadgetCheckProps {
  purchase: PurchaseDetail;
  onClose: () => void;
}

interface CheckDraft {
  status: EGadgetStatus;
  reference: string;
  eGadgetStatusPicture: File[];
}

/**
 * Edits the police register check of a slip's phone, with its screenshot. The result often arrives later than
 * the purchase.
 */
export function EGadgetCheck({ purchase: { _id, eGadget, pictures }, onClose }: EGadgetCheckProps) {
  const words = useWords(eGadgetWords);
  const { eGadgets } = useWords(purchaseWords);
  const { write } = useCheckEGadget();
  const hasPicture = pictures.some(({ slot }) => slot === 'eGadgetStatusPicture');
  return (
    <DraftedDialog<CheckDraft, EGadgetCheckValue>
      form={`egadget ${_id}`}
      title={words.title}
      description={words.text}
      submitLabel={words.save}
      schema={eGadgetSchema}
      defaultValues={{ status: eGadget.status, reference: eGadget.reference ?? '', eGadgetStatusPicture: [] }}
      toInput={({ status, reference }) => ({ status, reference })}
      labels={{
        status: words.status,
        reference: words.reference,
        eGadgetStatusPicture: words.picture,
      }}
      send={(check, submission, { eGadgetStatusPicture }) =>
        write({ id: _id, check, pictures: { eGadgetStatusPicture } }, submission)
      }
      success={words.saved}
      onClose={onClose}
    >
      <Field<CheckDraft, 'status'> name="status">
        {(field) => (
          <Select
            label={words.status}
            options={EGADGET_STATUSES.map((value) => ({ value, label: eGadgets[value] }))}
            isRequired
            {...field}
          />
        )}
      </Field>
      <Field<CheckDraft, 'reference'> name="reference">
        {(field) => <TextField label={words.reference} autoComplete="off" {...field} />}
      </Field>
      <Field<CheckDraft, 'eGadgetStatusPicture'> name="eGadgetStatusPicture">
        {(field) => (
          <ImagePicker
            label={words.picture}
            description={hasPicture ? words.pictureAgain : undefined}
            maxCount={1}
            {...field}
          />
        )}
      </Field>
    </DraftedDialog>
  );
}
