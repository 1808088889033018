import type {
  Company,
  MinorUnits,
  Model,
  PictureSlot,
  PurchaseSlip as PurchaseSlipValue,
} from '@handset/domain';
import { Button, ConfirmDialog, Form, Modal } from '@handset/ui';
import { useId, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { BankAccount, Listing, Party, SubmitHandler } from '../embedding/embedding.ts';
import { FieldsDisabled } from '../form/Field.tsx';
import * as layout from '../form/layout.css.ts';
import { useLeaveGuard } from '../form/useLeaveGuard.tsx';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import type { Pictures } from '../PictureSlots/PictureSlots.tsx';
import { PurchaseSlipFields } from './PurchaseSlipFields.tsx';
import { type PurchaseDraft, type PurchaseEdit, withoutPayment } from './purchaseDraft.ts';
import { purchaseMessages } from './purchaseMessages.ts';
import { SlipSummary } from './SlipSummary.tsx';
import { usePurchaseSlip } from './usePurchaseSlip.ts';
import { useSlipEffects } from './useSlipEffects.ts';

/** A purchase slip that was filled in; money in minor units. */
export type PurchaseSubmission = PurchaseSlipValue & { pictures: Pictures<PictureSlot> };

/** An edited slip, without its payment; money in minor units. */
export type PurchaseEditSubmission = PurchaseEdit & { pictures: Pictures<PictureSlot> };

/** The lists that a slip chooses from, and what it tells about them. */
export interface PurchaseSlipLists {
  /** The companies. */
  companies: Listing<Company>;
  /** The models of the chosen company. */
  models: Listing<Model>;
  /** The parties to buy from; with their balances, what stays owed is shown before and after. */
  parties: Listing<Party>;
  /** The bank accounts to pay from. */
  banks: Listing<BankAccount>;
  /** What is in the till, in minor units. */
  pocketBalance?: MinorUnits | undefined;
  /** Called with the chosen company, or null, so that its models can be loaded. */
  onCompanyChange?: ((company: Company | null) => void) | undefined;
  /** Called with the name of a new company; creation is offered while this is given. */
  onCreateCompany?: ((name: string) => void) | undefined;
  /** Called with the name of a new model; creation is offered while this is given. */
  onCreateModel?: ((name: string, company: Company | null) => void) | undefined;
}

interface PurchaseSlipFrame extends PurchaseSlipLists {
  /** Whether the slip is open. */
  isOpen: boolean;
  /** What the slip starts with, such as a draft that was kept or the slip that is edited. */
  defaultDraft?: Partial<PurchaseDraft> | undefined;
  /** Called with everything the slip holds after each change; keep it to restore the slip later. */
  onChange?: ((draft: PurchaseDraft) => void) | undefined;
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
  return props.isOpen ? <OpenPurchaseSlip {...props} /> : null;
}

function OpenPurchaseSlip(props: PurchaseSlipProps) {
  const { mode = 'purchase', defaultDraft, onChange, onCancel } = props;
  const messages = useMessages(purchaseMessages);
  const common = useMessages(commonMessages);
  const effectsOf = useSlipEffects(props);
  const [valid, setValid] = useState<PurchaseSlipValue | null>(null);
  const formId = useId();

  const flow = usePurchaseSlip({
    mode,
    parties: props.parties.items,
    defaultDraft,
    onChange,
    onSubmit: (value) =>
      props.mode === 'edit'
        ? props.onSubmit({ ...withoutPayment(value), pictures: value.pictures })
        : props.onSubmit(value),
  });
  const { form } = flow;
  const [isDone, setDone] = useState(false);
  const isSending = flow.isSending || isDone;
  const leave = useLeaveGuard({
    isDirty: form.formState.isDirty || (mode === 'purchase' && defaultDraft !== undefined),
    onLeave: onCancel,
  });

  const save = async () => {
    if (isSending) return;
    const slip = await flow.validate();
    if (!slip) return;
    if (mode === 'edit') await send(slip);
    else setValid(slip);
  };

  // Once accepted, the slip stays as it is until the host closes it: a second press must not post a second slip.
  const send = async (slip: PurchaseSlipValue) => setDone(await flow.send(slip));

  const post = () => {
    if (!valid) return;
    setValid(null);
    void send(valid);
  };

  const lists = {
    companies: props.companies,
    models: props.models,
    parties: props.parties,
    banks: props.banks,
    pocketBalance: props.pocketBalance,
    onCompanyChange: props.onCompanyChange,
    onCreateCompany: props.onCreateCompany,
    onCreateModel: props.onCreateModel,
  };

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
        <div className={layout.frame}>
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
      <ConfirmDialog
        isOpen={valid !== null}
        title={messages.confirmTitle}
        description={messages.confirmText}
        effects={valid ? effectsOf(form.getValues()) : []}
        confirmLabel={messages.confirm}
        onConfirm={post}
        onClose={() => setValid(null)}
      />
      {leave.dialog}
    </FormProvider>
  );
}
