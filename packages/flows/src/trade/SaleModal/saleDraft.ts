import {
  type Accessory,
  type Day,
  DEFAULT_WARRANTY,
  emptyPhoneDraft,
  fieldErrors,
  type ImeiRecord,
  type Locale,
  MAX_AMOUNT,
  type MinorUnits,
  type Person,
  type PhoneDraft,
  type Sale,
  type SalePictureSlot,
  type SaleTotals,
  type SellingType,
  saleSchema,
  saleTotals,
  type Warranty,
} from '@handset/domain';
import type { UseFormReturn } from 'react-hook-form';
import type { Pictures } from '../../form/PictureSlots/PictureSlots.tsx';
import { restoredValues } from '../../form/restoredValues.ts';
import { type EntityValue, emptyEntity } from '../../money/EntityPicker/entity.ts';

/** A unit that may be sold, amounts in minor units; its registration status is printed where the list carries it. */
export interface SaleUnit extends ImeiRecord {
  /** When it came into stock, where the list has it: no sale is dated before. */
  acquiredOn?: Day | undefined;
}

/** The customer of a draft: an existing one has an `_id`. */
export interface SaleEntity {
  _id?: string | undefined;
  name: string;
  number: string;
  reference: string;
}

/** A row of accessories on a sale; `name` is the accessory's `_id`, as the contract has it. */
export interface SaleAccessoryRow {
  name: string;
  /** Name printed on the invoice. */
  accessoryName: string;
  quantity: number | null;
  /** Price of one, in minor units. */
  price: MinorUnits | null;
}

/** The used phone that a customer hands over, as the form holds it. */
export interface ExchangePhoneDraft extends PhoneDraft<'exchange'> {
  companyName: string;
  modelName: string;
  imei1: string;
  imei2: string;
  cnic: string;
  /** The agreed value, in minor units. */
  purchasePrice: MinorUnits | null;
  /** Asking price in minor units. */
  demandPrice: MinorUnits | null;
  isApprovedFromEgadgets: boolean;
  /** Whether staff confirmed a wrong check digit of IMEI 1. */
  isImei1Confirmed: boolean;
  isImei2Confirmed: boolean;
}

/** Everything the sale modal holds. JSON apart from the pictures; all money in minor units. */
export interface SaleDraft {
  /** The customer as the form holds it. */
  entity: EntityValue;
  /** The customer as the contract has it, with the two fields after it. */
  entityData: SaleEntity;
  customerName: string;
  customerNumber: string;
  saleDate: Day;
  sellingType: SellingType | null;
  warranty: Warranty;
  /** The IMEI that is picked and not added yet. */
  imei1: string;
  /** The price typed for it. */
  price: MinorUnits | null;
  /** A pasted list of IMEIs that is not added yet. */
  writtenImeis: string;
  /** The units that were added, so that an invoice can name them without asking again. */
  addedImeis: SaleUnit[];
  imeiPrices: { imei: string; price: MinorUnits | null }[];
  /** Sum of the phone prices. */
  finalPrice: MinorUnits;
  accessories: SaleAccessoryRow[];
  bankAccountUsed: string;
  bankName: string;
  accountCash: MinorUnits | null;
  pocketCash: MinorUnits | null;
  /** The cash that the customer hands over, of which change is given back. For the invoice alone: no part of the sale. */
  cashGiven: MinorUnits | null;
  payableAmountNow: MinorUnits | null;
  payableAmountLater: MinorUnits | null;
  payableAmountLaterDate: string;
  /** Whether the customer leaves a part of an exchange on credit. */
  isPartOnCredit: boolean;
  exchangePhoneDetail: ExchangePhoneDraft;
  /** `cnicFrontPic`, `cnicBackPic`, and `phonePicture` of the phone taken in exchange. */
  pictures: Pictures<SalePictureSlot>;
  /** The name that staff gave the sale when they parked it; empty if it goes by its customer or phone. */
  parkedAs: string;
  manual: true;
}

const noEntity: SaleEntity = { name: '', number: '', reference: '' };

/** Form methods with which the parts of the modal read and change values. */
export type SaleValues = Pick<UseFormReturn<SaleDraft>, 'getValues' | 'setValue' | 'clearErrors'>;

/** The draft that the modal opens with. */
export function emptySaleDraft(today: Day): SaleDraft {
  return {
    entity: emptyEntity,
    entityData: noEntity,
    customerName: '',
    customerNumber: '',
    saleDate: today,
    sellingType: 'Full Payment',
    warranty: DEFAULT_WARRANTY,
    imei1: '',
    price: null,
    writtenImeis: '',
    addedImeis: [],
    imeiPrices: [],
    finalPrice: 0,
    accessories: [],
    bankAccountUsed: '',
    bankName: '',
    accountCash: null,
    pocketCash: null,
    cashGiven: null,
    payableAmountNow: null,
    payableAmountLater: null,
    payableAmountLaterDate: '',
    isPartOnCredit: false,
    exchangePhoneDetail: {
      companyName: '',
      modelName: '',
      imei1: '',
      imei2: '',
      ...emptyPhoneDraft('exchange'),
      cnic: '',
      purchasePrice: null,
      demandPrice: null,
      isApprovedFromEgadgets: false,
      isImei1Confirmed: false,
      isImei2Confirmed: false,
    },
    pictures: {},
    parkedAs: '',
    manual: true,
  };
}

/** Restores a saved draft. Fields missing from an older one get their defaults. */
export function restoredDraft(kept: SaleDraft, today: Day): SaleDraft {
  const empty = emptySaleDraft(today);
  const rows = new Map(kept.imeiPrices.map((row) => [row.imei, row]));
  return {
    ...restoredValues(empty, kept),
    imeiPrices: [...rows.values()],
    exchangePhoneDetail: { ...empty.exchangePhoneDetail, ...kept.exchangePhoneDetail },
  };
}

/**
 * The customer after a change of the selling type: a full payment begins with the walk-in customer, and any other
 * sale needs a person.
 */
export function customerOf(
  sellingType: SellingType | null,
  entity: EntityValue,
  walkIn: Person | undefined,
): EntityValue {
  if (!walkIn) return entity;
  if (sellingType === 'Full Payment')
    return isCustomerMissing(entity) ? { ...entity, mode: 'existing', _id: walkIn._id } : entity;
  return isWalkIn(entity, walkIn) ? { ...entity, _id: null } : entity;
}

/** Whether no customer is chosen or named yet. */
export function isCustomerMissing({ mode, _id, name }: EntityValue): boolean {
  return mode === 'existing' ? _id === null : name === '';
}

/** Whether the walk-in customer is chosen. */
export function isWalkIn({ mode, _id }: EntityValue, walkIn: Person | undefined): boolean {
  return walkIn !== undefined && mode === 'existing' && _id === walkIn._id;
}

/** Whether anything was entered that would be lost. The choice of the customer's half does not count. */
export function hasEntries({ pictures, ...draft }: SaleDraft, empty: SaleDraft): boolean {
  return (
    Object.values(pictures).some((files) => files && files.length > 0) ||
    JSON.stringify(entriesOf(draft)) !== JSON.stringify(entriesOf(empty))
  );
}

function entriesOf(draft: Omit<SaleDraft, 'pictures'>) {
  const { entity, exchangePhoneDetail, ...entered } = draft;
  const { _id, name, number, reference } = entity;
  return [
    [_id, name, number, reference],
    Object.entries(exchangePhoneDetail).sort(),
    [entered.saleDate, entered.sellingType, entered.warranty],
    [entered.imei1, entered.price, entered.writtenImeis, entered.imeiPrices, entered.accessories],
    [entered.bankAccountUsed, entered.accountCash, entered.pocketCash, entered.cashGiven],
    [entered.payableAmountNow, entered.payableAmountLaterDate, entered.isPartOnCredit],
  ];
}

/** Totals of the draft so far. Empty fields count as zero. */
export function totalsOfDraft(
  draft: Pick<
    SaleDraft,
    | 'imeiPrices'
    | 'accessories'
    | 'sellingType'
    | 'payableAmountNow'
    | 'isPartOnCredit'
    | 'exchangePhoneDetail'
  >,
): SaleTotals {
  const figures = {
    imeiPrices: draft.imeiPrices.map(({ price }) => ({ price: figure(price) })),
    accessories: draft.accessories.map(({ quantity, price }) => ({
      quantity: 1,
      price: figure((quantity ?? 0) * figure(price)),
    })),
    sellingType: draft.sellingType ?? 'Full Payment',
    payableAmountNow: figure(draft.payableAmountNow),
    exchangePhoneDetail: { purchasePrice: figure(draft.exchangePhoneDetail.purchasePrice) },
  };
  const totals = saleTotals(figures);
  if (draft.sellingType !== 'Exchange' || !draft.isPartOnCredit || totals.now <= 0) return totals;
  const payableAmountLater = Math.max(totals.now - figures.payableAmountNow, 0);
  return saleTotals({ ...figures, payableAmountLater });
}

/** Whether the customer pays, and in cash alone. */
export function isPaidInCash(
  { pocketCash, accountCash }: Pick<SaleDraft, 'pocketCash' | 'accountCash'>,
  now: MinorUnits,
): boolean {
  return now > 0 && (pocketCash ?? 0) > 0 && !accountCash;
}

/** Whether a sale is on credit, as a whole or for part of an exchange. */
export function isOnCredit(
  draft: Pick<SaleDraft, 'sellingType' | 'isPartOnCredit'>,
  later: MinorUnits,
): boolean {
  return (
    draft.sellingType === 'Credit' || (draft.sellingType === 'Exchange' && draft.isPartOnCredit && later > 0)
  );
}

// A mistyped figure must not stop the page: beyond the largest amount the rules refuse it anyway.
function figure(amount: MinorUnits | null): MinorUnits {
  return Math.min(amount ?? 0, MAX_AMOUNT);
}

/** The draft with the fields that follow from others: customer, total of the phones, payable-later. */
export function completeDraft(draft: SaleDraft, parties: readonly Person[]): SaleDraft {
  const totals = totalsOfDraft(draft);
  const entityData = entityDataOf(draft, parties);
  return {
    ...draft,
    entityData,
    customerName: entityData.name,
    customerNumber: entityData.number,
    finalPrice: totals.phones,
    payableAmountLater: isOnCredit(draft, totals.later) ? totals.later : null,
  };
}

function entityDataOf({ entity, entityData }: SaleDraft, parties: readonly Person[]): SaleEntity {
  if (entity.mode === 'new') {
    return { name: entity.name, number: entity.number, reference: entity.reference };
  }
  const party = parties.find(({ _id }) => _id === entity._id);
  if (party) return { _id: party._id, name: party.name, number: party.number, reference: party.reference };
  // A restored draft knows its customer before the list has come.
  return entity._id !== null && entity._id === entityData._id ? entityData : noEntity;
}

/** Converts the draft to a sale. @throws ZodError while `saleErrors` is not empty */
export function saleOf(draft: SaleDraft): Sale {
  return saleSchema.parse(saleInput(draft));
}

/** Each field that breaks a rule with its message, by path; empty when the sale can be made. */
export function saleErrors(draft: SaleDraft, locale: Locale = 'en'): Record<string, string> {
  const parsed = saleSchema.safeParse(saleInput(draft));
  return parsed.success ? {} : fieldErrors(parsed.error, locale);
}

/** Builds the input of the domain's schema: the fields of the selling type, without the form's own. */
export function saleInput(draft: SaleDraft) {
  const totals = totalsOfDraft(draft);
  const pays = totals.now !== 0;
  return {
    entityData: draft.entityData,
    sellingType: draft.sellingType,
    saleDate: draft.saleDate,
    warranty: draft.warranty,
    imeiPrices: draft.imeiPrices,
    finalPrice: totals.phones,
    accessories: draft.accessories
      .filter(isFilled)
      .map(({ name, quantity, price }) => ({ name, quantity, price })),
    ...(pays && {
      bankAccountUsed: draft.accountCash ? draft.bankAccountUsed : undefined,
      accountCash: draft.accountCash ?? 0,
      pocketCash: draft.pocketCash ?? 0,
    }),
    ...(isOnCredit(draft, totals.later) && {
      payableAmountNow: draft.payableAmountNow,
      payableAmountLater: totals.later,
      payableAmountLaterDate: draft.payableAmountLaterDate,
    }),
    ...(draft.sellingType === 'Exchange' && { exchangePhoneDetail: exchangePhoneOf(draft) }),
  };
}

function exchangePhoneOf({ exchangePhoneDetail }: SaleDraft) {
  const { isImei1Confirmed: _1, isImei2Confirmed: _2, ...phone } = exchangePhoneDetail;
  return phone;
}

/**
 * Maps the schema's index of an accessory row to the form's. The schema does not get rows that were never
 * filled in.
 */
export function accessoryRowOf(
  { accessories }: Pick<SaleDraft, 'accessories'>,
  number: number,
): number | undefined {
  return accessories.flatMap((row, index) => (isFilled(row) ? index : []))[number];
}

function isFilled(row: SaleAccessoryRow): boolean {
  return row.name !== '' || row.price !== null;
}

/** Whether a required field is missing: price, warranty, customer, date or selling type. */
export function isMissingRequired(draft: SaleDraft): boolean {
  const { name, number } = draft.entityData;
  return (
    (draft.imeiPrices.length === 0 && !draft.accessories.some(isFilled)) ||
    draft.imeiPrices.some(({ price }) => price === null) ||
    name.trim() === '' ||
    (draft.entityData._id === undefined && number.trim() === '') ||
    draft.saleDate === '' ||
    draft.sellingType === null
  );
}

/** The price that a unit is offered at: its demand price, else its final price, the lowest that the shop accepts. */
export function offeredPrice(unit: SaleUnit): MinorUnits | null {
  return unit.demandPrice ?? unit.finalPrice;
}

/** For each row of accessories that asks for more than is in stock: its index and how many it may have. */
export function accessoryShortages(
  rows: readonly Pick<SaleAccessoryRow, 'name' | 'quantity'>[],
  stock: readonly Pick<Accessory, '_id' | 'quantity'>[],
): { index: number; available: number }[] {
  const left = new Map(stock.map(({ _id, quantity }) => [_id, quantity]));
  return rows.flatMap(({ name, quantity }, index) => {
    const available = left.get(name);
    if (available === undefined) return [];
    left.set(name, available - (quantity ?? 0));
    return (quantity ?? 0) > available ? [{ index, available: Math.max(0, available) }] : [];
  });
}
