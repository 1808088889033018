import {
  type Accessory,
  type Day,
  DEFAULT_WARRANTY,
  fieldErrors,
  type ImeiRecord,
  type Locale,
  MAX_AMOUNT,
  type MinorUnits,
  type Person,
  type Sale,
  type SalePictureSlot,
  type SaleTotals,
  type SellingType,
  type Specification,
  saleSchema,
  saleTotals,
  type Warranty,
} from '@handset/domain';
import type { UseFormReturn } from 'react-hook-form';
import { type EntityValue, emptyEntity } from '../EntityPicker/entity.ts';
import type { Pictures } from '../PictureSlots/PictureSlots.tsx';

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
  /** What the invoice prints for it. */
  accessoryName: string;
  quantity: number | null;
  /** Price of one, in minor units. */
  price: MinorUnits | null;
}

/** The used phone that a customer hands over, as the form holds it. */
export interface ExchangePhoneDraft {
  companyName: string;
  modelName: string;
  ramMemory: string;
  color: string;
  imei1: string;
  imei2: string;
  batteryHealth: number | null;
  specifications: Specification | null;
  cnic: string;
  /** The agreed value, in minor units. */
  purchasePrice: MinorUnits | null;
  /** What the shop will ask for it, in minor units. */
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
  payableAmountNow: MinorUnits | null;
  payableAmountLater: MinorUnits | null;
  payableAmountLaterDate: string;
  exchangePhoneDetail: ExchangePhoneDraft;
  /** `cnicFrontPic`, `cnicBackPic`, and `phonePicture` of the phone taken in exchange. */
  pictures: Pictures<SalePictureSlot>;
  manual: true;
}

const noEntity: SaleEntity = { name: '', number: '', reference: '' };

/** How the parts of the modal read and change what it holds. */
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
    payableAmountNow: null,
    payableAmountLater: null,
    payableAmountLaterDate: '',
    exchangePhoneDetail: {
      companyName: '',
      modelName: '',
      ramMemory: '',
      color: '',
      imei1: '',
      imei2: '',
      batteryHealth: null,
      specifications: null,
      cnic: '',
      purchasePrice: null,
      demandPrice: null,
      isApprovedFromEgadgets: false,
      isImei1Confirmed: false,
      isImei2Confirmed: false,
    },
    pictures: {},
    manual: true,
  };
}

/** The draft that the modal opens with when one was kept; what an older one lacks is as it is in an empty one. */
export function restoredDraft(kept: SaleDraft, today: Day): SaleDraft {
  const empty = emptySaleDraft(today);
  const rows = new Map(kept.imeiPrices.map((row) => [row.imei, row]));
  return {
    ...empty,
    ...kept,
    imeiPrices: [...rows.values()],
    exchangePhoneDetail: { ...empty.exchangePhoneDetail, ...kept.exchangePhoneDetail },
  };
}

/** Whether anything was entered that would be lost; which half of the customer is shown is no entry. */
export function hasEntries({ pictures, ...draft }: SaleDraft, today: Day): boolean {
  return (
    Object.values(pictures).some((files) => files && files.length > 0) ||
    JSON.stringify(entriesOf(draft)) !== JSON.stringify(entriesOf(emptySaleDraft(today)))
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
    [entered.bankAccountUsed, entered.accountCash, entered.pocketCash],
    [entered.payableAmountNow, entered.payableAmountLaterDate],
  ];
}

/** What the draft comes to so far; what is not filled in counts as nothing. */
export function totalsOfDraft(
  draft: Pick<
    SaleDraft,
    'imeiPrices' | 'accessories' | 'sellingType' | 'payableAmountNow' | 'exchangePhoneDetail'
  >,
): SaleTotals {
  return saleTotals({
    imeiPrices: draft.imeiPrices.map(({ price }) => ({ price: figure(price) })),
    accessories: draft.accessories.map(({ quantity, price }) => ({
      quantity: 1,
      price: figure((quantity ?? 0) * figure(price)),
    })),
    sellingType: draft.sellingType ?? 'Full Payment',
    payableAmountNow: figure(draft.payableAmountNow),
    exchangePhoneDetail: { purchasePrice: figure(draft.exchangePhoneDetail.purchasePrice) },
  });
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
    payableAmountLater: draft.sellingType === 'Credit' ? totals.later : null,
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

/** The sale that the draft stands for. @throws ZodError while `saleErrors` names fields. */
export function saleOf(draft: SaleDraft): Sale {
  return saleSchema.parse(saleInput(draft));
}

/** Each field that breaks a rule with its message, by path; empty when the sale can be made. */
export function saleErrors(draft: SaleDraft, locale: Locale = 'en'): Record<string, string> {
  const parsed = saleSchema.safeParse(saleInput(draft));
  return parsed.success ? {} : fieldErrors(parsed.error, locale);
}

/** What the domain's schema parses: the fields of the selling type, without the form's own. */
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
    ...(draft.sellingType === 'Credit' && {
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

/** Where the form holds the row of accessories that the schema calls by this number: rows that were never filled in are not handed to it. */
export function accessoryRowOf(
  { accessories }: Pick<SaleDraft, 'accessories'>,
  number: number,
): number | undefined {
  return accessories.flatMap((row, index) => (isFilled(row) ? index : []))[number];
}

function isFilled(row: SaleAccessoryRow): boolean {
  return row.name !== '' || row.price !== null;
}

/** Whether what the specification requires is missing: price, warranty, customer, date or selling type. */
export function isMissingRequired(draft: SaleDraft): boolean {
  const { name, number } = draft.entityData;
  return (
    draft.imeiPrices.length === 0 ||
    draft.imeiPrices.some(({ price }) => price === null) ||
    name.trim() === '' ||
    (draft.entityData._id === undefined && number.trim() === '') ||
    draft.saleDate === '' ||
    draft.sellingType === null
  );
}

/** The price that a unit is offered at: its final price, else its demand price. */
export function offeredPrice(unit: SaleUnit): MinorUnits | null {
  return unit.finalPrice ?? unit.demandPrice;
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
