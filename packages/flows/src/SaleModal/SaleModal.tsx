import type { Accessory, NewParty } from '@handset/domain';
import { Button, Form, Modal, useDevelopmentWarning } from '@handset/ui';
import { useId, useMemo } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import type { CreateHandler, FlowDialogProps, Listing, Party } from '../embedding/embedding.ts';
import { FieldsDisabled } from '../form/Field.tsx';
import { MadeReady } from '../form/MadeReady.tsx';
import { useLeaveGuard } from '../form/useLeaveGuard.tsx';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { SaleAccessories } from './SaleAccessories.tsx';
import { SaleCredit } from './SaleCredit.tsx';
import { SaleExchange, type SaleExchangeProps } from './SaleExchange.tsx';
import * as styles from './SaleModal.css.ts';
import { SalePayment, type SalePaymentProps } from './SalePayment.tsx';
import { SalePhones } from './SalePhones.tsx';
import { SalePictures } from './SalePictures.tsx';
import { SaleSummary } from './SaleSummary.tsx';
import { SaleTerms } from './SaleTerms.tsx';
import type { SaleDraft, SaleUnit } from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';
import { saleWarning } from './saleWarning.ts';
import { usePayAll } from './usePayAll.ts';
import { useSaleForm } from './useSaleForm.ts';
import { useSaleKeys } from './useSaleKeys.ts';
import { useSalePhones } from './useSalePhones.ts';
import { useStock } from './useStock.ts';

/** Props of the sale modal; all money in minor units. */
export interface SaleModalProps extends FlowDialogProps<SaleDraft>, SaleExchangeProps, SalePaymentProps {
  /** What the form starts with, such as a draft that was kept through a reload. */
  defaultDraft?: SaleDraft | undefined;
  /** Called with the draft after each change, so that nothing typed is lost. */
  onChange?: ((draft: SaleDraft) => void) | undefined;
  /** The customers to choose from; with their balances, what is owed is shown before and after. */
  parties: Listing<Party>;
  /** Makes a new customer at once, and answers it. Without it the sale carries the new customer. */
  onCreateParty?: CreateHandler<NewParty, Party> | undefined;
  /** The units that may be sold, all of them: a phone that is not among them is marked as gone. */
  units: Listing<SaleUnit>;
  /** The accessories with what is in stock. */
  accessories: Listing<Accessory>;
}

/** The sale: customer, phones by IMEI, accessories, exchange or credit, payment. Submits the draft of its invoice. */
export function SaleModal(props: SaleModalProps) {
  const opened = <OpenSaleModal {...props} />;
  return props.isOpen ? opened : <MadeReady of={OpenSaleModal}>{opened}</MadeReady>;
}

function OpenSaleModal(props: SaleModalProps) {
  const { parties, units, accessories, onCancel } = props;
  const messages = useMessages(saleMessages);
  const common = useMessages(commonMessages);
  const formId = useId();
  const stock = useStock(units);
  const sale = useSaleForm({
    defaultDraft: props.defaultDraft,
    parties: parties.items,
    accessories: accessories.items,
    stock,
    onSubmit: props.onSubmit,
    onChange: props.onChange,
    onError: props.onError,
  });
  const { form, isSending } = sale;
  const phones = useSalePhones(form, units, stock);
  const payAll = usePayAll(form);
  const leave = useLeaveGuard({ isDirty: true, onLeave: onCancel });
  const cancel = () => (sale.hasEntries() ? leave.ask() : onCancel());
  const keys = useSaleKeys({
    form,
    formId,
    isDisabled: isSending,
    onScan: phones.scan,
    onSearch: () => phones.search.current?.focus(),
    onPayAll: () => {
      if (form.getValues('imei1') === '' || phones.add()) payAll();
    },
  });
  const sellingType = useWatch({ control: form.control, name: 'sellingType' });
  const warning = useMemo(() => saleWarning(units.items), [units.items]);
  useDevelopmentWarning(warning, '@handset/flows');

  return (
    <FormProvider {...form}>
      <div className={styles.listener} {...keys}>
        <Modal
          isOpen
          onClose={cancel}
          title={messages.title}
          size="large"
          isPending={isSending}
          footer={
            <>
              <Button onPress={cancel} isDisabled={isSending}>
                {common.cancel}
              </Button>
              <Button type="submit" form={formId} variant="primary" isPending={isSending}>
                {messages.submit}
              </Button>
            </>
          }
        >
          <FieldsDisabled value={isSending}>
            <Form
              id={formId}
              label={messages.title}
              onSubmit={sale.submit}
              errors={sale.errors}
              alert={sale.isIncomplete ? common.fillAll : undefined}
              submitCount={sale.submitCount}
              shouldAdvanceOnEnter
            >
              <div className={styles.frame}>
                <div className={styles.columns}>
                  <div className={styles.sections}>
                    <SaleTerms
                      parties={parties}
                      onCreateParty={props.onCreateParty}
                      onError={props.onError}
                    />
                    <SalePhones units={units} stock={stock} actions={phones} />
                    {sellingType === 'Exchange' && (
                      <SaleExchange
                        companies={props.companies}
                        models={props.models}
                        onCompanyChange={props.onCompanyChange}
                        onCreateCompany={props.onCreateCompany}
                        onCreateModel={props.onCreateModel}
                        onError={props.onError}
                      />
                    )}
                    {sellingType === 'Credit' && <SaleCredit />}
                    <SaleAccessories accessories={accessories} />
                    <SalePayment banks={props.banks} pocketBalance={props.pocketBalance} />
                    {sellingType !== 'Exchange' && <SalePictures onError={props.onError} />}
                  </div>
                  <SaleSummary parties={parties.items} />
                </div>
              </div>
            </Form>
          </FieldsDisabled>
        </Modal>
      </div>
      {leave.dialog}
    </FormProvider>
  );
}
