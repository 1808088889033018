import { isDay, WARRANTIES } from '@handset/domain';
import { DatePicker, Disclosure, FormGrid, FormRow, Select, useWords } from '@handset/ui';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type { FlowError } from '../../form/embedding.ts';
import { useDayText } from '../../form/useDayText.ts';
import { DraftField } from './DraftField.tsx';
import { IdentityPictures } from './IdentityPictures.tsx';
import type { SaleDraft } from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';

/** Date, warranty and identity card, folded into one line. An error unfolds it. */
export function SaleTerms({ onError }: { onError: ((error: FlowError) => void) | undefined }) {
  const messages = useWords(saleMessages);
  const common = useWords(commonMessages);
  const { today } = useFlows();
  const dayText = useDayText();
  const [isOpened, setOpened] = useState(false);
  const { errors } = useFormState<SaleDraft>({ name: ['saleDate', 'warranty'] });
  const [saleDate, warranty, pictures, sellingType] = useWatch<
    SaleDraft,
    ['saleDate', 'warranty', 'pictures', 'sellingType']
  >({ name: ['saleDate', 'warranty', 'pictures', 'sellingType'] });
  // In an exchange the pictures belong to the phone that comes in.
  const hasPictures = sellingType !== 'Exchange';
  const pictureCount = (pictures.cnicFrontPic?.length ?? 0) + (pictures.cnicBackPic?.length ?? 0);
  const date = saleDate === today ? common.today : isDay(saleDate) ? dayText(saleDate) : '—';
  return (
    <Disclosure
      title={messages.terms(
        date,
        messages.warranties(WARRANTIES.indexOf(warranty)),
        hasPictures ? pictureCount : null,
      )}
      isExpanded={isOpened || errors.saleDate !== undefined || errors.warranty !== undefined}
      onExpandedChange={setOpened}
    >
      <FormGrid>
        <DraftField name="saleDate">
          {(field) => (
            <DatePicker {...field} label={messages.saleDate} max={today} today={today} isRequired />
          )}
        </DraftField>
        <DraftField name="warranty">
          {(field) => (
            <Select
              {...field}
              label={messages.warranty}
              options={WARRANTIES.map((value, months) => ({ value, label: messages.warranties(months) }))}
              isRequired
            />
          )}
        </DraftField>
        {hasPictures && (
          <FormRow>
            <IdentityPictures onError={onError} />
          </FormRow>
        )}
      </FormGrid>
    </Disclosure>
  );
}
