import {
  type Locale,
  mergeStockPhone,
  type NewPhone,
  type Phone,
  type Picture,
  ruleMessage,
  SPECIFICATIONS,
  type StockConflict,
  type StockConflictChoice,
  type StockEdit,
  type StockPhoneFacts,
  type StockPhoneField,
  stockConflicts,
} from '@handset/domain';
import type { CommonMessages } from '../../form/commonMessages.ts';
import { needsConfirmation } from '../ImeiField/ImeiField.tsx';
import type { StockPhoneMessages } from './stockPhoneMessages.ts';

/** A phone in stock as the form edits it; money in minor units. What `GET /api/phone/{id}` answers is one. */
export interface StockPhone
  extends Pick<
    Phone,
    | '_id'
    | 'name'
    | 'companyName'
    | 'modelName'
    | 'specifications'
    | 'color'
    | 'imei1'
    | 'imei2'
    | 'demandPrice'
    | 'purchasePrice'
    | 'finalPrice'
    | 'version'
  > {
  /** Origin of the phone. Unless it is `stock`, another document sets the cost and it is fixed here. */
  source?: string | undefined;
  /** Its stored pictures, the cover first. */
  pictures?: readonly Pick<Picture, '_id' | 'url'>[] | undefined;
}

/** The pictures of a phone: the first one is the cover. */
export interface StockPhonePictures {
  /** The cover image; absent where the stored one stays. */
  coverImage?: File | undefined;
  /** The other new ones, in their order. */
  images: File[];
}

/** A phone that was entered; money in minor units. */
export type StockPhoneSubmission = NewPhone & { pictures: StockPhonePictures };

/** A phone that was edited, with the `version` that the edit is based on; money in minor units. */
export type StockPhoneEditSubmission = StockEdit & { pictures: StockPhonePictures };

/** Everything that the form holds while it is being filled. JSON apart from the pictures; money in minor units. */
export interface StockPhoneDraft extends StockPhoneFacts {
  /** Whether the phone has a second IMEI. */
  isDualSim: boolean;
  /** Whether staff confirmed a wrong check digit. */
  isImei1Confirmed: boolean;
  isImei2Confirmed: boolean;
  /** New pictures, in their order. */
  pictures: File[];
  /** Whether the first new picture takes the place of the stored cover. */
  isNewCover: boolean;
  /** The user's decisions on conflicts with another person's changes. */
  choices: Partial<Record<StockPhoneField, StockConflictChoice>>;
}

/** A form in which nothing is filled in. */
export function emptyStockPhoneDraft(): StockPhoneDraft {
  return {
    name: '',
    companyName: '',
    modelSpecifications: '',
    specs: null,
    color: '',
    imei1: '',
    imei2: '',
    demandPrice: null,
    purchasePrice: null,
    finalPrice: null,
    isDualSim: false,
    isImei1Confirmed: false,
    isImei2Confirmed: false,
    pictures: [],
    isNewCover: false,
    choices: {},
  };
}

/** Reads a stored phone's facts. A phone without a name is named by its company and model. */
export function factsOf(phone: StockPhone): StockPhoneFacts {
  return {
    name: phone.name ?? `${phone.companyName} ${phone.modelName}`,
    companyName: phone.companyName,
    modelSpecifications: phone.modelName,
    specs: SPECIFICATIONS.find((specification) => specification === phone.specifications) ?? null,
    color: phone.color ?? '',
    imei1: phone.imei1,
    imei2: phone.imei2 ?? '',
    demandPrice: phone.demandPrice,
    purchasePrice: phone.purchasePrice,
    finalPrice: phone.finalPrice,
  };
}

/** The form as it opens in Edit mode. The check digits of a phone that is in stock were confirmed when it came. */
export function draftOfPhone(phone: StockPhone): StockPhoneDraft {
  return {
    ...emptyStockPhoneDraft(),
    ...factsOf(phone),
    isDualSim: phone.imei2 !== null,
    isImei1Confirmed: true,
    isImei2Confirmed: true,
  };
}

/** A phone that somebody else changed while it was edited. */
export interface StockEditConflict {
  /** The phone as it was when the edit began. */
  before: StockPhoneFacts;
  /** The form's values when the other change became known. */
  mine: StockPhoneFacts;
  /** The phone as it is stored now. */
  stored: StockPhone;
}

/** Fields that both sides changed differently. */
export function conflictsOf({ before, mine, stored }: StockEditConflict): StockConflict[] {
  return stockConflicts(before, mine, factsOf(stored));
}

/** Merges the form's values with the other change. */
export function mergedFacts(
  { before, mine, stored }: StockEditConflict,
  choices: StockPhoneDraft['choices'] = {},
) {
  return mergeStockPhone(before, mine, factsOf(stored), choices);
}

/** The facts that somebody still has to choose. */
export function undecided(editConflict: StockEditConflict | null, draft: StockPhoneDraft): StockPhoneField[] {
  if (!editConflict) return [];
  return conflictsOf(editConflict)
    .filter(
      ({ field, isContested }) =>
        isContested && draft.choices[field] === undefined && draft[field] === editConflict.mine[field],
    )
    .map(({ field }) => field);
}

const priceFields = ['demandPrice', 'purchasePrice', 'finalPrice'] as const;

/** Builds the input of `newPhoneSchema`. */
export function newPhoneInput(draft: StockPhoneDraft, shopid: string | undefined): unknown {
  const {
    name,
    companyName,
    modelSpecifications,
    specs,
    color,
    imei1,
    demandPrice,
    purchasePrice,
    finalPrice,
  } = draft;
  return {
    ...{ name, companyName, modelSpecifications, specs, color, demandPrice, purchasePrice, finalPrice },
    imei: imei1,
    imei2: draft.isDualSim ? draft.imei2 : undefined,
    shopid,
  };
}

/** Builds the input of `stockEditSchema`. A hidden cost stays unchanged. */
export function stockEditInput(draft: StockPhoneDraft, version: number): unknown {
  const {
    name,
    companyName,
    modelSpecifications,
    specs,
    color,
    imei1,
    demandPrice,
    purchasePrice,
    finalPrice,
  } = draft;
  return {
    ...{ name, companyName, modelSpecifications, specs, color, imei1, version },
    imei2: draft.isDualSim ? draft.imei2 : undefined,
    price: { demandPrice, purchasePrice: purchasePrice ?? undefined, finalPrice },
  };
}

/** Maps a path of the schemas to the field that shows its error. */
export function stockPhoneField(path: string): string {
  if (path === 'imei') return 'imei1';
  // Errors without a field show for the form as a whole.
  if (path === 'shopid' || path === 'version') return `root.${path}`;
  if (path === 'coverImage' || path.startsWith('images')) return 'pictures';
  return path.replace(/^price\./, '');
}

interface ProblemContext {
  /** The phone that is edited, if any. */
  phone: StockPhone | undefined;
  editConflict: StockEditConflict | null;
  /** The name of another phone in stock that bears an IMEI. */
  heldBy: (imei: string) => string | undefined;
  locale: Locale;
  messages: { common: CommonMessages; stock: StockPhoneMessages };
}

/** Errors beyond the schema: those that need a confirmation, a choice, or the stock. */
export function stockPhoneProblems(draft: StockPhoneDraft, context: ProblemContext): Record<string, string> {
  const { phone, editConflict, heldBy, locale, messages } = context;
  const problems: Record<string, string> = {};
  for (const number of [1, 2] as const) {
    const imei = draft[`imei${number}`];
    if (number === 2 && !draft.isDualSim) continue;
    const holder = heldBy(imei);
    if (number === 2 && imei !== '' && imei === draft.imei1)
      problems.imei2 = ruleMessage('imei.same', locale);
    else if (holder !== undefined) problems[`imei${number}`] = messages.stock.inStock(holder);
    else if (needsConfirmation(imei) && !draft[`isImei${number}Confirmed`])
      problems[`imei${number}`] = messages.common.imeiCheckDigitError;
  }
  if (phone && phone.purchasePrice !== null && draft.purchasePrice === null)
    problems.purchasePrice = ruleMessage('required', locale);
  // Told while other prices are still missing, which the schema would tell first.
  for (const field of priceFields)
    if (draft[field] === 0) problems[field] = ruleMessage('money.zero', locale);
  for (const field of undecided(editConflict, draft)) problems[field] ??= messages.stock.chooseConflict;
  return problems;
}

/** The pictures as they are sent: the first one is the cover, unless a stored one stays it. */
export function stockPhonePictures(draft: StockPhoneDraft, hasStoredCover: boolean): StockPhonePictures {
  const [first, ...others] = draft.pictures;
  if (first === undefined) return { images: [] };
  if (hasStoredCover && !draft.isNewCover) return { images: [...draft.pictures] };
  return { coverImage: first, images: others };
}
