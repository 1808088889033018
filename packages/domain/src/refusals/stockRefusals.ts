import { dayText } from '../day/dayText.ts';
import type { Locale } from '../rules/rules.ts';
import { isolate } from '../text/isolate.ts';
import { type LifeConflict, lifeText } from './lifeText.ts';
import { type PhonePlace, placeText } from './phonePlace.ts';
import { type NamedRefusal, words } from './refusalWords.ts';

/** A phone in the shop's hands, and how it came here. */
export interface HeldPhone {
  phone: string;
  isDispatched: boolean;
  date: string;
  /** The previous owner. Absent if the phone was entered without a document. */
  party?: string;
  /** Number of its purchase slip. */
  slip?: string;
  /** Number of the invoice on which it was taken in exchange. */
  invoice?: string;
}

/** A phone that cannot leave its lot. */
export interface StuckPhone {
  place: PhonePlace;
  /** Whether an invoice names it, though it is in stock. */
  isInvoiced: boolean;
}

const MAX_LISTED = 20;

/** Refusals of the stock: phones, accessories, the catalogue and imports. */
export const stockRefusals = {
  // Phones and where they are.
  'phone-unknown': { en: 'There is no such phone in this shop', ur: 'اس دکان میں ایسا کوئی فون نہیں' },
  'imei-unknown': words<{ imei: string }>({
    en: ({ imei }) => `No phone with the IMEI ${imei} was ever in this shop`,
    ur: ({ imei }) => `IMEI ${isolate(imei)} والا کوئی فون کبھی اس دکان میں نہیں آیا`,
  }),
  'imei-not-in-stock': words<{ imei: string }>({
    en: ({ imei }) => `IMEI ${imei} is not in stock`,
    ur: ({ imei }) => `IMEI ${isolate(imei)} اسٹاک میں نہیں`,
  }),
  'imei-in-stock': words<{ imei: string; holder: HeldPhone }>({
    en: ({ imei, holder }) => `IMEI ${imei} is already in stock: ${holderInEnglish(holder)}`,
    ur: ({ imei, holder }) => `IMEI ${isolate(imei)} پہلے سے اسٹاک میں ہے: ${isolate(holderInUrdu(holder))}`,
  }),
  'phone-elsewhere': words<{ place: PhonePlace }>({
    en: ({ place }) => placeText(place, 'en'),
    ur: ({ place }) => placeText(place, 'ur'),
  }),
  'phone-life': words<{ conflict: LifeConflict }>({
    en: ({ conflict }) => lifeText(conflict, 'en'),
    ur: ({ conflict }) => lifeText(conflict, 'ur'),
  }),
  'phone-changed-meanwhile': words<{ imei: string }>({
    en: ({ imei }) => `The phone ${imei} was changed meanwhile; look again`,
    ur: ({ imei }) => `فون ${isolate(imei)} اس دوران بدل گیا؛ دوبارہ دیکھیں`,
  }),
  'phone-sold-meanwhile': {
    en: 'One of these phones was sold meanwhile',
    ur: 'ان میں سے ایک فون اس دوران بک گیا',
  },
  'phone-gone': words<{ place: PhonePlace }>({
    en: ({ place }) => `This phone is not in the shop any more. ${placeText(place, 'en')}`,
    ur: ({ place }) => `یہ فون اب دکان میں نہیں۔ ${isolate(placeText(place, 'ur'))}`,
  }),
  'sold-phone-keeps-cost': words<{ place: PhonePlace }>({
    en: ({ place }) => `The cost of a sold phone cannot change. ${placeText(place, 'en')}`,
    ur: ({ place }) => `جو فون بک چکا اس کی لاگت نہیں بدلتی۔ ${isolate(placeText(place, 'ur'))}`,
  }),
  'sold-phone-keeps-details': words<{ place: PhonePlace }>({
    en: ({ place }) => `Details of a phone on an invoice cannot be changed. ${placeText(place, 'en')}`,
    ur: ({ place }) =>
      `بکا ہوا فون ویسا ہی رہتا ہے جیسا اس کی انوائس پر ہے۔ ${isolate(placeText(place, 'ur'))}`,
  }),
  'invoiced-phone-keeps-imei': words<{ place: PhonePlace }>({
    en: ({ place }) => `The IMEI of a phone on an invoice cannot be changed. ${placeText(place, 'en')}`,
    ur: ({ place }) => `جس فون کی انوائس بن چکی، اس کا IMEI نہیں بدلتا۔ ${isolate(placeText(place, 'ur'))}`,
  }),
  'dispatched-phone-keeps-imei': words<{ place: PhonePlace }>({
    en: ({ place }) => `The IMEI of a dispatched phone cannot be changed. ${placeText(place, 'en')}`,
    ur: ({ place }) => `جو فون باہر گیا ہوا ہے، اس کا IMEI نہیں بدلتا۔ ${isolate(placeText(place, 'ur'))}`,
  }),
  'phones-stay-in-lot': words<{ phones: readonly StuckPhone[] }>({
    en: ({ phones }) => {
      const others = phones.length - MAX_LISTED;
      const listed = phones.slice(0, MAX_LISTED).map((phone) => stuckText(phone, 'en'));
      return `These phones cannot leave the lot: ${listed.join('; ')}${others > 0 ? `; and ${others} more` : ''}`;
    },
    ur: ({ phones }) => {
      const others = phones.length - MAX_LISTED;
      const listed = phones.slice(0, MAX_LISTED).map((phone) => isolate(stuckText(phone, 'ur')));
      return `یہ فون کھیپ سے نہیں نکل سکتے: ${listed.join('؛ ')}${others > 0 ? `؛ اور مزید ${isolate(others)}` : ''}`;
    },
  }),
  'phone-of-lot': words<{ slip: string }>({
    en: ({ slip }) => `This phone belongs to the lot of slip ${slip}: change it there, for all of its kind`,
    ur: ({ slip }) => `یہ فون پرچی ${isolate(slip)} کی کھیپ کا ہے: وہاں، اس قسم کے سب فونوں کے لیے بدلیں`,
  }),
  'cost-on-slip': words<{ slip: string }>({
    en: ({ slip }) => `This phone was bought: change its price on slip ${slip}`,
    ur: ({ slip }) => `یہ فون خریدا گیا تھا: اس کی قیمت پرچی ${isolate(slip)} پر بدلیں`,
  }),
  'cost-on-invoice': words<{ invoice: string }>({
    en: ({ invoice }) => `This phone was taken in exchange: invoice ${invoice} says its value`,
    ur: ({ invoice }) => `یہ فون تبادلے میں لیا گیا تھا: اس کی مالیت انوائس ${isolate(invoice)} پر لکھی ہے`,
  }),
  'cost-not-seen': {
    en: 'You may not see what phones cost',
    ur: 'آپ کو فونوں کی لاگت دیکھنے کی اجازت نہیں',
  },
  'cost-not-changed-unseen': {
    en: 'Only people who can see what phones cost can change it',
    ur: 'لاگت وہی بدل سکتا ہے جو اسے دیکھ سکتا ہو',
  },
  'exchanged-phone-stays': {
    en: 'This phone was taken in exchange: return the sale that brought it instead',
    ur: 'یہ فون تبادلے میں لیا گیا تھا: وہ فروخت واپس لیں جس میں یہ آیا',
  },
  'bought-phone-stays': {
    en: 'This phone was bought: return it to its supplier, or void its slip, instead',
    ur: 'یہ فون خریدا گیا تھا: اسے سپلائر کو واپس کریں یا اس کی پرچی منسوخ کریں',
  },
  'phone-was-sold': {
    en: 'This phone was sold before and came back, so its entry stays',
    ur: 'یہ فون پہلے بک کر واپس آیا تھا، اس لیے اس کا اندراج رہے گا',
  },
  'phone-without-entry': {
    en: 'The books hold no entry of this phone',
    ur: 'کھاتوں میں اس فون کا کوئی اندراج نہیں',
  },
  'other-shop': { en: 'You are signed in to another shop', ur: 'آپ کسی اور دکان میں سائن اِن ہیں' },

  // The catalogue.
  'company-unknown': { en: 'There is no such company in this shop', ur: 'اس دکان میں ایسی کوئی کمپنی نہیں' },
  'company-exists': words<{ company: string }>({
    en: ({ company }) => `${company} is already a company`,
    ur: ({ company }) => `${isolate(company)} پہلے سے کمپنی ہے`,
  }),
  'model-exists': words<{ company: string; model: string }>({
    en: ({ company, model }) => `${company} already has the model ${model}`,
    ur: ({ company, model }) => `${isolate(company)} کا ماڈل ${isolate(model)} پہلے سے ہے`,
  }),

  // Accessories.
  'accessory-unknown': {
    en: 'There is no such accessory in this shop',
    ur: 'اس دکان میں ایسے کوئی لوازمات نہیں',
  },
  'accessory-exists': words<{ accessory: string }>({
    en: ({ accessory }) => `${accessory} is already an accessory`,
    ur: ({ accessory }) => `${isolate(accessory)} پہلے سے لوازمات میں ہے`,
  }),
  'accessory-changed-meanwhile': {
    en: 'This accessory was changed meanwhile; look at it again',
    ur: 'یہ لوازمات اس دوران بدل گئے؛ دوبارہ دیکھیں',
  },
  'accessory-count-outdated': words<{ accessory: string; inStock: number }>({
    en: ({ accessory, inStock }) =>
      `${accessory} has moved since it was counted: the books say ${inStock}. Check the count and save again`,
    ur: ({ accessory, inStock }) =>
      `${isolate(accessory)} میں گنتی کے بعد ردوبدل ہوا: کھاتوں میں ${isolate(inStock)} ہیں۔ گنتی دیکھ کر دوبارہ محفوظ کریں`,
  }),
  'accessory-short': words<{ accessory: string; inStock: number; asked: number }>({
    en: ({ accessory, inStock, asked }) => `${accessory}: ${inStock} in stock, ${asked} asked for`,
    ur: ({ accessory, inStock, asked }) =>
      `${isolate(accessory)}: اسٹاک میں ${isolate(inStock)}، مانگے گئے ${isolate(asked)}`,
  }),
  'accessory-short-then': words<{ accessory: string; day: string; inStock: number; asked: number }>({
    en: ({ accessory, day, inStock, asked }) =>
      `${accessory}: ${inStock} in stock on ${dayText(day, 'en')}, ${asked} asked for`,
    ur: ({ accessory, day, inStock, asked }) =>
      `${isolate(accessory)}: ${isolate(dayText(day, 'ur'))} کو اسٹاک میں ${isolate(inStock)}، مانگے گئے ${isolate(asked)}`,
  }),
  'accessory-cheap-then': words<{ accessory: string; day: string }>({
    en: ({ accessory, day }) =>
      `${accessory}: the stock left now cost more than the whole stock on ${dayText(day, 'en')}; choose a later day`,
    ur: ({ accessory, day }) =>
      `${isolate(accessory)}: جو اب باقی ہے اس کی لاگت ${isolate(dayText(day, 'ur'))} کے سارے اسٹاک سے زیادہ ہے؛ بعد کی تاریخ چنیں`,
  }),
  'accessory-cost-needed': words<{ accessory: string }>({
    en: ({ accessory }) => `Say what one ${accessory} cost, since none is in stock to go by`,
    ur: ({ accessory }) =>
      `ایک ${isolate(accessory)} کی لاگت لکھیں، کیونکہ اندازے کے لیے اسٹاک میں کوئی نہیں`,
  }),
  'accessory-movement-stays': words<{ accessory: string }>({
    en: ({ accessory }) =>
      `Some of this ${accessory} stock has since been sold or its cost has changed, so this cannot be undone. Adjust the stock instead`,
    ur: ({ accessory }) =>
      `ان ${isolate(accessory)} میں سے کچھ دوسری لاگت پر جا چکے؛ منسوخ کرنے کے بجائے اسٹاک درست کریں`,
  }),

  // Imports.
  'sheet-too-wide': words<{ place: string; columns: number; rows: number }>({
    en: ({ place, columns, rows }) =>
      `The sheet reaches to ${place}, but a list has at most ${columns} columns and ${rows} rows. Delete what is beyond your list, and send the file again`,
    ur: ({ place, columns, rows }) =>
      `شیٹ ${isolate(place)} تک پھیلی ہے، جبکہ فہرست میں زیادہ سے زیادہ ${isolate(columns)} کالم اور ${isolate(rows)} قطاریں ہوتی ہیں۔ فہرست سے باہر کی چیزیں مٹائیں اور فائل دوبارہ بھیجیں`,
  }),
  'row-too-wide': words<{ row: number; columns: number }>({
    en: ({ row, columns }) =>
      `Row ${row} has more than ${columns} columns. Delete what is beyond your list, and send the file again`,
    ur: ({ row, columns }) =>
      `قطار ${isolate(row)} میں ${isolate(columns)} سے زیادہ کالم ہیں۔ فہرست سے باہر کی چیزیں مٹائیں اور فائل دوبارہ بھیجیں`,
  }),
  'workbook-too-many-cells': words<{ most: number }>({
    en: ({ most }) => `This workbook holds more than ${most} cells. Leave only the sheet of the stock in it`,
    ur: ({ most }) => `اس ورک بک میں ${isolate(most)} سے زیادہ خانے ہیں۔ اس میں صرف اسٹاک کی شیٹ رہنے دیں`,
  }),
  'workbook-too-large': words<{ megabytes: number }>({
    en: ({ megabytes }) =>
      `This workbook holds more than ${megabytes} MB when it is unpacked. Leave only the sheet of the stock in it`,
    ur: ({ megabytes }) =>
      `یہ ورک بک کھلنے پر ${isolate(megabytes)} MB سے بڑی ہو جاتی ہے۔ اس میں صرف اسٹاک کی شیٹ رہنے دیں`,
  }),
  'file-too-much-text': {
    en: 'This file holds too much text. Leave only the columns of the stock in it',
    ur: 'اس فائل میں متن بہت زیادہ ہے۔ اس میں صرف اسٹاک کے کالم رہنے دیں',
  },
  'file-too-slow': {
    en: 'This file takes too long to read. Leave only the sheet of the stock in it, and send it again',
    ur: 'یہ فائل پڑھنے میں بہت دیر لگتی ہے۔ اس میں صرف اسٹاک کی شیٹ رہنے دیں اور دوبارہ بھیجیں',
  },
  'workbook-damaged': {
    en: 'This workbook cannot be read. Open it, save it again as an Excel workbook (.xlsx), and send that',
    ur: 'یہ ورک بک پڑھی نہیں جا سکتی۔ اسے کھول کر دوبارہ ایکسل ورک بک (.xlsx) کے طور پر محفوظ کریں اور وہ بھیجیں',
  },
  'workbook-locked': {
    en: 'This workbook is locked by a password. Save it without one, and send that',
    ur: 'اس ورک بک پر پاس ورڈ لگا ہے۔ اسے پاس ورڈ کے بغیر محفوظ کریں اور وہ بھیجیں',
  },
  'workbook-old': {
    en: 'This is an old Excel workbook (.xls), or a locked one. Save it as .xlsx or as CSV, and send that',
    ur: 'یہ پرانی ایکسل ورک بک (.xls) ہے یا مقفل ہے۔ اسے .xlsx یا CSV میں محفوظ کریں اور وہ بھیجیں',
  },
  'file-unreadable': {
    en: 'This file cannot be read. Send an Excel workbook (.xlsx) or a CSV file',
    ur: 'یہ فائل پڑھی نہیں جا سکتی۔ ایکسل ورک بک (.xlsx) یا CSV فائل بھیجیں',
  },
  'file-no-table': {
    en: 'This is neither an Excel workbook (.xlsx) nor a CSV file',
    ur: 'یہ نہ ایکسل ورک بک (.xlsx) ہے نہ CSV فائل',
  },
  'text-unreadable': {
    en: 'This text cannot be read. Save it as CSV UTF-8, and send that',
    ur: 'یہ متن پڑھا نہیں جا سکتا۔ اسے CSV UTF-8 میں محفوظ کریں اور وہ بھیجیں',
  },
  'quotation-open': words<{ row: number }>({
    en: ({ row }) => `A quotation mark in row ${row} is not closed`,
    ur: ({ row }) => `قطار ${isolate(row)} میں اقتباس کا نشان (") بند نہیں`,
  }),
  'rows-too-many': words<{ most: number }>({
    en: ({ most }) => `At most ${most.toLocaleString('en')} rows at once: send the file in parts`,
    ur: ({ most }) =>
      `ایک بار میں زیادہ سے زیادہ ${isolate(most.toLocaleString('en'))} قطاریں: فائل حصوں میں بھیجیں`,
  }),
  'file-empty': { en: 'This file is empty', ur: 'یہ فائل خالی ہے' },
  'sheet-without-phones': {
    en: 'There are no phones under the names of the columns',
    ur: 'کالموں کے ناموں کے نیچے کوئی فون نہیں',
  },
  'sheet-without-columns': {
    en: 'The first row must name the columns: IMEI 1, Company, Model, Purchase Price and so on. The template shows them all',
    ur: 'پہلی قطار میں کالموں کے نام ہوں: IMEI 1، Company، Model، Purchase Price وغیرہ۔ خالی ورک بک میں سب ہیں',
  },
  'column-twice': words<{ column: Record<Locale, string> }>({
    en: ({ column }) => `Two columns say ${column.en}: leave one of them`,
    ur: ({ column }) => `${isolate(column.ur)} کے دو کالم ہیں: ایک رہنے دیں`,
  }),
  'columns-missing': words<{ columns: readonly Record<Locale, string>[] }>({
    en: ({ columns }) => `Missing columns: ${columns.map(({ en }) => en).join(', ')}`,
    ur: ({ columns }) => `${isolate(columns.map(({ ur }) => ur).join('، '))} کا کالم نہیں ہے`,
  }),
  'imei-in-other-row': words<{ row: number; rule: NamedRefusal }>({
    en: ({ row, rule }, say) => `${say(rule)}: it is in row ${row} too`,
    ur: ({ row, rule }, say) => `${isolate(say(rule))}: یہ قطار ${isolate(row)} میں بھی ہے`,
  }),
  'check-digit-wrong': words<{ imei: string }>({
    en: ({ imei }) => `The check digit of ${imei} is wrong: compare it with the phone (*#06#)`,
    ur: ({ imei }) => `${isolate(imei)} کا آخری ہندسہ درست نہیں: فون سے ملا لیں (${isolate('*#06#')})`,
  }),
  'choice-of': words<{ choices: readonly string[]; rule: NamedRefusal }>({
    en: ({ choices, rule }, say) => `${say(rule)}: ${choices.join(', ')}`,
    ur: ({ choices, rule }, say) => `${say(rule)}: ${isolate(choices.join('، '))}`,
  }),
  'rows-not-imported': words<{ wrong: number; rows: number; row: number; reason: NamedRefusal }>({
    en: ({ wrong, rows, row, reason }, say) =>
      `${rowCount(wrong)} of ${rows} cannot be imported, so nothing was. Row ${row}: ${say(reason)}`,
    ur: ({ wrong, rows, row, reason }, say) =>
      `${isolate(rows)} میں سے ${isolate(rowCount(wrong))} شامل نہیں ہو سکتیں، اس لیے کچھ شامل نہیں ہوا۔ قطار ${isolate(row)}: ${isolate(say(reason))}`,
  }),
};

const rowCount = (rows: number) => (rows === 1 ? 'One row' : `${rows} rows`);

function stuckText({ place, isInvoiced }: StuckPhone, locale: Locale): string {
  const text = placeText(place, locale);
  if (!isInvoiced) return text;
  return locale === 'ur'
    ? `${isolate(text)}، اور اس کی انوائس بن چکی ہے`
    : `${text}, and an invoice names it`;
}

function holderInEnglish({ phone, isDispatched, date, party, slip, invoice }: HeldPhone): string {
  const name = isDispatched ? `${phone}, dispatched` : phone;
  if (slip !== undefined) return `${name}, bought on ${dayText(date, 'en')} from ${party} (slip ${slip})`;
  if (invoice !== undefined)
    return `${name}, taken in exchange on ${dayText(date, 'en')} from ${party} (invoice ${invoice})`;
  return `${name}, entered on ${dayText(date, 'en')}`;
}

function holderInUrdu({ phone, isDispatched, date, party = '', slip, invoice }: HeldPhone): string {
  const name = isolate(isDispatched ? `${isolate(phone)}، بھیجا ہوا` : phone);
  const [on, from] = [isolate(dayText(date, 'ur')), isolate(party)];
  if (slip !== undefined) return `${name}، ${on} کو ${from} سے خریدا گیا (پرچی ${isolate(slip)})`;
  if (invoice !== undefined)
    return `${name}، ${on} کو ${from} سے تبادلے میں لیا گیا (انوائس ${isolate(invoice)})`;
  return `${name}، ${on} کو درج ہوا`;
}
