import { isUnofficialApproval, RAM_MEMORY_OPTIONS, SPECIFICATIONS } from '@handset/domain';
import {
  Banner,
  Checkbox,
  FormGrid,
  FormRow,
  MoneyField,
  NumberField,
  PatternField,
  SearchableSelect,
  Select,
  TextField,
} from '@handset/ui';
import { useMemo } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import {
  CompanyModelPicker,
  type CompanyModelPickerProps,
} from '../CompanyModelPicker/CompanyModelPicker.tsx';
import { useFieldsDisabled } from '../form/Field.tsx';
import { Section } from '../form/Section.tsx';
import { ImeiField } from '../ImeiField/ImeiField.tsx';
import { useMessages } from '../messages/useMessages.ts';
import { PictureSlots } from '../PictureSlots/PictureSlots.tsx';
import { DraftField } from './DraftField.tsx';
import { IdentityPictures } from './SalePictures.tsx';
import type { SaleDraft } from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';

const itself = (text: string) => text;
const specifications = SPECIFICATIONS.map((value) => ({ value, label: value }));
const names = {
  companyName: 'exchangePhoneDetail.companyName',
  modelName: 'exchangePhoneDetail.modelName',
} as const;

/** What the section for the exchanged phone is given. */
export type SaleExchangeProps = Pick<
  CompanyModelPickerProps,
  'companies' | 'models' | 'onCompanyChange' | 'onCreateCompany' | 'onCreateModel'
>;

/** The catalogue, and whom to tell when a name or a picture could not be had. */
type CatalogueProps = SaleExchangeProps & Pick<CompanyModelPickerProps, 'onError'>;

/** The used phone that the customer hands over, and who hands it over; it enters the used stock. */
export function SaleExchange(catalog: CatalogueProps) {
  const messages = useMessages(saleMessages);
  const isDisabled = useFieldsDisabled();
  const { setValue } = useFormContext<SaleDraft>();
  const { errors } = useFormState<SaleDraft>();
  const phone = useWatch<SaleDraft, 'exchangePhoneDetail'>({ name: 'exchangePhoneDetail' });
  const pictures = useWatch<SaleDraft, 'pictures'>({ name: 'pictures' });
  const memories = useMemo(
    () => [...new Set([...RAM_MEMORY_OPTIONS, phone.ramMemory])].filter((memory) => memory !== ''),
    [phone.ramMemory],
  );

  return (
    <Section title={messages.exchange} hint={messages.exchangeHint}>
      <FormGrid>
        <CompanyModelPicker
          value={phone}
          onChange={({ companyName, modelName }) => {
            setValue(names.companyName, companyName);
            setValue(names.modelName, modelName);
          }}
          {...catalog}
          names={names}
          errors={{
            companyName: errors.exchangePhoneDetail?.companyName?.message,
            modelName: errors.exchangePhoneDetail?.modelName?.message,
          }}
          isDisabled={isDisabled}
        />
        <DraftField name="exchangePhoneDetail.imei1">
          {(field) => (
            <ImeiField
              {...field}
              label={messages.imei1}
              isConfirmed={phone.isImei1Confirmed}
              onConfirmedChange={(isOn) => setValue('exchangePhoneDetail.isImei1Confirmed', isOn)}
              isRequired
            />
          )}
        </DraftField>
        <DraftField name="exchangePhoneDetail.imei2">
          {(field) => (
            <ImeiField
              {...field}
              label={messages.imei2}
              isConfirmed={phone.isImei2Confirmed}
              onConfirmedChange={(isOn) => setValue('exchangePhoneDetail.isImei2Confirmed', isOn)}
            />
          )}
        </DraftField>
        <DraftField name="exchangePhoneDetail.ramMemory">
          {(field) => (
            <SearchableSelect
              {...field}
              label={messages.ramMemory}
              options={memories}
              getKey={itself}
              getLabel={itself}
              value={field.value || null}
              onChange={(memory) => field.onChange(memory ?? '')}
              onCreate={field.onChange}
              isNumeric
            />
          )}
        </DraftField>
        <DraftField name="exchangePhoneDetail.color">
          {(field) => <TextField {...field} label={messages.color} />}
        </DraftField>
        <DraftField name="exchangePhoneDetail.specifications">
          {(field) => <Select {...field} label={messages.specifications} options={specifications} />}
        </DraftField>
        {phone.specifications && isUnofficialApproval(phone.specifications) && (
          <FormRow>
            <Banner tone="caution" title={messages.unofficialTitle(phone.specifications)}>
              {messages.unofficialText}
            </Banner>
          </FormRow>
        )}
        <DraftField name="exchangePhoneDetail.batteryHealth">
          {(field) => (
            <NumberField {...field} label={messages.batteryHealth} minValue={1} maxValue={100} unit="%" />
          )}
        </DraftField>
        <DraftField name="exchangePhoneDetail.cnic">
          {(field) => <PatternField {...field} label={messages.cnic} pattern="00000-0000000-0" />}
        </DraftField>
        <DraftField name="exchangePhoneDetail.purchasePrice">
          {(field) => <MoneyField {...field} label={messages.value} isRequired />}
        </DraftField>
        <DraftField name="exchangePhoneDetail.demandPrice">
          {(field) => <MoneyField {...field} label={messages.demandPrice} />}
        </DraftField>
        <FormRow>
          <IdentityPictures onError={catalog.onError} />
        </FormRow>
        <FormRow>
          <PictureSlots
            slots={[{ slot: 'phonePicture', label: messages.pictureSlots.phonePicture }]}
            value={pictures}
            onChange={(changed) => setValue('pictures', changed)}
            onError={catalog.onError}
            isDisabled={isDisabled}
          />
        </FormRow>
      </FormGrid>
      <DraftField name="exchangePhoneDetail.isApprovedFromEgadgets">
        {(field) => <Checkbox {...field}>{messages.isApprovedFromEgadgets}</Checkbox>}
      </DraftField>
    </Section>
  );
}
