import { finalAboveDemand, numberKnown, type PaymentSplit } from '@handset/domain';
import { Button, ConfirmDialog, Effects, Form, Modal, useWords } from '@handset/ui';
import { useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { commonMessages } from '../../form/commonMessages.ts';
import { FieldsDisabled } from '../../form/Field.tsx';
import { FormKeys, RefusedScan } from '../../form/FormKeys.tsx';
import { FormNotice } from '../../form/FormNotice.tsx';
import { Sections } from '../../form/Section.tsx';
import { useConfirmedSubmission } from '../../form/useConfirmedSubmission.ts';
import { useLeaveGuard } from '../../form/useLeaveGuard.tsx';
import { type FlowWarning, Warnings } from '../../form/Warnings.tsx';
import { whileOpen } from '../../form/whileOpen.tsx';
import { cnicOnFile, isOtherCnic } from '../../money/cnic/cnicOnFile.ts';
import { useParties } from '../../money/EntityPicker/useParties.ts';
import { PayBarPlace, usePayBarPlace } from '../../money/WalletTransaction/PayBar.tsx';
import { WalletTransaction } from '../../money/WalletTransaction/WalletTransaction.tsx';
import { useWalletMovements } from '../../money/wallets/useWalletMovements.ts';
import { PostedFacts } from './PostedFacts.tsx';
import { PurchaseSlipFields } from './PurchaseSlipFields.tsx';
import type { PurchaseSlipLists, PurchaseSlipProps, PurchaseSubmission } from './PurchaseSlipProps.ts';
import { dueNow, withoutPayment } from './purchaseDraft.ts';
import { purchaseMessages } from './purchaseMessages.ts';
import { SlipSummary } from './SlipSummary.tsx';
import { usePurchaseSlip } from './usePurchaseSlip.ts';
import { useSlipEffects } from './useSlipEffects.ts';

/** One phone bought: its seller, the phone, its price, and where the money comes from. */
export const PurchaseSlip = whileOpen(function PurchaseSlip(props: PurchaseSlipProps) {
  const { mode = 'purchase', defaultDraft, onChange, onCancel } = props;
  const messages = useWords(purchaseMessages);
  const common = useWords(commonMessages);
  const { parties, onCreateParty } = useParties(props.parties, props.onCreateParty);
  const lists = { ...listsOf(props), parties, onCreateParty };
  const effectsOf = useSlipEffects(lists);
  const wallet = useWalletMovements(props);
  const [isPaying, setPaying] = useState(false);
  const payBar = usePayBarPlace();
  const formId = useId();

  const flow = usePurchaseSlip({
    mode,
    parties: parties.items,
    wallet,
    defaultDraft,
    onChange,
    onError: props.onError,
    isUncertain: props.isUncertain,
    keptOn: props.keptOn,
    onSubmit: (value) =>
      props.mode === 'edit'
        ? props.onSubmit({ ...withoutPayment(value), pictures: value.pictures })
        : props.onSubmit(value),
  });
  const { form } = flow;
  const warningsOf = (slip: Omit<PurchaseSubmission, 'pictures'>): FlowWarning[] => {
    const draft = form.getValues();
    const { entity, cnic } = draft;
    const onFile = cnicOnFile(entity, parties.items);
    return [
      ...(isOtherCnic(cnic, onFile) ? [{ code: 'other-cnic' as const, onFile: onFile.text }] : []),
      ...finalAboveDemand(slip),
      ...(entity.mode === 'new' ? numberKnown(parties.items, entity) : []),
      ...wallet.warnings(flow.movementsOf(draft)),
    ];
  };
  const { asked, isSending, ...submission } = useConfirmedSubmission(
    flow,
    (value) => mode === 'purchase' || warningsOf(value).length > 0,
  );
  const leave = useLeaveGuard({
    isDirty:
      form.formState.isDirty ||
      (props.mode === 'edit' ? Boolean(props.isRestored) : defaultDraft !== undefined),
    isUncertain: flow.isUncertain,
    onLeave: onCancel,
  });

  const save = async () => {
    if (isSending) return;
    // If only the payment is missing, ask for it.
    if (!flow.isUncertain && flow.isReadyToPay()) return setPaying(true);
    await submission.save();
  };

  const pay = async (payment: PaymentSplit) => {
    form.setValue('payment', payment, { shouldDirty: true });
    setPaying(false);
    await save();
  };

  return (
    <FormProvider {...form}>
      <FormKeys
        formId={formId}
        isDisabled={isSending}
        isFrozen={flow.isUncertain}
        onSubmit={() => void save()}
      >
        <Modal
          isOpen
          onClose={leave.ask}
          title={messages.title[mode]}
          size="large"
          isPending={isSending}
          footer={
            <>
              {payBar.element}
              <Button onPress={leave.ask} isDisabled={isSending}>
                {common.cancel}
              </Button>
              <Button type="submit" form={formId} variant="primary" isPending={isSending}>
                {flow.isUncertain ? common.retry : mode === 'edit' ? messages.update : messages.save}
              </Button>
            </>
          }
        >
          <Form
            id={formId}
            label={messages.title[mode]}
            onSubmit={() => void save()}
            errors={flow.errors}
            submitCount={flow.submitCount}
            shouldAdvanceOnEnter
          >
            <FieldsDisabled value={isSending || flow.isUncertain}>
              <Sections summary={<SlipSummary mode={mode} {...lists} />}>
                <FormNotice flow={flow} />
                <RefusedScan />
                <PayBarPlace.Provider value={payBar.place}>
                  <PurchaseSlipFields mode={mode} {...lists} />
                </PayBarPlace.Provider>
              </Sections>
            </FieldsDisabled>
          </Form>
        </Modal>
        <WalletTransaction
          isOpen={isPaying}
          due={isPaying ? dueNow(form.getValues()) : 0}
          banks={props.banks}
          pocketBalance={props.pocketBalance}
          canGoBelowZero={props.canGoBelowZero}
          onSubmit={pay}
          onCancel={() => setPaying(false)}
        />
        <ConfirmDialog
          isOpen={asked !== null}
          title={mode === 'purchase' ? messages.confirmTitle : common.warningTitle}
          description={mode === 'purchase' ? messages.confirmText : common.warningText}
          confirmLabel={mode === 'purchase' ? messages.confirm : common.warningConfirm}
          onConfirm={submission.confirm}
          onClose={submission.dismiss}
        >
          {asked !== null && mode === 'purchase' ? (
            <>
              <PostedFacts draft={form.getValues()} {...lists} />
              <Effects effects={effectsOf(form.getValues())} />
            </>
          ) : null}
          <Warnings warnings={asked === null ? [] : warningsOf(asked)} />
        </ConfirmDialog>
        {leave.dialog}
      </FormKeys>
    </FormProvider>
  );
});

function listsOf(props: PurchaseSlipProps): PurchaseSlipLists {
  const { companies, models, parties, banks, pocketBalance, canGoBelowZero } = props;
  const { priceLock, storedPictures, stock, renderKnownPhone } = props;
  const { onCompanyChange, onCreateCompany, onCreateModel, onError } = props;
  return {
    ...{
      companies,
      models,
      parties,
      banks,
      pocketBalance,
      canGoBelowZero,
      priceLock,
      storedPictures,
      stock,
      renderKnownPhone,
    },
    ...{ onCompanyChange, onCreateCompany, onCreateModel, onError },
  };
}
