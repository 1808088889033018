import {
  type Day,
  type Locale,
  lotTotal,
  MAX_AMOUNT,
  type MinorUnits,
  type PaymentSplit,
  type PaymentType,
  payableLater,
  payableNow,
  paymentRule,
  paymentStatus,
  ruleMessage,
  type SimOption,
} from '@handset/domain';
import type { CreditValue } from '../CreditFields/CreditFields.tsx';
import { type EntityValue, emptyEntity, entityField, entityInput } from '../EntityPicker/entity.ts';
import type { Party } from '../embedding/embedding.ts';
import type { CommonMessages } from '../messages/commonMessages.ts';

/** One phone of a lot, as its row holds it. */
export interface BulkUnit {
  /** Fifteen digits, or what was typed or pasted in their place. */
  imei1: string;
  /** Only for a phone with two SIMs. */
  imei2: string;
  color: string;
  /** Percent. */
  batteryHealth: number | null;
  /** The phone's own, where a lot that is stored is edited. */
  _id?: string | undefined;
}

/** What an entry says of its phones: one model at one price. */
export interface BulkEntryFields {
  /** Tells it from the others; any text that no other has. */
  id: string;
  companyName: string;
  modelName: string;
  ramMemory: string;
  simOption: SimOption;
  /** Percent, of all its phones; kept as it is stored. */
  batteryHealth: number | null;
  /** Minor units. */
  priceOfOne: MinorUnits | null;
}

/** One model at one price, with its phones; its quantity is the number of its rows. */
export interface BulkEntryDraft extends BulkEntryFields {
  units: readonly BulkUnit[];
}

/** What the distributor's price list says of the whole lot, in minor units. */
export interface BulkTerms {
  dealerPrice: MinorUnits | null;
  lp: MinorUnits | null;
  lifting: MinorUnits | null;
  activation: MinorUnits | null;
  promo: MinorUnits | null;
}

/** Everything that a bulk purchase holds while it is being filled. JSON; money in minor units. */
export interface BulkDraft {
  purchasePaymentType: PaymentType;
  entity: EntityValue;
  date: Day | '';
  entries: readonly BulkEntryDraft[];
  prices: BulkTerms;
  creditPaymentData: CreditValue;
  payment: PaymentSplit | null;
  /** IMEIs whose wrong check digit staff have confirmed. */
  confirmedImeis: readonly string[];
}

/** What the form itself holds; the rows of phones live outside React, in the lot's book. */
export interface BulkValues extends Omit<BulkDraft, 'entries' | 'confirmedImeis'> {
  entries: BulkEntryFields[];
}

/** The terms of a lot, in the order of the form. */
export const BULK_TERMS = ['dealerPrice', 'lp', 'lifting', 'activation', 'promo'] as const;

/** A row on which nothing is filled in. */
export function blankUnit(): BulkUnit {
  return { imei1: '', imei2: '', color: '', batteryHealth: null };
}

/** Whether a row holds anything. */
export function isBlank({ imei1, imei2, color, batteryHealth }: BulkUnit): boolean {
  return imei1 === '' && imei2 === '' && color === '' && batteryHealth === null;
}

/** An entry on which nothing is filled in: one phone. */
export function emptyBulkEntry(id: string): BulkEntryDraft {
  return {
    id,
    companyName: '',
    modelName: '',
    ramMemory: '',
    simOption: 'Single SIM',
    batteryHealth: null,
    priceOfOne: null,
    units: [blankUnit()],
  };
}

/** A bulk purchase on which nothing is filled in. */
export function emptyBulkDraft(today: Day): BulkDraft {
  return {
    purchasePaymentType: 'full-payment',
    entity: emptyEntity,
    date: today,
    entries: [emptyBulkEntry('1')],
    prices: { dealerPrice: null, lp: null, lifting: null, activation: null, promo: null },
    creditPaymentData: { payableAmountNow: null, dateOfPayment: '' },
    payment: null,
    confirmedImeis: [],
  };
}

/** What the form holds of a draft: all but the rows of phones. */
export function valuesOf({ confirmedImeis: _, entries, ...values }: BulkDraft): BulkValues {
  return { ...values, entries: entries.map(({ units: __, ...fields }) => fields) };
}

/** An id that no entry has yet. */
export function nextEntryId(entries: readonly { id: string }[]): string {
  let next = entries.length + 1;
  while (entries.some(({ id }) => id === String(next))) next += 1;
  return String(next);
}

/** What the lot comes to, in minor units: rows by price, over its entries; a price that is not known yet counts as nothing. */
export function bulkTotal(
  entries: readonly Pick<BulkEntryFields, 'id' | 'priceOfOne'>[],
  countOf: (id: string) => number,
): MinorUnits {
  return lotTotal(
    entries.map(({ id, priceOfOne }) => ({
      priceOfOne: priceOfOne ?? 0,
      imeiNumbers: { length: countOf(id) } as [],
    })),
  );
}

/** The part of the total that is paid at once, in minor units. */
export function dueNow(
  total: MinorUnits,
  { purchasePaymentType, creditPaymentData }: Pick<BulkDraft, 'purchasePaymentType' | 'creditPaymentData'>,
): MinorUnits {
  const now = creditPaymentData.payableAmountNow ?? 0;
  return payableNow(total, purchasePaymentType, { payableAmountNow: now });
}

const orAbsent = (text: string) => (text === '' ? undefined : text);

function unitInput({ imei1, imei2, color, batteryHealth, _id }: BulkUnit, isEdit: boolean) {
  return {
    imei1,
    imei2: orAbsent(imei2),
    color: orAbsent(color),
    batteryHealth: batteryHealth ?? undefined,
    ...(isEdit && _id !== undefined && { _id }),
  };
}

interface BulkInputContext {
  mode: 'purchase' | 'edit';
  parties: readonly Party[];
  unitsOf: (id: string) => readonly BulkUnit[];
  /** The version of the record that is edited. */
  version?: number | undefined;
}

/** What the domain's schema parses: `bulkPurchaseSchema`, and `bulkUpdateSchema` where a lot is edited. */
export function bulkInput(
  values: BulkValues,
  { mode, parties, unitsOf, version }: BulkInputContext,
): unknown {
  const { entity, entries, prices, creditPaymentData, payment, date, purchasePaymentType } = values;
  const isEdit = mode === 'edit';
  const total = bulkTotal(entries, (id) => unitsOf(id).length);
  const entityData = entityInput(entity, parties);
  const partyName = entityData?.name;
  const due = dueNow(total, values);
  return {
    partyName,
    ...(isEdit ? { version } : { entityData }),
    date,
    purchasePaymentType,
    purchasePaymentStatus: paymentStatus(purchasePaymentType),
    ...(purchasePaymentType === 'credit' && {
      creditPaymentData: {
        ...creditPaymentData,
        payableAmountLater: Math.max(payableLater(total, creditPaymentData.payableAmountNow ?? 0), 0),
      },
    }),
    // An edit sends them as they are stored.
    ...(payment &&
      (isEdit || due > 0) && {
        bankAccountUsed: payment.bankAccountUsed,
        amountFromBank: payment.accountCash,
        amountFromPocket: payment.pocketCash,
      }),
    prices: { ...prices, buyingPrice: total },
    ramSimDetails: entries.map((entry) => {
      const { id, companyName, modelName, simOption, batteryHealth, priceOfOne, ramMemory } = entry;
      const units = unitsOf(id);
      return {
        companyName,
        modelName,
        simOption,
        priceOfOne,
        ramMemory: orAbsent(ramMemory),
        batteryHealth: batteryHealth ?? undefined,
        quantity: units.length,
        imeiNumbers: units.map((unit) => unitInput(unit, isEdit)),
      };
    }),
  };
}

const paymentFields: readonly string[] = ['bankAccountUsed', 'amountFromBank', 'amountFromPocket'];

/** A path of the schema that names a phone's field, taken apart. */
export function unitPath(path: string): { entry: number; unit: number; field: string } | undefined {
  const [, entry, unit, field] = /^ramSimDetails\.(\d+)\.imeiNumbers\.(\d+)\.(\w+)$/.exec(path) ?? [];
  return field === undefined ? undefined : { entry: Number(entry), unit: Number(unit), field };
}

/** Where the form shows the error of a path of the schema. */
export function bulkField(path: string, { entity }: Pick<BulkValues, 'entity'>): string {
  if (path === 'partyName' || path.startsWith('entityData'))
    return path === 'partyName' ? 'entity._id' : entityField(path, entity);
  if (path === 'creditPaymentData.payableAmountLater') return 'creditPaymentData.payableAmountNow';
  if (paymentFields.includes(path)) return 'payment';
  if (path === 'ramSimDetails') return 'lot';
  const [, entry, field = ''] = /^ramSimDetails\.(\d+)(?:\.(\w+))?/.exec(path) ?? [];
  if (entry === undefined) return path;
  return `entries.${entry}.${field === 'imeiNumbers' || field === 'quantity' || field === '' ? 'units' : field}`;
}

interface BulkProblemContext {
  today: Day;
  mode: 'purchase' | 'edit';
  locale: Locale;
  messages: CommonMessages;
  countOf: (id: string) => number;
  /** What is said of an entry whose rows are to be corrected. */
  unitsProblem: (id: string) => string | undefined;
}

/** What is wrong besides the schema: what needs today, the other rows, or is to be told before the rest is complete. */
export function bulkProblems(values: BulkValues, context: BulkProblemContext): Record<string, string> {
  const { today, mode, locale, messages, countOf, unitsProblem } = context;
  const problems: Record<string, string> = {};
  if (values.date > today) problems.date = ruleMessage('date.future', locale);
  values.entries.forEach(({ id }, index) => {
    const problem = unitsProblem(id);
    if (problem !== undefined) problems[`entries.${index}.units`] = problem;
  });
  const total = bulkTotal(values.entries, countOf);
  if (total > MAX_AMOUNT) problems['prices.buyingPrice'] = ruleMessage('money.too-large', locale);
  if (total === 0) return problems;
  const { payableAmountNow, dateOfPayment } = values.creditPaymentData;
  if (values.purchasePaymentType === 'credit') {
    if (payableAmountNow === null) return problems;
    if (payableAmountNow >= total)
      problems['creditPaymentData.payableAmountNow'] = messages.payableNowAboveTotal;
    if (dateOfPayment !== '' && dateOfPayment < values.date)
      problems['creditPaymentData.dateOfPayment'] = ruleMessage('date.past', locale);
  }
  const due = dueNow(total, values);
  const broken = paymentRule(due, values.payment ?? { pocketCash: 0, accountCash: 0 });
  if (broken && (due > 0 || mode === 'edit')) problems.payment = ruleMessage(broken.rule, locale);
  return problems;
}
