import { isUnofficialApproval, SPECIFICATIONS } from '@handset/domain';
import {
  Banner,
  Checkbox,
  FormGrid,
  FormRow,
  MoneyField,
  NumberField,
  Select,
  TextField,
  useWords,
} from '@handset/ui';
import type { ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { commonMessages } from '../../form/commonMessages.ts';
import type { Party } from '../../form/embedding.ts';
import { useFieldsDisabled } from '../../form/Field.tsx';
import { KnownPhoneNote } from '../../form/KnownPhoneNote.tsx';
import { PictureSlots } from '../../form/PictureSlots/PictureSlots.tsx';
import { Section } from '../../form/Section.tsx';
import { CnicField } from '../../money/cnic/CnicField.tsx';
import { cnicOnFile } from '../../money/cnic/cnicOnFile.ts';
import {
  CompanyModelPicker,
  type CompanyModelPickerProps,
} from '../../stock/CompanyModelPicker/CompanyModelPicker.tsx';
import { RamMemoryField } from '../../stock/CompanyModelPicker/RamMemoryField.tsx';
import { ImeiField } from '../../stock/ImeiField/ImeiField.tsx';
import { DraftField } from './DraftField.tsx';
import { IdentityPictures } from './IdentityPictures.tsx';
import type { SaleDraft } from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';
import type { Stock } from './useStock.ts';

const names = {
  companyName: 'exchangePhoneDetail.companyName',
  modelName: 'exchangePhoneDetail.modelName',
} as const;

/** Props of the section for the exchanged phone. */
export type SaleExchangeProps = Pick<
  CompanyModelPickerProps,
  'companies' | 'models' | 'onCompanyChange' | 'onCreateCompany' | 'onCreateModel'
>;

/** The catalogue, and whom to tell when a name or a picture could not be had. */
type CatalogueProps = SaleExchangeProps &
  Pick<CompanyModelPickerProps, 'onError'> & {
    /** The customers to choose from. */
    parties: readonly Party[];
    stock: Stock;
    renderKnownPhone: ((imei: string, otherImei?: string) => ReactNode) | undefined;
  };

/** The used phone that the customer hands over, and that person. It enters the used stock. */
export function SaleExchange({ parties, stock, renderKnownPhone, ...catalog }: CatalogueProps) {
  const messages = useWords(saleMessages);
  const common = useWords(commonMessages);
  const isDisabled = useFieldsDisabled();
  const { setValue, getValues } = useFormContext<SaleDraft>();
  const { errors } = useFormState<SaleDraft>();
  const phone = useWatch<SaleDraft, 'exchangePhoneDetail'>({ name: 'exchangePhoneDetail' });
  const entity = useWatch<SaleDraft, 'entity'>({ name: 'entity' });
  const pictures = useWatch<SaleDraft, 'pictures'>({ name: 'pictures' });
  const isInStock = (imei: string) => stock.find(imei) !== undefined;

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
              onSecond={(imei) => setValue('exchangePhoneDetail.imei2', imei)}
              isInStock={isInStock}
              isRequired
            />
          )}
        </DraftField>
        <DraftField name="exchangePhoneDetail.purchasePrice">
          {(field) => <MoneyField {...field} label={messages.value} isRequired />}
        </DraftField>
        <DraftField name="exchangePhoneDetail.imei2">
          {(field) => (
            <ImeiField
              {...field}
              label={messages.imei2}
              firstImei={phone.imei1}
              isConfirmed={phone.isImei2Confirmed}
              onConfirmedChange={(isOn) => setValue('exchangePhoneDetail.isImei2Confirmed', isOn)}
              onSecond={(imei) => {
                setValue('exchangePhoneDetail.imei1', getValues('exchangePhoneDetail.imei2'));
                setValue('exchangePhoneDetail.imei2', imei);
              }}
              isInStock={isInStock}
            />
          )}
        </DraftField>
        <KnownPhoneNote imeis={[phone.imei1, phone.imei2]} render={renderKnownPhone} />
        <RamMemoryField
          label={messages.ramMemory}
          name="exchangePhoneDetail.ramMemory"
          companyName={names.companyName}
        />
        <DraftField name="exchangePhoneDetail.color">
          {(field) => <TextField {...field} label={messages.color} />}
        </DraftField>
        <DraftField name="exchangePhoneDetail.specifications">
          {(field) => (
            <Select
              {...field}
              label={messages.specifications}
              description={common.ptaStatus}
              options={SPECIFICATIONS.map((value) => ({ value, label: messages.specificationNames[value] }))}
            />
          )}
        </DraftField>
        {phone.specifications && isUnofficialApproval(phone.specifications) && (
          <FormRow>
            <Banner
              tone="caution"
              title={messages.unofficialTitle(messages.specificationNames[phone.specifications])}
            >
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
          {(field) => (
            <CnicField
              {...field}
              label={messages.cnic}
              onFile={cnicOnFile(entity, parties)}
              description={phone.cnic === '' ? messages.cnicMissing : undefined}
            />
          )}
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
