import {
  type Accessory,
  type Day,
  DEFAULT_WARRANTY,
  fieldErrors,
  type ImeiRecord,
  type Locale,
  MAX_AMOUNT,
  type MinorUnits,
  normaliseImei,
  type Sale,
  type SaleTotals,
  type SellingType,
  type Specification,
  saleSchema,
  saleTotals,
  type Warranty,
} from '@handset/domain';

/** A unit that may be sold, amounts in minor units; its registration status is printed where the list carries it. */
export type SaleUnit = ImeiRecord & { specifications?: string | null | undefined };

/** The customer: an existing one by `_id`, or a new one by name and number. */
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
  isApprovedFromEgadgets: boolean;
}

/** Everything the sale modal holds. JSON apart from the pictures; all money in minor units. */
export interface SaleDraft {
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
  cnicFrontPic: File | null;
  cnicBackPic: File | null;
  /** Of the phone taken in exchange. */
  phonePicture: File | null;
  manual: true;
}

/** The draft that the modal opens with. */
export function emptySaleDraft(today: Day): SaleDraft {
  return {
    entityData: { name: '', number: '', reference: '' },
    customerName: '',
    customerNumber: '',
    saleDate: today,
    sellingType: null,
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
      isApprovedFromEgadgets: false,
    },
    cnicFrontPic: null,
    cnicBackPic: null,
    phonePicture: null,
    manual: true,
  };
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
export function completeDraft(draft: SaleDraft): SaleDraft {
  const totals = totalsOfDraft(draft);
  return {
    ...draft,
    customerName: draft.entityData.name,
    customerNumber: draft.entityData.number,
    finalPrice: totals.phones,
    payableAmountLater: draft.sellingType === 'Credit' ? totals.later : null,
  };
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

function saleInput(draft: SaleDraft) {
  const totals = totalsOfDraft(draft);
  const pays = totals.now !== 0;
  return {
    entityData: draft.entityData,
    sellingType: draft.sellingType,
    saleDate: draft.saleDate,
    warranty: draft.warranty,
    imeiPrices: draft.imeiPrices,
    finalPrice: totals.phones,
    accessories: draft.accessories.filter(isFilled).map(({ name, quantity, price }) => ({ name, quantity, price })),
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
    ...(draft.sellingType === 'Exchange' && { exchangePhoneDetail: draft.exchangePhoneDetail }),
  };
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

/** The IMEIs of a pasted list: one per line or separated by commas, blanks and repetitions left out. */
export function imeisOf(text: string): string[] {
  const imeis = text.split(/[\n,;\t]+/).map(normaliseImei);
  return [...new Set(imeis.filter((imei) => imei !== ''))];
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
