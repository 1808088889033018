import type {
  Company,
  Model,
  NewParty,
  PaymentSplit,
  PictureSlot,
  PurchaseSlip as PurchaseSlipValue,
} from '@handset/domain';
import { Button, ConfirmDialog, Form, Modal, useDevelopmentWarning } from '@handset/ui';
import { useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { CompanyModelPickerProps } from '../CompanyModelPicker/CompanyModelPicker.tsx';
import { useParties } from '../EntityPicker/useParties.ts';
import type {
  CreateHandler,
  DraftProps,
  FlowError,
  Listing,
  Party,
  SubmitHandler,
  WalletLists,
} from '../embedding/embedding.ts';
import { FieldsDisabled } from '../form/Field.tsx';
import * as layout from '../form/layout.css.ts';
import { MadeReady } from '../form/MadeReady.tsx';
import { useConfirmedSubmission } from '../form/useConfirmedSubmission.ts';
import { useLeaveGuard } from '../form/useLeaveGuard.tsx';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import type { Pictures, StoredPicture } from '../PictureSlots/PictureSlots.tsx';
import { WalletTransaction } from '../WalletTransaction/WalletTransaction.tsx';
import { PurchaseSlipFields } from './PurchaseSlipFields.tsx';
import { dueNow, type PurchaseDraft, type PurchaseEdit, withoutPayment } from './purchaseDraft.ts';
import { purchaseMessages } from './purchaseMessages.ts';
import { SlipSummary } from './SlipSummary.tsx';
import { usePurchaseSlip } from './usePurchaseSlip.ts';
import { useSlipEffects } from './useSlipEffects.ts';
import { useSlipKeys } from './useSlipKeys.ts';

/** A purchase slip that was filled in; money in minor units. */
export type PurchaseSubmission = PurchaseSlipValue & { pictures: Pictures<PictureSlot> };

/** An edited slip, without its payment; money in minor units. */
export type PurchaseEditSubmission = PurchaseEdit & { pictures: Pictures<PictureSlot> };

/** The lists that a slip chooses from, and what it tells about them. */
export interface PurchaseSlipLists
  extends WalletLists,
    Pick<CompanyModelPickerProps, 'onCompanyChange' | 'onCreateCompany' | 'onCreateModel'> {
  /** The companies. */
  companies: Listing<Company>;
  /** The models of the chosen company. */
  models: Listing<Model>;
  /** The parties to buy from; with their balances, what stays owed is shown before and after. */
  parties: Listing<Party>;
  /** Makes a new party at once; without it a new one goes with the slip. */
  onCreateParty?: CreateHandler<NewParty, Party> | undefined;
  /** Whether the till and banks may go below zero: a warning says that they do. False refuses it. @default true */
  canGoBelowZero?: boolean | undefined;
  /** Why the purchase price stays as it is; it is then shown with the reason, and cannot be changed. */
  priceLock?: string | undefined;
  /** Pictures of the slip that are stored already. */
  storedPictures?: Partial<Record<PictureSlot, readonly StoredPicture[]>> | undefined;
  /** Called with what went wrong; people are told by the slip itself, and nothing they typed is lost. */
  onError?: ((error: FlowError) => void) | undefined;
}

interface PurchaseSlipFrame extends PurchaseSlipLists, DraftProps<PurchaseDraft> {
  /** Whether the slip is open. */
  isOpen: boolean;
  /** Called when the slip is left without saving; a slip with entries asks first. */
  onCancel: () => void;
}

/** Props of PurchaseSlip. After a submission that was not refused, close it. */
export type PurchaseSlipProps = PurchaseSlipFrame &
  (
    | {
        /** Whether a purchase is entered or an existing one edited. @default 'purchase' */
        mode?: 'purchase' | undefined;
        /** Called with the valid slip, once its effects were confirmed. */
        onSubmit: SubmitHandler<PurchaseSubmission>;
      }
    | {
        /** Whether a purchase is entered or an existing one edited. */
        mode: 'edit';
        /** Called with the valid slip, without its payment. */
        onSubmit: SubmitHandler<PurchaseEditSubmission>;
      }
  );

/** One phone bought: its seller, the phone, its price, and where the money comes from. */
export function PurchaseSlip(props: PurchaseSlipProps) {
  const opened = <OpenPurchaseSlip {...props} />;
  return props.isOpen ? opened : <MadeReady of={OpenPurchaseSlip}>{opened}</MadeReady>;
}

function OpenPurchaseSlip(props: PurchaseSlipProps) {
  const { mode = 'purchase', defaultDraft, onChange, onCancel } = props;
  const messages = useMessages(purchaseMessages);
  const common = useMessages(commonMessages);
  const { parties, onCreateParty } = useParties(props.parties, props.onCreateParty);
  const lists = { ...listsOf(props), parties, onCreateParty };
  const effectsOf = useSlipEffects(lists);
  const [isPaying, setPaying] = useState(false);
  const formId = useId();
  useDevelopmentWarning(
    mode === 'edit' && defaultDraft === undefined
      ? 'PurchaseSlip: `mode` is "edit" without a `defaultDraft`, so that there is nothing to edit. Hand over the slip as a draft.'
      : null,
    '@handset/flows',
  );

  const flow = usePurchaseSlip({
    mode,
    parties: parties.items,
    defaultDraft,
    onChange,
    onError: props.onError,
    onSubmit: (value) =>
      props.mode === 'edit'
        ? props.onSubmit({ ...withoutPayment(value), pictures: value.pictures })
        : props.onSubmit(value),
  });
  const { form } = flow;
  const { asked, isSending, ...submission } = useConfirmedSubmission(flow, () => mode === 'purchase');
  const leave = useLeaveGuard({
    isDirty: form.formState.isDirty || (mode === 'purchase' && defaultDraft !== undefined),
    onLeave: onCancel,
  });

  const save = async () => {
    if (isSending) return;
    // What is missing is asked for, where it is one thing only.
    if (flow.isReadyToPay()) return setPaying(true);
    await submission.save();
  };

  const payAll = () => {
    const due = dueNow(form.getValues());
    const { pocketBalance, canGoBelowZero = true } = props;
    if (mode === 'edit' || due === 0) return;
    if (!canGoBelowZero && pocketBalance !== undefined && pocketBalance < due) return setPaying(true);
    form.setValue('payment', { pocketCash: due, accountCash: 0 }, { shouldDirty: true });
  };

  const pay = async (payment: PaymentSplit) => {
    form.setValue('payment', payment, { shouldDirty: true });
    setPaying(false);
    await save();
  };

  const onKeyDownCapture = useSlipKeys({
    formId,
    isDisabled: isSending,
    onPayAll: payAll,
    onSubmit: () => void save(),
  });

  return (
    <FormProvider {...form}>
      <Modal
        isOpen
        onClose={leave.ask}
        title={messages.title[mode]}
        size="large"
        isPending={isSending}
        footer={
          <>
            <Button onPress={leave.ask} isDisabled={isSending}>
              {common.cancel}
            </Button>
            <Button type="submit" form={formId} variant="primary" isPending={isSending}>
              {mode === 'edit' ? messages.update : messages.save}
            </Button>
          </>
        }
      >
        <div className={layout.frame} onKeyDownCapture={onKeyDownCapture}>
          <Form
            id={formId}
            label={messages.title[mode]}
            onSubmit={() => void save()}
            errors={flow.errors}
            submitCount={flow.submitCount}
            shouldAdvanceOnEnter
          >
            <FieldsDisabled value={isSending}>
              <div className={layout.columns}>
                <div className={layout.sections}>
                  <PurchaseSlipFields mode={mode} {...lists} />
                </div>
                <SlipSummary mode={mode} {...lists} />
              </div>
            </FieldsDisabled>
          </Form>
        </div>
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
        title={messages.confirmTitle}
        description={messages.confirmText}
        effects={asked === null ? [] : effectsOf(form.getValues())}
        confirmLabel={messages.confirm}
        onConfirm={submission.confirm}
        onClose={submission.dismiss}
      />
      {leave.dialog}
    </FormProvider>
  );
}

function listsOf(props: PurchaseSlipProps): PurchaseSlipLists {
  const { companies, models, parties, banks, pocketBalance, canGoBelowZero } = props;
  const { priceLock, storedPictures } = props;
  const { onCompanyChange, onCreateCompany, onCreateModel, onError } = props;
  return {
    ...{ companies, models, parties, banks, pocketBalance, canGoBelowZero, priceLock, storedPictures },
    ...{ onCompanyChange, onCreateCompany, onCreateModel, onError },
  };
}
