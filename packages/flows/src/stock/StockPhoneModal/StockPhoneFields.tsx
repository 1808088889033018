import { SPECIFICATIONS } from '@handset/domain';
import {
  Checkbox,
  Effects,
  FormGrid,
  FormRow,
  ImagePicker,
  MoneyField,
  Select,
  Stack,
  TextField,
  useWords,
} from '@handset/ui';
import type { ComponentProps } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type { FlowError } from '../../form/embedding.ts';
import { Field, useFieldsDisabled } from '../../form/Field.tsx';
import { useScanHandler } from '../../form/FormKeys.tsx';
import { KnownPhoneNote } from '../../form/KnownPhoneNote.tsx';
import * as layout from '../../form/layout.css.ts';
import { MAX_PICTURE_SIZE, PICTURE_TYPES } from '../../form/PictureSlots/PictureSlots.tsx';
import { Section } from '../../form/Section.tsx';
import { takeImeis } from '../../form/takeImeis.ts';
import { useErrorOf } from '../../form/useErrorOf.ts';
import { CompanyModelPicker } from '../CompanyModelPicker/CompanyModelPicker.tsx';
import { ImeiField } from '../ImeiField/ImeiField.tsx';
import type { StockPhoneLists } from './StockPhoneModalProps.ts';
import type { StockPhone, StockPhoneDraft } from './stockPhoneDraft.ts';
import { stockPhoneMessages } from './stockPhoneMessages.ts';

/** Most pictures of one phone, the cover included. */
const MAX_STOCK_PICTURES = 10;

interface StockPhoneFieldsProps extends Omit<StockPhoneLists, 'units'> {
  isInStock: (imei: string) => boolean;
  columns: 1 | 2;
  phone: StockPhone | undefined;
  onError: ((error: FlowError) => void) | undefined;
}

/** The fields of the stock form, in the specification's order. */
export function StockPhoneFields(props: StockPhoneFieldsProps) {
  const { columns, phone, isInStock, renderKnownPhone, onError, ...lists } = props;
  const messages = useWords(stockPhoneMessages);
  const common = useWords(commonMessages);
  useScannedImeis(isInStock);
  return (
    <>
      <Section title={messages.phone}>
        <FormGrid columns={columns}>
          <FormRow>
            <Field<StockPhoneDraft, 'name'> name="name">
              {(field) => (
                <TextField label={messages.name} isRequired autoComplete="off" autoFocus {...field} />
              )}
            </Field>
          </FormRow>
          <CompanyAndModel {...lists} onError={onError} />
          <Field<StockPhoneDraft, 'specs'> name="specs">
            {({ value, onChange, ...field }) => (
              <Select
                label={messages.specifications}
                description={common.ptaStatus}
                options={[
                  { value: 'none', label: messages.noSpecification },
                  ...SPECIFICATIONS.map((name) => ({
                    value: name,
                    label: messages.specificationNames[name],
                  })),
                ]}
                value={value ?? 'none'}
                onChange={(chosen) => onChange(chosen === 'none' ? null : chosen)}
                {...field}
              />
            )}
          </Field>
          <Field<StockPhoneDraft, 'color'> name="color">
            {(field) => <TextField label={messages.color} isRequired autoComplete="off" {...field} />}
          </Field>
          <Imei number={1} isInStock={isInStock} />
          <SecondImei isInStock={isInStock} />
          <KnownPhone render={renderKnownPhone} />
        </FormGrid>
      </Section>
      <Section title={messages.prices}>
        <Prices columns={columns} phone={phone} />
      </Section>
      <Section title={messages.pictures} hint={messages.picturesHint}>
        <Images phone={phone} onError={onError} />
      </Section>
    </>
  );
}

const ignore = () => {};

function CompanyAndModel({
  onCreateCompany = ignore,
  onCreateModel = ignore,
  ...lists
}: Pick<StockPhoneFieldsProps, (keyof StockPhoneLists & keyof StockPhoneFieldsProps) | 'onError'>) {
  const messages = useWords(stockPhoneMessages);
  const { setValue } = useFormContext<StockPhoneDraft>();
  const [companyName, modelName] = useWatch<StockPhoneDraft, ['companyName', 'modelSpecifications']>({
    name: ['companyName', 'modelSpecifications'],
  });
  const errorOf = useErrorOf();
  const isDisabled = useFieldsDisabled();
  const set = (name: 'companyName' | 'modelSpecifications', value: string) =>
    setValue(name, value, { shouldDirty: true });
  return (
    <CompanyModelPicker
      value={{ companyName, modelName }}
      onChange={(next) => {
        if (next.companyName !== companyName) set('companyName', next.companyName);
        if (next.modelName !== modelName) set('modelSpecifications', next.modelName);
      }}
      labels={{ companyName: messages.companyName, modelName: messages.modelName }}
      names={{ companyName: 'companyName', modelName: 'modelSpecifications' }}
      errors={{ companyName: errorOf('companyName'), modelName: errorOf('modelSpecifications') }}
      {...{ ...lists, onCreateCompany, onCreateModel, isDisabled }}
    />
  );
}

/** Puts the first scanned IMEI into IMEI 1, and the second one of a phone with two SIMs into IMEI 2. */
function useScannedImeis(isInStock: (imei: string) => boolean) {
  const { getValues, setValue } = useFormContext<StockPhoneDraft>();
  useScanHandler((imei, second) => {
    const before = getValues();
    const after = takeImeis(before, imei, second);
    if (!after) return 'unplaced';
    if (after.imei1 !== before.imei1) setValue('imei1', after.imei1, { shouldDirty: true });
    if (after.imei2 !== before.imei2) {
      setValue('isDualSim', true, { shouldDirty: true });
      setValue('imei2', after.imei2, { shouldDirty: true });
    }
    return [imei, second ?? ''].some(isInStock) ? 'refused' : 'taken';
  });
}

function KnownPhone({ render }: Pick<ComponentProps<typeof KnownPhoneNote>, 'render'>) {
  const imeis = useWatch<StockPhoneDraft, ['imei1', 'imei2']>({ name: ['imei1', 'imei2'] });
  return <KnownPhoneNote imeis={imeis} render={render} />;
}

function Imei({ number, isInStock }: { number: 1 | 2; isInStock: (imei: string) => boolean }) {
  const messages = useWords(stockPhoneMessages);
  const { setValue, getValues } = useFormContext<StockPhoneDraft>();
  const confirmation = `isImei${number}Confirmed` as const;
  const [isConfirmed, first] = useWatch<StockPhoneDraft, [typeof confirmation, 'imei1']>({
    name: [confirmation, 'imei1'],
  });
  return (
    <Field<StockPhoneDraft, `imei${1 | 2}`> name={`imei${number}`}>
      {(field) => (
        <ImeiField
          {...field}
          label={number === 1 ? messages.imei1 : messages.imei2}
          firstImei={number === 2 ? first : undefined}
          isInStock={isInStock}
          isRequired={number === 1}
          isConfirmed={isConfirmed}
          onConfirmedChange={(confirmed) => setValue(confirmation, confirmed, { shouldDirty: true })}
          onSecond={(imei) => {
            if (number === 2) setValue('imei1', getValues('imei2'), { shouldDirty: true });
            setValue('isDualSim', true, { shouldDirty: true });
            setValue('imei2', imei, { shouldDirty: true });
          }}
        />
      )}
    </Field>
  );
}

/** Only a phone with two SIMs has a second IMEI; unchecking clears it. */
function SecondImei({ isInStock }: { isInStock: (imei: string) => boolean }) {
  const messages = useWords(stockPhoneMessages);
  const { setValue } = useFormContext<StockPhoneDraft>();
  const isDualSim = useWatch<StockPhoneDraft, 'isDualSim'>({ name: 'isDualSim' });
  return (
    <Stack gap={3}>
      <Field<StockPhoneDraft, 'isDualSim'> name="isDualSim">
        {({ value, onChange, name, isDisabled }) => (
          <Checkbox
            name={name}
            isSelected={value}
            isDisabled={isDisabled}
            onChange={(isDual) => {
              onChange(isDual);
              if (isDual) return;
              setValue('imei2', '', { shouldDirty: true });
              setValue('isImei2Confirmed', false);
            }}
          >
            {messages.addDualSim}
          </Checkbox>
        )}
      </Field>
      {isDualSim ? <Imei number={2} isInStock={isInStock} /> : null}
    </Stack>
  );
}

function Prices({ columns, phone }: { columns: 1 | 2; phone: StockPhone | undefined }) {
  const messages = useWords(stockPhoneMessages);
  const common = useWords(commonMessages);
  const { formatMoney } = useFlows();
  const cost = useWatch<StockPhoneDraft, 'purchasePrice'>({ name: 'purchasePrice' });
  const isCostHidden = phone !== undefined && phone.purchasePrice === null;
  const isCostFixed = phone?.source !== undefined && phone.source !== 'stock';
  const before = phone?.purchasePrice ?? 0;
  return (
    <Stack gap={4}>
      <FormGrid columns={columns === 1 ? 1 : 3}>
        <Field<StockPhoneDraft, 'demandPrice'> name="demandPrice">
          {(field) => <MoneyField label={messages.demandPrice} isRequired {...field} />}
        </Field>
        {isCostHidden ? null : (
          <Field<StockPhoneDraft, 'purchasePrice'> name="purchasePrice">
            {(field) => (
              <MoneyField
                label={messages.purchasePrice}
                isRequired
                isReadOnly={isCostFixed}
                description={isCostFixed ? messages.costIsOnSlip : undefined}
                {...field}
              />
            )}
          </Field>
        )}
        <Field<StockPhoneDraft, 'finalPrice'> name="finalPrice">
          {(field) => (
            <MoneyField label={messages.finalPrice} description={common.lowestPrice} isRequired {...field} />
          )}
        </Field>
      </FormGrid>
      {isCostHidden ? <span className={layout.plain}>{messages.costIsHidden}</span> : null}
      {cost !== null && cost !== before && !isCostHidden ? (
        <Effects
          effects={[
            {
              label: messages.stockValue,
              to: `${cost > before ? '+' : ''}${formatMoney(cost - before)}`,
              tone: cost > before ? 'positive' : 'caution',
            },
          ]}
        />
      ) : null}
    </Stack>
  );
}

function Images({
  phone,
  onError,
}: {
  phone: StockPhone | undefined;
  onError: ((error: FlowError) => void) | undefined;
}) {
  const messages = useWords(stockPhoneMessages);
  const stored = phone?.pictures ?? [];
  const chosen = useWatch<StockPhoneDraft, 'pictures'>({ name: 'pictures' });
  return (
    <Stack gap={3}>
      <Field<StockPhoneDraft, 'pictures'> name="pictures">
        {(field) => (
          <ImagePicker
            label={messages.pictures}
            isLabelHidden
            hasCover
            maxCount={MAX_STOCK_PICTURES}
            maxSize={MAX_PICTURE_SIZE}
            accept={PICTURE_TYPES}
            existing={stored.map(({ _id, url }, index) => ({
              id: _id,
              url,
              alt: `${messages.picture} ${index + 1}`,
            }))}
            onRefuse={(refusals) => {
              for (const cause of refusals.filter(({ reason }) => reason === 'unreadable'))
                onError?.({ code: 'unreadable', operation: 'read-file', retryable: false, cause });
            }}
            {...field}
          />
        )}
      </Field>
      {stored.length > 0 && chosen.length > 0 ? (
        <Field<StockPhoneDraft, 'isNewCover'> name="isNewCover">
          {(field) => <Checkbox {...field}>{messages.newCover}</Checkbox>}
        </Field>
      ) : null}
    </Stack>
  );
}
