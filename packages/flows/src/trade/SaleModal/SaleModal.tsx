import type { Day, NewParty, Person } from '@handset/domain';
import { Button, ConfirmDialog, Form, Modal, useWords } from '@handset/ui';
import { Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, useWatch } from 'react-hook-form';
import { commonMessages } from '../../form/commonMessages.ts';
import type {
  AccessoryOption,
  CreateHandler,
  FlowDialogProps,
  Listing,
  Party,
} from '../../form/embedding.ts';
import { FieldsDisabled } from '../../form/Field.tsx';
import { FormKeys, RefusedScan } from '../../form/FormKeys.tsx';
import { FormNotice } from '../../form/FormNotice.tsx';
import { goToField } from '../../form/goToField.ts';
import { Key } from '../../form/Key.tsx';
import { useLeaveGuard } from '../../form/useLeaveGuard.tsx';
import { Warnings } from '../../form/Warnings.tsx';
import { whileOpen } from '../../form/whileOpen.tsx';
import { paymentKeys } from '../../money/WalletTransaction/paymentSplit.ts';
import { changeSellingType } from './changeSellingType.ts';
import { goToCustomer } from './goToNextEntry.ts';
import { ParkDialog } from './ParkDialog.tsx';
import { SaleAccessories } from './SaleAccessories.tsx';
import { ExchangeCredit, SaleCredit } from './SaleCredit.tsx';
import { SaleCustomer } from './SaleCustomer.tsx';
import { SaleExchange, type SaleExchangeProps } from './SaleExchange.tsx';
import * as styles from './SaleModal.css.ts';
import { SalePayBar } from './SalePayBar.tsx';
import { SalePayment, type SalePaymentProps } from './SalePayment.tsx';
import { SalePhones } from './SalePhones.tsx';
import { SaleSummary } from './SaleSummary.tsx';
import { SaleTerms } from './SaleTerms.tsx';
import { SeveralImeis } from './SeveralImeis.tsx';
import { isWalkIn, type SaleDraft, type SaleUnit } from './saleDraft.ts';
import { CUSTOMER_KEY, OLD_PHONE_KEY, PARK_KEY, SUBMIT_KEYS, saleMessages } from './saleMessages.ts';
import { UnfinishedButton, UnfinishedList, type UnfinishedSales } from './UnfinishedSales.tsx';
import { useSaleForm } from './useSaleForm.ts';
import { useSalePayment } from './useSalePayment.ts';
import { useSalePhones } from './useSalePhones.ts';
import { useStock } from './useStock.ts';

/** Props of the sale modal; all money in minor units. */
export interface SaleModalProps extends FlowDialogProps<SaleDraft>, SaleExchangeProps, SalePaymentProps {
  /** Initial values, such as a draft saved across a reload. */
  defaultDraft?: SaleDraft | undefined;
  /** Called with the draft after each change, so that nothing typed is lost. */
  onChange?: ((draft: SaleDraft) => void) | undefined;
  /** The shop's day when the draft was last changed: see `DraftProps.keptOn`. */
  keptOn?: Day | undefined;
  /** Puts the unfinished sale aside, to be continued by `defaultDraft` later. Without it, there is no button and no key. */
  onPark?: ((draft: SaleDraft) => void) | undefined;
  /** Unfinished sales besides this one. A button in the head says how many there are, and opens their list above the fields. */
  unfinished?: UnfinishedSales | undefined;
  /** Drawn after the fields. */
  notice?: ReactNode;
  /** The customers to choose from. With their balances, the form shows the debt before and after. */
  parties: Listing<Party>;
  /** Creates a new customer at once and returns it. Without it, the sale contains the new customer. */
  onCreateParty?: CreateHandler<NewParty, Party> | undefined;
  /** The shop's walk-in customer, from `walkInOf`. A full payment starts with it; credit and exchange ask for a person. */
  walkIn?: Person | undefined;
  /** The units that may be sold, all of them: a phone that is not among them is marked as gone. */
  units: Listing<SaleUnit>;
  /** IMEIs, or codes of both IMEIs of a phone, that were scanned for this sale before its form was there. Each that is added to the list is taken as a scan into the form. */
  scanned?: readonly string[] | undefined;
  /** Draws what is known of a scanned phone that is not in stock, such as its invoice or a way to buy it. */
  renderMissingPhone?: ((imei: string) => ReactNode) | undefined;
  /** Draws what is known of the phone taken in exchange by an IMEI that was entered, such as to whom it was sold. `otherImei` is its other one, once both are entered. */
  renderKnownPhone?: ((imei: string, otherImei?: string) => ReactNode) | undefined;
  /** The accessories with their stock. */
  accessories: Listing<AccessoryOption>;
  /** The last closed day of the books. The form asks before a sale is dated up to it. */
  closedUpTo?: Day | null | undefined;
}

const none: readonly never[] = [];
const noneUnfinished: UnfinishedSales = { count: 0, list: null };

/** The sale: phones by IMEI, customer, accessories, exchange or credit, payment. Submits the draft of its invoice. */
export const SaleModal = whileOpen(function SaleModal(props: SaleModalProps) {
  const { parties, units, accessories, onCancel } = props;
  const messages = useWords(saleMessages);
  const common = useWords(commonMessages);
  const formId = useId();
  const stock = useStock(units);
  const sale = useSaleForm({
    defaultDraft: props.defaultDraft,
    parties: parties.items,
    walkIn: props.walkIn,
    accessories: accessories.items,
    stock,
    wallet: props,
    closedUpTo: props.closedUpTo ?? null,
    onSubmit: props.onSubmit,
    onPark: props.onPark,
    onChange: props.onChange,
    onError: props.onError,
    keptOn: props.keptOn,
  });
  const { form, isSending } = sale;
  const phones = useSalePhones(form, units, stock, props.scanned ?? none);
  const [isWalletOpen, setWalletOpen] = useState(false);
  const [isParking, setParking] = useState(false);
  const [isListOpen, setListOpen] = useState(false);
  const listId = useId();
  const { count, list } = props.unfinished ?? noneUnfinished;
  const payment = useSalePayment(form, props.banks.items);
  const leave = useLeaveGuard({ isDirty: true, onLeave: onCancel });
  const cancel = () => (sale.hasEntries() ? leave.ask() : onCancel());
  const search = () => phones.search.current?.focus();
  const changeCustomer = () => {
    const entity = form.getValues('entity');
    if (isWalkIn(entity, props.walkIn)) flushSync(() => form.setValue('entity', { ...entity, _id: null }));
    goToCustomer(document.getElementById(formId), entity);
  };
  const takeOldPhone = () => {
    flushSync(() => changeSellingType(form, 'Exchange', props.walkIn));
    goToField(document.getElementById(formId), 'exchangePhoneDetail.companyName');
  };
  const payAll = (bankId: string | undefined) => {
    if (form.getValues('imei1') === '' || phones.add()) payment.payAll(bankId);
  };
  const payCash = () => {
    if (form.getValues('imei1') === '' && payment.isAllInCash())
      goToField(document.getElementById(formId), 'cashGiven');
    else payAll(undefined);
  };
  const askForName = () => {
    if (props.onPark && sale.hasEntries()) setParking(true);
  };
  const park = (name: string) => {
    setParking(false);
    sale.park(name);
  };
  const sellingType = useWatch({ control: form.control, name: 'sellingType' });

  return (
    <FormProvider {...form}>
      <FormKeys
        formId={formId}
        isDisabled={isSending}
        onSubmit={() => void sale.submit()}
        keys={{
          F2: search,
          [CUSTOMER_KEY]: changeCustomer,
          [OLD_PHONE_KEY]: takeOldPhone,
          [PARK_KEY]: askForName,
          ...paymentKeys(props.banks.items, payAll),
          F4: payCash,
        }}
      >
        <Modal
          isOpen
          onClose={cancel}
          title={messages.title}
          size="large"
          isPending={isSending}
          aside={
            count > 0 ? (
              <UnfinishedButton
                count={count}
                listId={listId}
                isExpanded={isListOpen}
                isDisabled={isSending}
                onPress={() => setListOpen(!isListOpen)}
              />
            ) : null
          }
          footer={
            <>
              <SalePayBar
                banks={props.banks}
                pocketBalance={props.pocketBalance}
                payAll={payAll}
                openWallet={() => setWalletOpen(true)}
                isDisabled={isSending}
              />
              <Button onPress={cancel} isDisabled={isSending}>
                {common.cancel}
              </Button>
              {props.onPark ? (
                <ParkButton onPress={askForName} canPark={() => !isSending && sale.isFilled()} />
              ) : null}
              <div className={styles.submit}>
                <Button type="submit" form={formId} variant="primary" isPending={isSending} isFullWidth>
                  {messages.submit} <Key isHint>{SUBMIT_KEYS}</Key>
                </Button>
              </div>
            </>
          }
        >
          <FieldsDisabled value={isSending}>
            <Form
              id={formId}
              label={messages.title}
              onSubmit={sale.submit}
              errors={sale.errors}
              alert={sale.isIncomplete && sale.errors.length > 0 ? common.fillAll : undefined}
              submitCount={sale.submitCount}
              shouldAdvanceOnEnter
            >
              <FormNotice flow={sale} />
              <RefusedScan />
              {count > 0 && isListOpen ? <UnfinishedList id={listId}>{list}</UnfinishedList> : null}
              <div className={styles.frame}>
                <div className={styles.columns}>
                  <div className={styles.sections}>
                    <SalePhones
                      units={units}
                      stock={stock}
                      actions={phones}
                      renderMissingPhone={props.renderMissingPhone}
                    />
                    <div className={styles.additions}>
                      <SeveralImeis onAddAll={phones.addAll} />
                      <SaleAccessories accessories={accessories} />
                      <OldPhoneButton onPress={takeOldPhone} isDisabled={isSending} />
                    </div>
                    <SaleCustomer
                      parties={parties}
                      walkIn={props.walkIn}
                      onChangeCustomer={changeCustomer}
                      onCreateParty={props.onCreateParty}
                      onError={props.onError}
                    />
                    {sellingType === 'Exchange' && (
                      <SaleExchange
                        parties={props.parties.items}
                        stock={stock}
                        renderKnownPhone={props.renderKnownPhone}
                        companies={props.companies}
                        models={props.models}
                        onCompanyChange={props.onCompanyChange}
                        onCreateCompany={props.onCreateCompany}
                        onCreateModel={props.onCreateModel}
                        onError={props.onError}
                      />
                    )}
                    {sellingType === 'Credit' && <SaleCredit />}
                    {sellingType === 'Exchange' && <ExchangeCredit />}
                    <SaleTerms onError={props.onError} />
                    {props.notice}
                  </div>
                  <SaleSummary parties={parties.items} stock={stock}>
                    <SalePayment
                      banks={props.banks}
                      pocketBalance={props.pocketBalance}
                      onChange={payment.choose}
                      isWalletOpen={isWalletOpen}
                      onWalletOpenChange={setWalletOpen}
                    />
                  </SaleSummary>
                </div>
              </div>
            </Form>
          </FieldsDisabled>
        </Modal>
        <ConfirmDialog
          isOpen={sale.warnings !== null}
          title={common.warningTitle}
          description={common.warningText}
          confirmLabel={common.warningConfirm}
          cancelLabel={common.warningBack}
          onConfirm={sale.confirm}
          onClose={sale.dismiss}
        >
          <Warnings warnings={sale.warnings ?? []} />
        </ConfirmDialog>
        {isParking && <ParkDialog sale={sale.read()} onPark={park} onClose={() => setParking(false)} />}
        {leave.dialog}
      </FormKeys>
    </FormProvider>
  );
});

/** Takes an old phone in exchange. */
function OldPhoneButton(props: { isDisabled: boolean; onPress: () => void }) {
  const messages = useWords(saleMessages);
  return (
    <Button {...props} variant="quiet" icon={<Plus size={18} strokeWidth={1.75} />}>
      {messages.oldPhone} <Key isHint>{OLD_PHONE_KEY}</Key>
    </Button>
  );
}

/** Parks the sale, once there is something on it. */
function ParkButton({ canPark, onPress }: { canPark: () => boolean; onPress: () => void }) {
  const messages = useWords(saleMessages);
  useWatch();
  return (
    <Button onPress={onPress} isDisabled={!canPark()}>
      {messages.park} <Key isHint>{PARK_KEY}</Key>
    </Button>
  );
}
