import { type NewParty, SELLING_TYPES, WARRANTIES } from '@handset/domain';
import { DatePicker, FormGrid, SegmentedControl, Select } from '@handset/ui';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { EntityPicker } from '../EntityPicker/EntityPicker.tsx';
import type { CreateHandler, FlowError, Listing, Party } from '../embedding/embedding.ts';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import { useFieldsDisabled } from '../form/Field.tsx';
import { Section } from '../form/Section.tsx';
import { useMessages } from '../messages/useMessages.ts';
import { DraftField } from './DraftField.tsx';
import type { SaleDraft } from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';

interface SaleTermsProps {
  parties: Listing<Party>;
  onCreateParty: CreateHandler<NewParty, Party> | undefined;
  onError: ((error: FlowError) => void) | undefined;
}

/** To whom, how and when. */
export function SaleTerms({ parties, onCreateParty, onError }: SaleTermsProps) {
  const messages = useMessages(saleMessages);
  const { today } = useFlows();
  const { setValue } = useFormContext<SaleDraft>();
  const { errors } = useFormState<SaleDraft>();
  const entity = useWatch<SaleDraft, 'entity'>({ name: 'entity' });
  return (
    <Section title={messages.details}>
      <EntityPicker
        label={messages.customer}
        newLabel={messages.newCustomer}
        value={entity}
        onChange={(changed) => setValue('entity', changed)}
        parties={parties}
        onCreateParty={onCreateParty}
        onError={onError}
        errors={{
          _id: errors.entity?._id?.message,
          name: errors.entity?.name?.message,
          number: errors.entity?.number?.message,
          reference: errors.entity?.reference?.message,
        }}
        isDisabled={useFieldsDisabled()}
        autoFocus
      />
      <DraftField name="sellingType">
        {(field) => (
          <SegmentedControl
            {...field}
            label={messages.sellingType}
            options={SELLING_TYPES.map((value) => ({ value, label: messages.sellingTypes[value] }))}
            isFullWidth
            isRequired
          />
        )}
      </DraftField>
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
      </FormGrid>
    </Section>
  );
}
