import { STARTING_COMPANIES } from '../catalog/catalog.ts';
import { expenseCategoryName } from '../expense/expenseCategories.ts';
import type { Locale } from '../rules/rules.ts';
import { isolate } from '../text/isolate.ts';

/** The goods as a ledger line names them: the first item, and the number of others. */
export interface GoodsNamed {
  phone?: string;
  imei?: string;
  /** Phones of a lot. */
  phones?: number;
  /** Other phones, or other models of a lot. */
  more?: number;
  accessory?: string;
  quantity?: number;
  /** Accessories that came along. */
  pieces?: number;
}

interface PhoneNamed {
  phone: string;
  imei: string;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const en = {
  text: ({ text }: { text: string }) => text,
  purchase: ({ slip, ...goods }: { slip: string } & GoodsNamed) => `Slip ${slip}: ${goodsInEnglish(goods)}`,
  'purchase-corrected': ({ slip }: { slip: string }) => `Slip ${slip} was corrected`,
  'purchase-return': ({ slip, reason, ...goods }: { slip: string; reason: string } & GoodsNamed) =>
    `Returned from slip ${slip}: ${goodsInEnglish(goods)}. ${reason}`,
  'purchase-void': ({ slip, reason }: { slip: string; reason: string }) => `Slip ${slip} is void: ${reason}`,
  sale: ({ invoice, ...goods }: { invoice: string } & GoodsNamed) =>
    `Invoice ${invoice}: ${goodsInEnglish(goods)}`,
  'sale-return': ({ invoice, reason, ...goods }: { invoice: string; reason: string } & GoodsNamed) =>
    `Return of ${goodsInEnglish(goods)} on invoice ${invoice}: ${reason}`,
  'sale-void': ({ invoice, reason }: { invoice: string; reason: string }) =>
    `Invoice ${invoice} is void: ${reason}`,
  'payment-in': ({ party }: { party: string }) => `Received from ${party}`,
  'payment-out': ({ party }: { party: string }) => `Paid to ${party}`,
  'payment-void': ({ voucher, reason }: { voucher: string; reason: string }) =>
    `${voucher} is void: ${reason}`,
  'paid-at-once': ({ voucher }: { voucher: string }) => `Paid at once on ${voucher}`,
  'paid-back-at-once': ({ voucher }: { voucher: string }) => `Paid back at once on ${voucher}`,
  'opening-of': ({ name, note }: { name: string; note?: string }) =>
    withNote(`Opening balance of ${name}`, note),
  'write-off': ({ party, note }: { party: string; note?: string }) =>
    withNote(`Debt written off: ${party}`, note),
  'write-off-undone': ({ voucher, document }: { voucher: string; document: string }) =>
    `Write-off ${voucher} undone on ${document}`,
  opening: () => 'Opening balance',
  capital: () => "Owner's capital",
  drawing: () => "Owner's drawing",
  adjustment: () => 'Adjustment',
  transfer: ({ from, to }: { from?: string; to?: string }) =>
    `${from ?? 'Pocket Cash'} → ${to ?? 'Pocket Cash'}`,
  expense: (expense: { category: string; payee?: string; note?: string }) =>
    expenseText(expense, 'en', String),
  'committee-instalment': ({ committee, number }: { committee: string; number: number }) =>
    `${committee}: instalment ${number}`,
  'committee-payout': ({ committee, share }: { committee: string; share: number }) =>
    `${committee}: payout of share ${share}`,
  'stock-import': ({ count }: { count: number }) =>
    `Imported ${count === 1 ? 'one phone' : `${count} phones`} from a file`,
  'stock-entry': (phone: PhoneNamed) => `Entered in stock: ${goodsInEnglish(phone)}`,
  'stock-corrected': (phone: PhoneNamed) => `Corrected: ${goodsInEnglish(phone)}`,
  'stock-removed': ({ reason, ...phone }: { reason?: string } & PhoneNamed) =>
    withNote(`Taken out again: ${goodsInEnglish(phone)}`, reason),
  'accessory-purchase': ({ quantity, accessory }: { quantity: number; accessory: string }) =>
    `${quantity} × ${accessory}`,
  'accessory-adjustment': ({ quantity, accessory, note }: AccessoryAdjusted) =>
    `${signed(quantity)} × ${accessory}: ${note}`,
};

interface AccessoryAdjusted {
  quantity: number;
  accessory: string;
  note: string;
}

type Sentences = typeof en;
type EntryCode = keyof Sentences;

const ur: Sentences = {
  text: ({ text }) => isolate(text),
  purchase: ({ slip, ...goods }) => `پرچی ${isolate(slip)}: ${goodsInUrdu(goods)}`,
  'purchase-corrected': ({ slip }) => `پرچی ${isolate(slip)} درست کی گئی`,
  'purchase-return': ({ slip, reason, ...goods }) =>
    `پرچی ${isolate(slip)} سے واپس: ${goodsInUrdu(goods)}۔ ${isolate(reason)}`,
  'purchase-void': ({ slip, reason }) => `پرچی ${isolate(slip)} منسوخ: ${isolate(reason)}`,
  sale: ({ invoice, ...goods }) => `انوائس ${isolate(invoice)}: ${goodsInUrdu(goods)}`,
  'sale-return': ({ invoice, reason, ...goods }) =>
    `انوائس ${isolate(invoice)} پر واپسی: ${goodsInUrdu(goods)}۔ ${isolate(reason)}`,
  'sale-void': ({ invoice, reason }) => `انوائس ${isolate(invoice)} منسوخ: ${isolate(reason)}`,
  'payment-in': ({ party }) => `${isolate(party)} سے وصول`,
  'payment-out': ({ party }) => `${isolate(party)} کو ادا`,
  'payment-void': ({ voucher, reason }) => `${isolate(voucher)} منسوخ: ${isolate(reason)}`,
  'paid-at-once': ({ voucher }) => `اسی وقت ادا: ${isolate(voucher)}`,
  'paid-back-at-once': ({ voucher }) => `اسی وقت واپس ادا: ${isolate(voucher)}`,
  'opening-of': ({ name, note }) => withNote(`${isolate(name)} کا ابتدائی بیلنس`, note, isolate),
  'write-off': ({ party, note }) => withNote(`قرض معاف: ${isolate(party)}`, note, isolate),
  'write-off-undone': ({ voucher, document }) => `${isolate(document)} پر معافی ${isolate(voucher)} منسوخ`,
  opening: () => 'ابتدائی بیلنس',
  capital: () => 'مالک کا سرمایہ',
  drawing: () => 'مالک نے نکالا',
  adjustment: () => 'درستی',
  transfer: ({ from, to }) => `${from ? isolate(from) : 'جیب کی نقدی'} → ${to ? isolate(to) : 'جیب کی نقدی'}`,
  expense: (expense) => expenseText(expense, 'ur', isolate),
  'committee-instalment': ({ committee, number }) => `${isolate(committee)}: قسط ${number}`,
  'committee-payout': ({ committee, share }) => `${isolate(committee)}: حصہ ${share} کی وصولی`,
  'stock-import': ({ count }) =>
    count === 1 ? 'فائل سے ایک فون شامل کیا گیا' : `فائل سے ${count} فون شامل کیے گئے`,
  'stock-entry': (phone) => `اسٹاک میں درج: ${goodsInUrdu(phone)}`,
  'stock-corrected': (phone) => `درست کیا گیا: ${goodsInUrdu(phone)}`,
  'stock-removed': ({ reason, ...phone }) =>
    withNote(`دوبارہ نکالا گیا: ${goodsInUrdu(phone)}`, reason, isolate),
  'accessory-purchase': ({ quantity, accessory }) => `${quantity} × ${isolate(accessory)}`,
  'accessory-adjustment': ({ quantity, accessory, note }) =>
    `${isolate(signed(quantity))} × ${isolate(accessory)}: ${isolate(note)}`,
};

const sentences: Record<Locale, Sentences> = { en, ur };

/** Description of an entry, as the code of a sentence in the catalogue and its parameters. */
export type EntrySentence = {
  [Code in EntryCode]: { code: Code; params: NonNullable<Parameters<Sentences[Code]>[0]> };
}[EntryCode];

/** A sentence as it is stored and sent. `undone` is the reason, where the entry undoes one that said this. */
export interface StoredSentence {
  code: string;
  params: Record<string, string | number>;
  undone?: string | undefined;
}

/**
 * Text of an entry in a list. Entries of earlier releases have no sentence and keep their original
 * description.
 */
export interface EntryText {
  description: string;
  sentence: StoredSentence | null;
}

/**
 * Text of an entry in the reader's language. A sentence unknown to this release shows its stored description.
 */
export function entryText(entry: EntryText, locale: Locale): string {
  return textIn(sentences[locale], entry, locale);
}

/**
 * Short text of an entry for a row of a list: a phone is its model and the last digits of its IMEI. The number of
 * the document comes first, unless the row shows it already.
 */
export function entryRowText(
  { description, sentence }: EntryText,
  locale: Locale,
  isNumberShown = false,
): string {
  const { phone, imei, ...params } = sentence?.params ?? {};
  if (phone !== undefined) params.phone = modelOf(String(phone));
  if (imei !== undefined) params.tail = String(imei).slice(-6);
  const short = { ...sentences[locale], ...inRows(locale, isNumberShown) };
  return textIn(short, { description, sentence: sentence && { ...sentence, params } }, locale);
}

/** The phone's model, without its company where that is one of those that every shop starts with. */
function modelOf(phone: string): string {
  const named = phone.toLowerCase();
  const company = STARTING_COMPANIES.find((name) => named.startsWith(`${name.toLowerCase()} `));
  return company ? phone.slice(company.length + 1) : phone;
}

function inRows(locale: Locale, isNumberShown: boolean): Partial<Sentences> {
  const isUrdu = locale === 'ur';
  const goodsOf = isUrdu ? goodsInUrdu : goodsInEnglish;
  const line = (number: string, goods: GoodsNamed) =>
    isNumberShown ? goodsOf(goods) : `${isolate(number)} · ${goodsOf(goods)}`;
  return {
    purchase: ({ slip, ...goods }) => line(slip, goods),
    sale: ({ invoice, ...goods }) => line(invoice, goods),
    ...(isNumberShown && {
      'paid-at-once': () => (isUrdu ? 'اسی وقت ادا' : 'Paid at once'),
      'paid-back-at-once': () => (isUrdu ? 'اسی وقت واپس ادا' : 'Paid back at once'),
    }),
  };
}

function textIn(catalogue: Sentences, { description, sentence }: EntryText, locale: Locale): string {
  if (!sentence || !Object.hasOwn(en, sentence.code)) return description;
  const { code, params, undone } = sentence;
  const say = catalogue[code as EntryCode] as (named: StoredSentence['params']) => string;
  const text = say(params);
  if (undone === undefined) return text;
  return locale === 'ur' ? `منسوخ: ${text} (${isolate(undone)})` : `Undone: ${text} (${undone})`;
}

/** The sentence of an entry that undoes another, for a reason. */
export function undoneSentence({ description, sentence }: EntryText, reason: string): StoredSentence {
  return { ...(sentence ?? { code: 'text', params: { text: description } }), undone: reason };
}

function withNote(text: string, note: string | undefined, said: (note: string) => string = String): string {
  return note ? `${text}: ${said(note)}` : text;
}

function signed(quantity: number): string {
  return `${quantity > 0 ? '+' : '−'}${Math.abs(quantity)}`;
}

function expenseText(
  { category, payee, note }: { category: string; payee?: string; note?: string },
  locale: Locale,
  said: (words: string) => string,
): string {
  const name = expenseCategoryName(category, locale);
  return [
    name === category ? said(name) : name,
    ...[payee, note].flatMap((it) => (it ? [said(it)] : [])),
  ].join(' · ');
}

/** A phone with the last digits of its IMEI, which stay whole where the name is cut off. */
const withTail = (phone: string, tail: string) => `${isolate(phone)} \u2066…${tail}\u2069`;

interface GoodsInRow extends GoodsNamed {
  /** The last digits of the IMEI, in place of all of it. */
  tail?: string;
}

function goodsInEnglish({
  phone,
  imei,
  tail,
  phones,
  more = 0,
  accessory,
  quantity,
  pieces = 0,
}: GoodsInRow) {
  const named = [
    ...(phones === undefined ? [] : [counted(phones, 'phone', 'phones')]),
    ...(phone ? [tail ? withTail(phone, tail) : phone] : accessory ? [`${accessory} × ${quantity}`] : []),
    ...(imei ? [`IMEI ${imei}`] : []),
  ].join(', ');
  const others = phones === undefined ? `${more} more` : counted(more, 'more model', 'more models');
  return [
    ...(named ? [named] : []),
    ...(more > 0 ? [others] : []),
    ...(pieces > 0 ? [counted(pieces, 'accessory', 'accessories')] : []),
  ].join(' and ');
}

function goodsInUrdu({ phone, imei, tail, phones, more = 0, accessory, quantity, pieces = 0 }: GoodsInRow) {
  const named = [
    ...(phones === undefined ? [] : [isolate(`${phones} فون`)]),
    ...(phone
      ? [tail ? withTail(phone, tail) : isolate(phone)]
      : accessory
        ? [isolate(`${accessory} × ${quantity}`)]
        : []),
    ...(imei ? [isolate(`IMEI ${imei}`)] : []),
  ].join('، ');
  return [
    ...(named ? [named] : []),
    ...(more > 0 ? [`اور مزید ${more}`] : []),
    ...(pieces > 0 ? [named ? `اور ${pieces} لوازمات` : `${pieces} لوازمات`] : []),
  ].join(' ');
}
