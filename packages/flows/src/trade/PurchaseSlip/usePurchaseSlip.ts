import {
  type Day,
  type PictureSlot,
  type PurchaseSlip,
  phoneFieldsOn,
  pickFacts,
  purchaseSlipSchema,
} from '@handset/domain';
import { useWords } from '@handset/ui';
import { useState } from 'react';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type { FlowError, Party, SubmitHandler } from '../../form/embedding.ts';
import type { Pictures } from '../../form/PictureSlots/PictureSlots.tsx';
import { restoredValues } from '../../form/restoredValues.ts';
import { useFlowForm } from '../../form/useFlowForm.ts';
import type { WalletMovements } from '../../money/wallets/useWalletMovements.ts';
import {
  asIfPaid,
  dueNow,
  emptyPurchaseDraft,
  type PurchaseDraft,
  slipField,
  slipInput,
  slipProblems,
} from './purchaseDraft.ts';
import { purchaseMessages } from './purchaseMessages.ts';

interface PurchaseSlipOptions {
  mode: 'purchase' | 'edit';
  parties: readonly Party[];
  wallet: WalletMovements;
  defaultDraft: Partial<PurchaseDraft> | undefined;
  onSubmit: SubmitHandler<PurchaseSlip & { pictures: Pictures<PictureSlot> }>;
  onChange: ((draft: PurchaseDraft) => void) | undefined;
  onError: ((error: FlowError) => void) | undefined;
  isUncertain: boolean | undefined;
  keptOn: Day | undefined;
}

/** The slip's form: values, errors and submission. */
export function usePurchaseSlip(options: PurchaseSlipOptions) {
  const { mode, parties, wallet, defaultDraft, onSubmit, onChange, onError } = options;
  const { today, locale } = useFlows();
  const common = useWords(commonMessages);
  const labels = useSlipLabels();
  const [defaultValues] = useState(() => restoredValues(emptyPurchaseDraft(today), defaultDraft));
  const problemsOf = (draft: PurchaseDraft) =>
    slipProblems(draft, { parties, today, mode, locale, messages: common });
  /** An edit pays nothing. */
  const movementsOf = (draft: PurchaseDraft) =>
    mode === 'purchase' && dueNow(draft) > 0 ? wallet.ofSplit(draft.payment ?? {}, 'out') : [];
  const flow = useFlowForm<PurchaseDraft, PurchaseSlip>({
    schema: purchaseSlipSchema,
    defaultValues,
    toInput: (draft) => slipInput(draft, parties, mode),
    fieldOf: slipField,
    check: (draft) => ({
      ...wallet.problems(movementsOf(draft), () => 'payment'),
      ...problemsOf(draft),
    }),
    labels,
    onSubmit: (slip, { pictures }) => onSubmit({ ...slip, pictures }),
    onChange,
    onError,
    isUncertain: options.isUncertain,
    dateField: mode === 'purchase' ? 'date' : undefined,
    keptOn: options.keptOn,
  });

  /** Whether nothing is missing any more but where the money comes from. */
  const isReadyToPay = () => {
    const draft = flow.form.getValues();
    if (mode === 'edit' || draft.payment !== null || dueNow(draft) === 0) return false;
    const paid = asIfPaid(draft);
    return (
      Object.keys(problemsOf(paid)).length === 0 &&
      purchaseSlipSchema.safeParse(slipInput(paid, parties, mode)).success
    );
  };

  return { ...flow, movementsOf, isReadyToPay };
}

/** The labels of the fields in their order, for the summary of errors. */
function useSlipLabels(): Record<string, string> {
  const messages = useWords(purchaseMessages);
  const common = useWords(commonMessages);
  return {
    'entity._id': messages.entity,
    'entity.name': common.name,
    'entity.number': common.number,
    'entity.reference': common.reference,
    date: common.date,
    cnic: messages.cnic,
    fatherName: messages.fatherName,
    companyName: common.company,
    modelName: common.model,
    imei1: messages.imei1,
    imei2: messages.imei2,
    phoneCondition: messages.condition,
    warranty: messages.warranty,
    ...pickFacts(phoneFieldsOn('slip'), messages),
    accessories: messages.accessories,
    purchasePrice: messages.purchasePrice,
    demandPrice: messages.demandPrice,
    finalPrice: messages.finalPrice,
    purchasePaymentType: messages.paymentType,
    'creditPaymentData.payableAmountNow': common.payableNow,
    'creditPaymentData.dateOfPayment': common.dateOfPayment,
    payment: messages.paymentTitle,
    ...Object.fromEntries(
      Object.entries(messages.pictureSlots).map(([slot, label]) => [`pictures.${slot}`, label]),
    ),
  };
}
