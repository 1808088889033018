import {
  type Condition,
  type Day,
  DEFAULT_WARRANTY,
  emptyPhoneDraft,
  type Locale,
  type MinorUnits,
  type PaymentSplit,
  type PaymentType,
  type PhoneAccessory,
  type PhoneDraft,
  PICTURE_SLOTS,
  type PictureSlot,
  type PurchaseSlip,
  payableLater,
  payableNow,
  paymentRule,
  purchaseDateRule,
  ruleMessage,
  typedImeiRule,
  type Warranty,
} from '@handset/domain';
import type { CommonMessages } from '../../form/commonMessages.ts';
import type { Party } from '../../form/embedding.ts';
import type { Pictures, StoredPicture } from '../../form/PictureSlots/PictureSlots.tsx';
import type { CreditValue } from '../../money/CreditFields/CreditFields.tsx';
import { cnicOnFile } from '../../money/cnic/cnicOnFile.ts';
import { type EntityValue, emptyEntity, entityField, entityInput } from '../../money/EntityPicker/entity.ts';
import { needsConfirmation } from '../../stock/ImeiField/ImeiField.tsx';

const CNIC_SLOTS = ['cnicFrontPic', 'cnicBackPic'] as const satisfies readonly PictureSlot[];

/** Everything that a slip holds while it is being filled. JSON apart from the pictures; money in minor units. */
export interface PurchaseDraft extends PhoneDraft<'slip'> {
  entity: EntityValue;
  fatherName: string;
  date: Day | '';
  /** The digits that were typed; empty while the seller's CNIC on file is taken. */
  cnic: string;
  companyName: string;
  modelName: string;
  phoneCondition: Condition | null;
  warranty: Warranty;
  imei1: string;
  imei2: string;
  /** Whether staff confirmed a wrong check digit. */
  isImei1Confirmed: boolean;
  isImei2Confirmed: boolean;
  accessories: Record<PhoneAccessory, boolean>;
  purchasePrice: MinorUnits | null;
  demandPrice: MinorUnits | null;
  finalPrice: MinorUnits | null;
  purchasePaymentType: PaymentType;
  creditPaymentData: CreditValue;
  payment: PaymentSplit | null;
  isApprovedFromEgadgets: boolean;
  pictures: Pictures<PictureSlot>;
}

/** A slip on which nothing is filled in. */
export function emptyPurchaseDraft(today: Day): PurchaseDraft {
  return {
    entity: emptyEntity,
    fatherName: '',
    date: today,
    cnic: '',
    companyName: '',
    modelName: '',
    phoneCondition: null,
    warranty: DEFAULT_WARRANTY,
    ...emptyPhoneDraft('slip'),
    imei1: '',
    imei2: '',
    isImei1Confirmed: false,
    isImei2Confirmed: false,
    accessories: { charger: false, handFree: false, box: false },
    purchasePrice: null,
    demandPrice: null,
    finalPrice: null,
    purchasePaymentType: 'full-payment',
    creditPaymentData: { payableAmountNow: null, dateOfPayment: '' },
    payment: null,
    isApprovedFromEgadgets: false,
    pictures: {},
  };
}

/** The phone in words: company, model, memory and colour, as far as they are known. */
export function phoneText({ companyName, modelName, ramMemory, color }: PurchaseDraft): string {
  return [companyName, modelName, ramMemory, color].filter(Boolean).join(' · ');
}

/** The CNIC pictures that a used phone still lacks. They are asked for, never required. */
export function missingCnicPictures(
  { phoneCondition, pictures }: Pick<PurchaseDraft, 'phoneCondition' | 'pictures'>,
  stored: Partial<Record<PictureSlot, readonly StoredPicture[]>> | undefined,
): PictureSlot[] {
  if (phoneCondition !== 'Used') return [];
  return CNIC_SLOTS.filter((slot) => !pictures[slot]?.length && !stored?.[slot]?.length);
}

/** The part of the price that is paid at once, in minor units; 0 while it is unknown. */
export function dueNow(
  draft: Pick<PurchaseDraft, 'purchasePrice' | 'purchasePaymentType' | 'creditPaymentData'>,
): MinorUnits {
  const now = draft.creditPaymentData.payableAmountNow ?? 0;
  return payableNow(draft.purchasePrice ?? 0, draft.purchasePaymentType, { payableAmountNow: now });
}

/**
 * Builds the input of `purchaseSlipSchema`. An edit moves no money: it carries a payment only to satisfy the
 * schema.
 */
export function slipInput(
  draft: PurchaseDraft,
  parties: readonly Party[],
  mode: 'purchase' | 'edit',
): unknown {
  const {
    entity,
    isImei1Confirmed,
    isImei2Confirmed,
    payment,
    pictures,
    warranty,
    creditPaymentData,
    ...fields
  } = draft;
  const slip = {
    ...fields,
    entityData: entityInput(entity, parties),
    warranty: draft.phoneCondition === 'Used' ? warranty : undefined,
  };
  if (mode === 'edit')
    return { ...slip, purchasePaymentType: 'full-payment', pocketCash: draft.purchasePrice ?? 0 };
  const isCredit = draft.purchasePaymentType === 'credit';
  return {
    ...slip,
    ...(isCredit && {
      creditPaymentData: {
        ...creditPaymentData,
        payableAmountLater: Math.max(
          payableLater(draft.purchasePrice ?? 0, creditPaymentData.payableAmountNow ?? 0),
          0,
        ),
      },
    }),
    ...(dueNow(draft) > 0 && payment),
  };
}

const paymentFields = ['bankAccountUsed', 'accountCash', 'pocketCash'] as const;
const slots: readonly string[] = PICTURE_SLOTS;

/** Maps a path of the schema to the field that shows its error. */
export function slipField(path: string, draft: PurchaseDraft): string {
  if (path.startsWith('entityData')) return entityField(path, draft.entity);
  if (path === 'creditPaymentData.payableAmountLater') return 'creditPaymentData.payableAmountNow';
  if ((paymentFields as readonly string[]).includes(path)) return 'payment';
  // A model can be chosen only once its company is.
  if (path === 'modelName' && draft.companyName === '') return 'companyName';
  return slots.includes(path) ? `pictures.${path}` : path;
}

/**
 * Errors beyond the schema: those that need today's date, the parties or a confirmation, and those to show before
 * the rest is complete.
 */
export function slipProblems(
  draft: PurchaseDraft,
  context: {
    parties: readonly Party[];
    today: Day;
    mode: 'purchase' | 'edit';
    locale: Locale;
    messages: CommonMessages;
  },
): Record<string, string> {
  const { parties, today, mode, locale, messages } = context;
  const problems: Record<string, string> = {};
  if (draft.cnic === '' && !cnicOnFile(draft.entity, parties))
    problems.cnic = ruleMessage('required', locale);
  const dateRule = purchaseDateRule(draft.date, today);
  if (dateRule) problems.date = ruleMessage(dateRule, locale);
  for (const name of ['imei1', 'imei2'] as const)
    if (typedImeiRule(draft[name]) === 'imei.lost') problems[name] = ruleMessage('imei.lost', locale);
  if (draft.imei2 !== '' && draft.imei2 === draft.imei1) problems.imei2 = ruleMessage('imei.same', locale);
  if (needsConfirmation(draft.imei1) && !draft.isImei1Confirmed)
    problems.imei1 = messages.imeiCheckDigitError;
  if (needsConfirmation(draft.imei2) && !draft.isImei2Confirmed)
    problems.imei2 ??= messages.imeiCheckDigitError;
  if (mode === 'edit' || draft.purchasePrice === null) return problems;
  const { payableAmountNow, dateOfPayment } = draft.creditPaymentData;
  if (draft.purchasePaymentType === 'credit') {
    if (payableAmountNow === null) return problems;
    if (payableAmountNow >= draft.purchasePrice)
      problems['creditPaymentData.payableAmountNow'] = messages.payableNowAboveTotal;
    if (dateOfPayment !== '' && dateOfPayment < draft.date)
      problems['creditPaymentData.dateOfPayment'] = ruleMessage('date.past', locale);
  }
  const broken = paymentRule(dueNow(draft), draft.payment ?? { pocketCash: 0, accountCash: 0 });
  if (broken && dueNow(draft) > 0) problems.payment = ruleMessage(broken.rule, locale);
  return problems;
}

/**
 * The draft with its due amount paid from the till, so that its remaining errors do not concern the payment.
 */
export function asIfPaid(draft: PurchaseDraft): PurchaseDraft {
  return { ...draft, payment: { pocketCash: dueNow(draft), accountCash: 0 } };
}

/** The final price as it follows the demand price until it is changed by hand. */
export function followingPrice(
  { demandPrice, finalPrice }: Pick<PurchaseDraft, 'demandPrice' | 'finalPrice'>,
  nextDemand: MinorUnits | null,
): MinorUnits | null {
  return finalPrice === null || finalPrice === demandPrice ? nextDemand : finalPrice;
}

type PaymentField = (typeof paymentFields)[number] | 'purchasePaymentType' | 'creditPaymentData';

/** An edited slip: everything but its payment, which stays as it was posted. */
export type PurchaseEdit = Omit<PurchaseSlip, PaymentField>;

/** The slip without its payment fields. */
export function withoutPayment(slip: PurchaseSlip): PurchaseEdit {
  const { bankAccountUsed, accountCash, pocketCash, purchasePaymentType, creditPaymentData, ...edit } = slip;
  return edit;
}
