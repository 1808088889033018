import {
  type Day,
  emptyPhoneDraft,
  type Locale,
  lotTotal,
  MAX_AMOUNT,
  type MinorUnits,
  type PaymentSplit,
  type PaymentType,
  type PhoneDraft,
  payableLater,
  payableNow,
  paymentRule,
  paymentStatus,
  phoneFieldsOn,
  pickFacts,
  ruleMessage,
  type SimOption,
} from '@handset/domain';
import type { CommonMessages } from '../../form/commonMessages.ts';
import type { Party } from '../../form/embedding.ts';
import type { CreditValue } from '../../money/CreditFields/CreditFields.tsx';
import { type EntityValue, emptyEntity, entityField, entityInput } from '../../money/EntityPicker/entity.ts';

/** One phone of a lot, as its row holds it. */
export interface BulkUnit extends PhoneDraft<'lotPhone'> {
  /** Fifteen digits, or the invalid text typed or pasted instead. */
  imei1: string;
  /** Only for a phone with two SIMs. */
  imei2: string;
  /** The phone's own, where a lot that is stored is edited. */
  _id?: string | undefined;
}

/** Fields of an entry: one model at one price. */
export interface BulkEntryFields extends PhoneDraft<'lotEntry'> {
  /** A unique id. */
  id: string;
  companyName: string;
  modelName: string;
  simOption: SimOption;
  /** Minor units. */
  priceOfOne: MinorUnits | null;
}

/** One model at one price, with its phones; its quantity is the number of its rows. */
export interface BulkEntryDraft extends BulkEntryFields {
  units: readonly BulkUnit[];
}

/** The distributor's terms for the whole lot, in minor units. */
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

/** Values of the form itself. The rows of phones live outside React, in the lot's book. */
export interface BulkValues extends Omit<BulkDraft, 'entries' | 'confirmedImeis'> {
  entries: BulkEntryFields[];
}

/** The terms of a lot, in the order of the form. */
export const BULK_TERMS = ['dealerPrice', 'lp', 'lifting', 'activation', 'promo'] as const;

const entryFields = phoneFieldsOn('lotEntry');
const unitFields = phoneFieldsOn('lotPhone');
const noFacts = emptyPhoneDraft('lotPhone');

/** A row on which nothing is filled in. */
export function blankUnit(): BulkUnit {
  return { imei1: '', imei2: '', ...noFacts };
}

/** Whether a row holds anything. */
export function isBlank(unit: BulkUnit): boolean {
  return unit.imei1 === '' && unit.imei2 === '' && unitFields.every((name) => unit[name] === noFacts[name]);
}

/** An entry on which nothing is filled in: one phone. */
export function emptyBulkEntry(id: string): BulkEntryDraft {
  return {
    id,
    companyName: '',
    modelName: '',
    simOption: 'Single SIM',
    ...emptyPhoneDraft('lotEntry'),
    priceOfOne: null,
    units: [blankUnit()],
  };
}

/** A bulk purchase on which nothing is filled in. The distributor's terms are required, and start at zero. */
export function emptyBulkDraft(today: Day): BulkDraft {
  return {
    purchasePaymentType: 'full-payment',
    entity: emptyEntity,
    date: today,
    entries: [emptyBulkEntry('1')],
    prices: { dealerPrice: 0, lp: 0, lifting: 0, activation: 0, promo: 0 },
    creditPaymentData: { payableAmountNow: null, dateOfPayment: '' },
    payment: null,
    confirmedImeis: [],
  };
}

/** Converts a draft to the form's values, without the rows of phones. */
export function valuesOf({ confirmedImeis: _, entries, ...values }: BulkDraft): BulkValues {
  return { ...values, entries: entries.map(({ units: __, ...fields }) => fields) };
}

/** An id that no entry has yet. */
export function nextEntryId(entries: readonly { id: string }[]): string {
  let next = entries.length + 1;
  while (entries.some(({ id }) => id === String(next))) next += 1;
  return String(next);
}

/**
 * Total of the lot in minor units: rows times price, summed over the entries. An unknown price counts as
 * zero.
 */
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

function unitInput({ imei1, imei2, _id, ...unit }: BulkUnit, isEdit: boolean) {
  return {
    imei1,
    imei2,
    ...pickFacts(unitFields, unit),
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

/** Builds the input of the domain's `bulkPurchaseSchema`, or of `bulkUpdateSchema` when editing a lot. */
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
      const { id, companyName, modelName, simOption, priceOfOne } = entry;
      const units = unitsOf(id);
      return {
        companyName,
        modelName,
        simOption,
        priceOfOne,
        ...pickFacts(entryFields, entry),
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

/** Maps a path of the schema to the field that shows its error. */
export function bulkField(
  path: string,
  { entity, entries }: Pick<BulkValues, 'entity'> & { entries: readonly BulkEntryFields[] },
): string {
  if (path === 'partyName' || path.startsWith('entityData'))
    return path === 'partyName' ? 'entity._id' : entityField(path, entity);
  if (path === 'creditPaymentData.payableAmountLater') return 'creditPaymentData.payableAmountNow';
  if (paymentFields.includes(path)) return 'payment';
  if (path === 'ramSimDetails') return 'lot';
  if (path === 'prices.buyingPrice') {
    // It is calculated, so that a price of one is what has to be corrected.
    const index = entries.findIndex(({ priceOfOne }) => !priceOfOne);
    return index < 0 ? path : `entries.${index}.priceOfOne`;
  }
  const [, entry, field = ''] = /^ramSimDetails\.(\d+)(?:\.(\w+))?/.exec(path) ?? [];
  if (entry === undefined) return path;
  // A model can be chosen only once its company is.
  if (field === 'modelName' && entries[Number(entry)]?.companyName === '')
    return `entries.${entry}.companyName`;
  return `entries.${entry}.${field === 'imeiNumbers' || field === 'quantity' || field === '' ? 'units' : field}`;
}

interface BulkProblemContext {
  today: Day;
  mode: 'purchase' | 'edit';
  locale: Locale;
  messages: CommonMessages;
  countOf: (id: string) => number;
  /** Returns the error of an entry with faulty rows. */
  unitsProblem: (id: string) => string | undefined;
}

/**
 * Errors beyond the schema: those that need today's date or the other rows, and those to show before the rest
 * is complete.
 */
export function bulkProblems(values: BulkValues, context: BulkProblemContext): Record<string, string> {
  const { today, mode, locale, messages, countOf, unitsProblem } = context;
  const problems: Record<string, string> = {};
  if (values.date > today) problems.date = ruleMessage('date.future', locale);
  values.entries.forEach(({ id, priceOfOne }, index) => {
    if (priceOfOne === null) problems[`entries.${index}.priceOfOne`] = ruleMessage('required', locale);
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
