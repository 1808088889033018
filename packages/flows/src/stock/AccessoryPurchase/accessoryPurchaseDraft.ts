import {
  type Day,
  type Locale,
  type MinorUnits,
  type PaymentType,
  payableNow,
  ruleMessage,
  type WalletSource,
} from '@handset/domain';
import type { Party } from '../../form/embedding.ts';
import { type EntityValue, emptyEntity, entityInput } from '../../money/EntityPicker/entity.ts';
import { pocketSource, splitInput } from '../../money/wallets/walletSource.ts';

/** Values of AccessoryPurchase. */
export interface AccessoryPurchaseDraft {
  quantity: number | null;
  /** Minor units, or null while nothing is typed. */
  unitCost: MinorUnits | null;
  /** `YYYY-MM-DD`, or empty. */
  date: Day | '';
  paymentType: PaymentType;
  /** Whom it is bought from, on credit. */
  entity: EntityValue;
  /** Amount paid at once in a purchase on credit, in minor units. Null while the field is empty. */
  paidNow: MinorUnits | null;
  /** When the rest is to be paid, on credit; `YYYY-MM-DD`, or empty. */
  dateOfPayment: Day | '';
  wallet: WalletSource;
}

/** One, bought today and paid from the till. */
export function emptyAccessoryPurchase(today: Day): AccessoryPurchaseDraft {
  return {
    quantity: 1,
    unitCost: null,
    date: today,
    paymentType: 'full-payment',
    entity: emptyEntity,
    paidNow: null,
    dateOfPayment: '',
    wallet: pocketSource,
  };
}

/** Total cost in minor units. */
export function totalOf({
  quantity,
  unitCost,
}: Pick<AccessoryPurchaseDraft, 'quantity' | 'unitCost'>): MinorUnits {
  return (quantity ?? 0) * (unitCost ?? 0);
}

/** Amount paid at once, in minor units. */
export function dueOf(draft: AccessoryPurchaseDraft): MinorUnits {
  return payableNow(totalOf(draft), draft.paymentType, { payableAmountNow: draft.paidNow ?? 0 });
}

/** Builds the input of the domain's `accessoryPurchaseSchema`. */
export function accessoryPurchaseInput(draft: AccessoryPurchaseDraft, parties: readonly Party[]) {
  const due = dueOf(draft);
  return {
    quantity: draft.quantity,
    unitCost: draft.unitCost,
    date: draft.date,
    ...(draft.paymentType === 'credit' && {
      entityData: entityInput(draft.entity, parties),
      dateOfPayment: draft.dateOfPayment,
    }),
    ...(due > 0 && splitInput(draft.wallet, due)),
  };
}

/** Errors of a purchase on credit, by field. */
export function creditProblems(
  draft: AccessoryPurchaseDraft,
  { locale, aboveTotal }: { locale: Locale; aboveTotal: string },
): Record<string, string> {
  if (draft.paymentType !== 'credit') return {};
  const problems: Record<string, string> = {};
  if (draft.paidNow === null) problems.paidNow = ruleMessage('required', locale);
  else if (draft.paidNow >= totalOf(draft)) problems.paidNow = aboveTotal;
  if (draft.entity.mode === 'existing' && draft.entity._id === null)
    problems['entity._id'] = ruleMessage('required', locale);
  return problems;
}
