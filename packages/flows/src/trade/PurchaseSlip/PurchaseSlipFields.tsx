import {
  CONDITIONS,
  FIRST_PURCHASE_DAY,
  isDay,
  isUnofficialApproval,
  PHONE_ACCESSORIES,
  PICTURE_SLOTS,
  SPECIFICATIONS,
  unitsByImei,
  WARRANTIES,
} from '@handset/domain';
import {
  Banner,
  Checkbox,
  CheckboxGroup,
  DatePicker,
  Disclosure,
  FormGrid,
  FormRow,
  MoneyField,
  NumberField,
  SegmentedControl,
  Select,
  Stack,
  TextField,
  useWords,
} from '@handset/ui';
import { type ComponentProps, useMemo, useRef, useState } from 'react';
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import { Field, useFieldsDisabled } from '../../form/Field.tsx';
import { useScanHandler } from '../../form/FormKeys.tsx';
import { goToField } from '../../form/goToField.ts';
import { KnownPhoneNote } from '../../form/KnownPhoneNote.tsx';
import { enterStop, listener } from '../../form/layout.css.ts';
import { PictureSlots } from '../../form/PictureSlots/PictureSlots.tsx';
import { Section } from '../../form/Section.tsx';
import { takeImeis } from '../../form/takeImeis.ts';
import { useDayText } from '../../form/useDayText.ts';
import { CreditFields } from '../../money/CreditFields/CreditFields.tsx';
import { CnicField } from '../../money/cnic/CnicField.tsx';
import { cnicOnFile } from '../../money/cnic/cnicOnFile.ts';
import { EntityPicker } from '../../money/EntityPicker/EntityPicker.tsx';
import { PaymentFields } from '../../money/WalletTransaction/PaymentFields.tsx';
import { CompanyModelPicker } from '../../stock/CompanyModelPicker/CompanyModelPicker.tsx';
import { RamMemoryField } from '../../stock/CompanyModelPicker/RamMemoryField.tsx';
import { ImeiField } from '../../stock/ImeiField/ImeiField.tsx';
import type { PurchaseSlipLists } from './PurchaseSlipProps.ts';
import { dueNow, followingPrice, missingCnicPictures, type PurchaseDraft } from './purchaseDraft.ts';
import { purchaseMessages } from './purchaseMessages.ts';

/** The slip's sections, in the order in which a counter deal goes. */
export function PurchaseSlipFields({ mode, ...lists }: PurchaseSlipLists & { mode: 'purchase' | 'edit' }) {
  return (
    <>
      <SellerSection {...lists} />
      <PhoneSection {...lists} />
      <PriceSection {...lists} />
      <PicturesSection {...lists} />
      {mode === 'purchase' ? <PaymentSection {...lists} /> : null}
      <SlipDate />
    </>
  );
}

/** The message of a field, by its path. */
function useErrorOf(): (path: string) => string | undefined {
  const { errors } = useFormState<PurchaseDraft>();
  return (path) => (get(errors, path) as { message?: string } | undefined)?.message;
}

function SellerSection({ parties, onCreateParty, onError }: PurchaseSlipLists) {
  const messages = useWords(purchaseMessages);
  const entity = useWatch<PurchaseDraft, 'entity'>({ name: 'entity' });
  const onFile = cnicOnFile(entity, parties.items);
  const errorOf = useErrorOf();
  return (
    <Section title={messages.sellerTitle}>
      <Field<PurchaseDraft, 'entity'> name="entity">
        {({ value, onChange, isDisabled }) => (
          <EntityPicker
            value={value}
            onChange={onChange}
            {...{ parties, onCreateParty, onError }}
            errors={{
              _id: errorOf('entity._id'),
              name: errorOf('entity.name'),
              number: errorOf('entity.number'),
              reference: errorOf('entity.reference'),
            }}
            isDisabled={isDisabled}
            autoFocus
          />
        )}
      </Field>
      <FormGrid>
        <Field<PurchaseDraft, 'cnic'> name="cnic">
          {(field) => <CnicField label={messages.cnic} onFile={onFile} isRequired={!onFile} {...field} />}
        </Field>
        <Field<PurchaseDraft, 'fatherName'> name="fatherName">
          {(field) => <TextField label={messages.fatherName} autoComplete="off" {...field} />}
        </Field>
      </FormGrid>
    </Section>
  );
}

/** The date, folded into one line. An error unfolds it. */
function SlipDate() {
  const messages = useWords(purchaseMessages);
  const common = useWords(commonMessages);
  const { today } = useFlows();
  const dayText = useDayText();
  const errorOf = useErrorOf();
  const [isOpened, setOpened] = useState(false);
  const date = useWatch<PurchaseDraft, 'date'>({ name: 'date' });
  const shown = date === today ? common.today : isDay(date) ? dayText(date) : '—';
  return (
    <Disclosure
      title={messages.dateIs(shown)}
      isExpanded={isOpened || errorOf('date') !== undefined}
      onExpandedChange={setOpened}
    >
      <FormGrid>
        <Field<PurchaseDraft, 'date'> name="date">
          {(field) => (
            <DatePicker label={common.date} min={FIRST_PURCHASE_DAY} max={today} isRequired {...field} />
          )}
        </Field>
      </FormGrid>
    </Disclosure>
  );
}

function PhoneSection(lists: PurchaseSlipLists) {
  const messages = useWords(purchaseMessages);
  const { getValues, setValue } = useFormContext<PurchaseDraft>();
  const section = useRef<HTMLDivElement>(null);
  const stock = useMemo(() => unitsByImei(lists.stock?.items ?? []), [lists.stock?.items]);
  const isInStock = (imei: string) => stock.has(imei);
  // Focus moves on, as after a scan into the field itself, since a scan into a filled field takes its place.
  useScanHandler((imei, second) => {
    const after = takeImeis(getValues(), imei, second);
    if (!after) return 'unplaced';
    setValue('imei1', after.imei1, { shouldDirty: true });
    setValue('imei2', after.imei2, { shouldDirty: true });
    goToField(section.current, after.imei2 === '' ? 'imei2' : 'phoneCondition');
    // The slip keeps it, and says below what is known of it.
    return [imei, second ?? ''].some(isInStock) ? 'refused' : 'taken';
  });
  return (
    <Section title={messages.phone}>
      <div ref={section} className={listener}>
        <FormGrid>
          <CompanyAndModel {...lists} />
          <Imei number={1} isInStock={isInStock} />
          <Imei number={2} isInStock={isInStock} />
          <PhoneOfSlip render={lists.renderKnownPhone} />
          <Field<PurchaseDraft, 'phoneCondition'> name="phoneCondition">
            {(field) => (
              <SegmentedControl
                label={messages.condition}
                options={CONDITIONS.map((value) => ({ value, label: messages.conditions[value] }))}
                isRequired
                isFullWidth
                {...field}
              />
            )}
          </Field>
          <Warranty />
          <RamMemoryField label={messages.ramMemory} name="ramMemory" companyName="companyName" isRequired />
          <PhoneParticulars />
        </FormGrid>
      </div>
    </Section>
  );
}

/** The rest of the particulars, from color to accessories. */
function PhoneParticulars() {
  const messages = useWords(purchaseMessages);
  const common = useWords(commonMessages);
  return (
    <>
      <Field<PurchaseDraft, 'color'> name="color">
        {(field) => <TextField label={messages.color} autoComplete="off" {...field} />}
      </Field>
      <Field<PurchaseDraft, 'specifications'> name="specifications">
        {(field) => (
          <Select
            label={messages.specifications}
            description={common.ptaStatus}
            options={SPECIFICATIONS.map((value) => ({ value, label: messages.specificationNames[value] }))}
            {...field}
          />
        )}
      </Field>
      <Field<PurchaseDraft, 'batteryHealth'> name="batteryHealth">
        {(field) => (
          <NumberField label={messages.batteryHealth} unit="%" minValue={1} maxValue={100} {...field} />
        )}
      </Field>
      <UnofficialApproval />
      <FormRow>
        <Field<PurchaseDraft, 'accessories'> name="accessories">
          {({ value, onChange, ...field }) => (
            <CheckboxGroup
              label={messages.accessories}
              orientation="horizontal"
              options={PHONE_ACCESSORIES.map((name) => ({
                value: name,
                label: messages.accessoryNames[name],
              }))}
              value={PHONE_ACCESSORIES.filter((name) => value[name])}
              onChange={(names) =>
                onChange({
                  charger: names.includes('charger'),
                  handFree: names.includes('handFree'),
                  box: names.includes('box'),
                })
              }
              {...field}
            />
          )}
        </Field>
      </FormRow>
    </>
  );
}

function CompanyAndModel({
  companies,
  models,
  onCompanyChange,
  onCreateCompany,
  onCreateModel,
  onError,
}: PurchaseSlipLists) {
  const { setValue } = useFormContext<PurchaseDraft>();
  const [companyName, modelName] = useWatch<PurchaseDraft, ['companyName', 'modelName']>({
    name: ['companyName', 'modelName'],
  });
  const errorOf = useErrorOf();
  const isDisabled = useFieldsDisabled();
  const set = (name: 'companyName' | 'modelName', value: string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: errorOf(name) !== undefined });
  return (
    <CompanyModelPicker
      value={{ companyName, modelName }}
      onChange={(next) => {
        if (next.companyName !== companyName) set('companyName', next.companyName);
        if (next.modelName !== modelName) set('modelName', next.modelName);
      }}
      names={{ companyName: 'companyName', modelName: 'modelName' }}
      errors={{ companyName: errorOf('companyName'), modelName: errorOf('modelName') }}
      {...{ companies, models, onCompanyChange, onCreateCompany, onCreateModel, onError, isDisabled }}
    />
  );
}

function Imei({ number, isInStock }: { number: 1 | 2; isInStock: (imei: string) => boolean }) {
  const messages = useWords(purchaseMessages);
  const { setValue, getValues } = useFormContext<PurchaseDraft>();
  const confirmation = `isImei${number}Confirmed` as const;
  const [isConfirmed, first] = useWatch<PurchaseDraft, [typeof confirmation, 'imei1']>({
    name: [confirmation, 'imei1'],
  });
  return (
    <Field<PurchaseDraft, `imei${1 | 2}`> name={`imei${number}`}>
      {(field) => (
        <ImeiField
          {...field}
          isInStock={isInStock}
          onSecond={(imei) => {
            if (number === 2) setValue('imei1', getValues('imei2'), { shouldDirty: true });
            setValue('imei2', imei, { shouldDirty: true });
          }}
          label={number === 1 ? messages.imei1 : messages.imei2}
          firstImei={number === 2 ? first : undefined}
          isRequired={number === 1}
          isConfirmed={isConfirmed}
          onConfirmedChange={(confirmed) => setValue(confirmation, confirmed, { shouldDirty: true })}
        />
      )}
    </Field>
  );
}

function PhoneOfSlip({ render }: Pick<ComponentProps<typeof KnownPhoneNote>, 'render'>) {
  const imeis = useWatch<PurchaseDraft, ['imei1', 'imei2']>({ name: ['imei1', 'imei2'] });
  return <KnownPhoneNote imeis={imeis} render={render} />;
}

/** Remaining maker's warranty, for used phones only. */
function Warranty() {
  const messages = useWords(purchaseMessages);
  const condition = useWatch<PurchaseDraft, 'phoneCondition'>({ name: 'phoneCondition' });
  if (condition !== 'Used') return null;
  return (
    <Field<PurchaseDraft, 'warranty'> name="warranty">
      {(field) => (
        <Select
          label={messages.warranty}
          options={WARRANTIES.map((value, months) => ({ value, label: messages.warrantyMonths(months) }))}
          isRequired
          {...field}
        />
      )}
    </Field>
  );
}

function UnofficialApproval() {
  const messages = useWords(purchaseMessages);
  const specification = useWatch<PurchaseDraft, 'specifications'>({ name: 'specifications' });
  if (!specification || !isUnofficialApproval(specification)) return null;
  return (
    <FormRow>
      <Banner tone="caution" title={messages.unofficialTitle(messages.specificationNames[specification])}>
        {messages.unofficialText}
      </Banner>
    </FormRow>
  );
}

function PriceSection({ priceLock }: PurchaseSlipLists) {
  const messages = useWords(purchaseMessages);
  const common = useWords(commonMessages);
  const { setValue, getValues } = useFormContext<PurchaseDraft>();
  const followDemand = (demandPrice: number | null) =>
    setValue('finalPrice', followingPrice(getValues(), demandPrice), { shouldDirty: true });
  return (
    <>
      <Section title={messages.priceTitle}>
        <FormGrid>
          <Field<PurchaseDraft, 'purchasePrice'> name="purchasePrice">
            {(field) => (
              <MoneyField
                label={messages.purchasePrice}
                description={priceLock}
                isReadOnly={priceLock !== undefined}
                isRequired
                {...field}
              />
            )}
          </Field>
        </FormGrid>
      </Section>
      <Section title={messages.toShow}>
        <FormGrid>
          <Field<PurchaseDraft, 'demandPrice'> name="demandPrice">
            {({ onChange, ...field }) => (
              <MoneyField
                label={messages.demandPrice}
                isRequired
                {...field}
                onChange={(demandPrice) => {
                  followDemand(demandPrice);
                  onChange(demandPrice);
                }}
              />
            )}
          </Field>
          <Field<PurchaseDraft, 'finalPrice'> name="finalPrice">
            {(field) => (
              <MoneyField
                label={messages.finalPrice}
                description={common.lowestPrice}
                isRequired
                {...field}
              />
            )}
          </Field>
        </FormGrid>
      </Section>
    </>
  );
}

function PaymentSection({ banks, pocketBalance, canGoBelowZero }: PurchaseSlipLists) {
  const messages = useWords(purchaseMessages);
  const common = useWords(commonMessages);
  const [purchasePrice, purchasePaymentType, creditPaymentData, date] = useWatch<
    PurchaseDraft,
    ['purchasePrice', 'purchasePaymentType', 'creditPaymentData', 'date']
  >({ name: ['purchasePrice', 'purchasePaymentType', 'creditPaymentData', 'date'] });
  const errorOf = useErrorOf();
  return (
    <Section title={messages.paymentTitle}>
      <Stack>
        <Field<PurchaseDraft, 'purchasePaymentType'> name="purchasePaymentType">
          {(field) => (
            <SegmentedControl
              label={messages.paymentType}
              options={[
                { value: 'full-payment', label: messages.paymentTypes['full-payment'] },
                { value: 'credit', label: messages.paymentTypes.credit },
              ]}
              isRequired
              isFullWidth
              {...field}
            />
          )}
        </Field>
        {purchasePaymentType === 'credit' ? (
          <Field<PurchaseDraft, 'creditPaymentData'> name="creditPaymentData">
            {({ value, onChange, isDisabled }) => (
              <CreditFields
                value={value}
                onChange={onChange}
                total={purchasePrice ?? 0}
                minDate={date || undefined}
                names={{
                  payableAmountNow: 'creditPaymentData.payableAmountNow',
                  dateOfPayment: 'creditPaymentData.dateOfPayment',
                }}
                errors={{
                  payableAmountNow: errorOf('creditPaymentData.payableAmountNow'),
                  dateOfPayment: errorOf('creditPaymentData.dateOfPayment'),
                }}
                isDisabled={isDisabled}
              />
            )}
          </Field>
        ) : null}
        <Field<PurchaseDraft, 'payment'> name="payment">
          {({ value, onChange, errorMessage, isDisabled }) => (
            <PaymentFields
              due={dueNow({ purchasePrice, purchasePaymentType, creditPaymentData })}
              barLabel={common.payableNow}
              {...{ value, onChange, errorMessage, isDisabled, banks, pocketBalance, canGoBelowZero }}
            />
          )}
        </Field>
      </Stack>
    </Section>
  );
}

function PicturesSection({ storedPictures, onError }: PurchaseSlipLists) {
  const messages = useWords(purchaseMessages);
  const errorOf = useErrorOf();
  const phoneCondition = useWatch<PurchaseDraft, 'phoneCondition'>({ name: 'phoneCondition' });
  return (
    <Section title={messages.pictures}>
      <Field<PurchaseDraft, 'isApprovedFromEgadgets'> name="isApprovedFromEgadgets">
        {(field) => <Checkbox {...field}>{messages.eGadgetsApproved}</Checkbox>}
      </Field>
      <Field<PurchaseDraft, 'pictures'> name="pictures">
        {({ name, value, onChange, isDisabled }) => {
          const asked = missingCnicPictures({ phoneCondition, pictures: value }, storedPictures);
          return (
            <fieldset className={enterStop} data-enter-stop="" aria-label={messages.pictures} tabIndex={-1}>
              <PictureSlots
                {...{ name, value, onChange, isDisabled, onError }}
                stored={storedPictures}
                errors={Object.fromEntries(PICTURE_SLOTS.map((slot) => [slot, errorOf(`pictures.${slot}`)]))}
                slots={PICTURE_SLOTS.map((slot) => ({
                  slot,
                  label: messages.pictureSlots[slot],
                  description: asked.includes(slot) ? messages.cnicAsked : undefined,
                  maxCount: slot === 'images' ? 5 : 1,
                }))}
              />
            </fieldset>
          );
        }}
      </Field>
    </Section>
  );
}
