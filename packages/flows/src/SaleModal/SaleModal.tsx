import { type Accessory, SELLING_TYPES, WARRANTIES } from '@handset/domain';
import { Button, DatePicker, Form, FormGrid, FormRow, Modal, SegmentedControl, Select } from '@handset/ui';
import { useId, useState } from 'react';
import { FormProvider, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { EntityPicker } from '../EntityPicker/EntityPicker.tsx';
import type { FlowDialogProps, Listing, Party } from '../embedding/embedding.ts';
import { FieldsDisabled, useFieldsDisabled } from '../form/Field.tsx';
import { Section } from '../form/Section.tsx';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { PictureSlots } from '../PictureSlots/PictureSlots.tsx';
import { DraftField } from './DraftField.tsx';
import { SaleAccessories } from './SaleAccessories.tsx';
import { SaleCredit } from './SaleCredit.tsx';
import { SaleExchange, type SaleExchangeProps } from './SaleExchange.tsx';
import * as styles from './SaleModal.css.ts';
import { SalePayment, type SalePaymentProps } from './SalePayment.tsx';
import { SalePhones } from './SalePhones.tsx';
import { SaleSummary } from './SaleSummary.tsx';
import type { SaleDraft, SaleUnit } from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';
import { useSaleForm } from './useSaleForm.ts';

/** Props of the sale modal; all money in minor units. */
export interface SaleModalProps extends FlowDialogProps<SaleDraft>, SaleExchangeProps, SalePaymentProps {
  /** What the form starts with, such as a draft that was kept through a reload. */
  defaultDraft?: SaleDraft | undefined;
  /** Called with the draft after each change, so that nothing typed is lost. */
  onChange?: ((draft: SaleDraft) => void) | undefined;
  /** The customers to choose from. */
  parties: Listing<Party>;
  /** The units that may be sold. */
  units: Listing<SaleUnit>;
  /** The accessories with what is in stock. */
  accessories: Listing<Accessory>;
}

/** The sale: customer, phones by IMEI, accessories, exchange or credit, payment. Submits the draft of its invoice. */
export function SaleModal(props: SaleModalProps) {
  const messages = useMessages(saleMessages);
  const common = useMessages(commonMessages);
  const formId = useId();
  const [isSending, setSending] = useState(false);
  return (
    <Modal
      isOpen={props.isOpen}
      onClose={props.onCancel}
      title={messages.title}
      size="large"
      isPending={isSending}
      footer={
        <>
          <Button onPress={props.onCancel} isDisabled={isSending}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={isSending}>
            {messages.submit}
          </Button>
        </>
      }
    >
      <SaleForm
        {...props}
        formId={formId}
        onSubmit={async (draft) => {
          setSending(true);
          try {
            return await props.onSubmit(draft);
          } finally {
            setSending(false);
          }
        }}
      />
    </Modal>
  );
}

function SaleForm({ formId, parties, units, accessories, ...props }: SaleModalProps & { formId: string }) {
  const messages = useMessages(saleMessages);
  const common = useMessages(commonMessages);
  const { form, errors, submitCount, isIncomplete, isSending, submit } = useSaleForm({
    defaultDraft: props.defaultDraft,
    parties: parties.items,
    accessories: accessories.items,
    onSubmit: props.onSubmit,
    onChange: props.onChange,
  });
  const sellingType = useWatch({ control: form.control, name: 'sellingType' });
  return (
    <FormProvider {...form}>
      <FieldsDisabled value={isSending}>
        <Form
          id={formId}
          label={messages.title}
          onSubmit={submit}
          errors={errors}
          alert={isIncomplete ? common.fillAll : undefined}
          submitCount={submitCount}
          shouldAdvanceOnEnter
        >
          <div className={styles.frame}>
            <div className={styles.columns}>
              <div className={styles.sections}>
                <SaleTerms parties={parties} />
                <SalePhones units={units} />
                <SaleAccessories accessories={accessories} />
                {sellingType === 'Exchange' && (
                  <SaleExchange
                    companies={props.companies}
                    models={props.models}
                    onCompanyChange={props.onCompanyChange}
                    onCreateCompany={props.onCreateCompany}
                    onCreateModel={props.onCreateModel}
                  />
                )}
                {sellingType === 'Credit' && <SaleCredit />}
                <SalePayment banks={props.banks} pocketBalance={props.pocketBalance} />
                <SalePictures />
              </div>
              <SaleSummary />
            </div>
          </div>
        </Form>
      </FieldsDisabled>
    </FormProvider>
  );
}

/** To whom, when and how. */
function SaleTerms({ parties }: { parties: Listing<Party> }) {
  const messages = useMessages(saleMessages);
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
        errors={{
          _id: errors.entity?._id?.message,
          name: errors.entity?.name?.message,
          number: errors.entity?.number?.message,
          reference: errors.entity?.reference?.message,
        }}
        isDisabled={useFieldsDisabled()}
      />
      <FormGrid>
        <DraftField name="saleDate">
          {(field) => <DatePicker {...field} label={messages.saleDate} isRequired />}
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
        <FormRow>
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
        </FormRow>
      </FormGrid>
    </Section>
  );
}

function SalePictures() {
  const messages = useMessages(saleMessages);
  const { setValue } = useFormContext<SaleDraft>();
  const pictures = useWatch<SaleDraft, 'pictures'>({ name: 'pictures' });
  return (
    <Section title={messages.pictures}>
      <PictureSlots
        slots={[
          { slot: 'cnicFrontPic', label: messages.pictureSlots.cnicFrontPic },
          { slot: 'cnicBackPic', label: messages.pictureSlots.cnicBackPic },
        ]}
        value={pictures}
        onChange={(changed) => setValue('pictures', changed)}
        isDisabled={useFieldsDisabled()}
      />
    </Section>
  );
}
