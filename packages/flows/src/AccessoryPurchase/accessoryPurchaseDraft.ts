import {
  type Day,
  type Locale,
  type MinorUnits,
  type PaymentType,
  payableNow,
  ruleMessage,
  splitOf,
  type WalletSource,
} from '@handset/domain';
import { type EntityValue, emptyEntity, entityInput } from '../EntityPicker/entity.ts';
import type { Party } from '../embedding/embedding.ts';
import { pocketSource } from '../wallets/walletSource.ts';

/** What AccessoryPurchase holds. */
export interface AccessoryPurchaseDraft {
  quantity: number | null;
  /** Minor units, or null while nothing is typed. */
  unitCost: MinorUnits | null;
  /** `YYYY-MM-DD`, or empty. */
  date: Day | '';
  paymentType: PaymentType;
  /** Whom it is bought from, on credit. */
  entity: EntityValue;
  /** What is paid at once, on credit; minor units, or null while nothing is typed. */
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

/** What all of it costs, in minor units. */
export function totalOf({
  quantity,
  unitCost,
}: Pick<AccessoryPurchaseDraft, 'quantity' | 'unitCost'>): MinorUnits {
  return (quantity ?? 0) * (unitCost ?? 0);
}

/** What is paid at once, in minor units. */
export function dueOf(draft: AccessoryPurchaseDraft): MinorUnits {
  return payableNow(totalOf(draft), draft.paymentType, { payableAmountNow: draft.paidNow ?? 0 });
}

/** What the domain's `accessoryPurchaseSchema` parses. */
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
    ...(due > 0 && splitOf(draft.wallet, due)),
  };
}

/** What a purchase on credit lacks, by field. */
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
