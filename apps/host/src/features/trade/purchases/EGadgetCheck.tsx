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
import { documentWords } from '../documents/documentWords.ts';
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
  const words = useWords(documentWords);
  const { eGadgets } = useWords(purchaseWords);
  const { write } = useCheckEGadget();
  const hasPicture = pictures.some(({ slot }) => slot === 'eGadgetStatusPicture');
  return (
    <DraftedDialog<CheckDraft, EGadgetCheckValue>
      form={`egadget ${_id}`}
      title={words.eGadget}
      description={words.eGadgetText}
      submitLabel={words.eGadgetSave}
      schema={eGadgetSchema}
      defaultValues={{ status: eGadget.status, reference: eGadget.reference ?? '', eGadgetStatusPicture: [] }}
      toInput={({ status, reference }) => ({ status, reference })}
      labels={{
        status: words.eGadgetStatus,
        reference: words.eGadgetReference,
        eGadgetStatusPicture: words.eGadgetPicture,
      }}
      send={(check, submission, { eGadgetStatusPicture }) =>
        write({ id: _id, check, pictures: { eGadgetStatusPicture } }, submission)
      }
      success={words.eGadgetSaved}
      onClose={onClose}
    >
      <Field<CheckDraft, 'status'> name="status">
        {(field) => (
          <Select
            label={words.eGadgetStatus}
            options={EGADGET_STATUSES.map((value) => ({ value, label: eGadgets[value] }))}
            isRequired
            {...field}
          />
        )}
      </Field>
      <Field<CheckDraft, 'reference'> name="reference">
        {(field) => <TextField label={words.eGadgetReference} autoComplete="off" {...field} />}
      </Field>
      <Field<CheckDraft, 'eGadgetStatusPicture'> name="eGadgetStatusPicture">
        {(field) => (
          <ImagePicker
            label={words.eGadgetPicture}
            description={hasPicture ? words.eGadgetPictureAgain : undefined}
            maxCount={1}
            {...field}
          />
        )}
      </Field>
    </DraftedDialog>
  );
}
