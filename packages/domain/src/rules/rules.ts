import type * as z from 'zod';

/** The languages in which the rules can speak. */
export type Locale = 'en' | 'ur';

const english = {
  required: 'This is required',
  invalid: 'This is not valid',
  unknown: 'This field is not known',
  choice: 'Choose one of the options',
  'id.empty': 'This entry has no id: choose another one',
  'too-long': 'This is too long',
  'too-many': 'There are too many of these',
  'money.text': 'Enter an amount such as 12,500 or 12,500.50',
  'money.negative': 'The amount cannot be negative',
  'money.zero': 'The amount must be more than zero',
  'money.precision': 'Use at most two decimals (whole paisa)',
  'money.too-large': 'The amount is too large',
  'imei.digits': 'An IMEI has digits only',
  'imei.length': 'An IMEI has exactly 15 digits',
  'imei.repeated': 'An IMEI is never one digit repeated',
  'imei.same': 'IMEI 1 and IMEI 2 must differ',
  'imei.duplicate': 'This IMEI is entered twice',
  'imei.single-sim': 'A phone with a single SIM has no IMEI 2',
  'imei.lost': 'This number has lost digits: make the column text and enter all 15 digits again',
  'imei.price': 'Please enter both IMEI and price',
  'cnic.length': 'A CNIC has exactly 13 digits',
  'number.invalid': 'Enter a phone number, such as 0300 1234567',
  'date.invalid': 'Enter a date',
  'date.future': 'The date cannot be in the future',
  'date.past': 'The date cannot be before the date of the document',
  'date.early': 'No phone can have been bought that long ago',
  'cell.date': 'The spreadsheet made a date of this: make the column text and enter it again',
  'entity.required': 'Choose an existing entity or fill in a new one',
  'battery.range': 'Battery health is a percentage from 1 to 100',
  'quantity.minimum': 'The quantity is at least 1',
  'credit.required': 'Fill in the credit fields',
  'credit.total': 'Payable now and payable later must add up to the total',
  'credit.unused': 'Nothing is payable later here: choose credit, or leave this out',
  'credit.later': 'Something must stay payable later; choose full payment otherwise',
  'payment.total': 'The payment must add up to the amount due',
  'payment.bank': 'Choose the bank account that the amount moves through',
  'payment.either': 'Name one account, or how the amount divides; not both',
  'payment.bank-amount': 'Enter the bank amount',
  'payment.status': 'A full payment is paid, a credit is pending',
  'lot.quantity': 'The quantity must be the number of phones listed',
  'lot.total': 'The buying price must equal the total of phones × price per unit',
  'lot.too-many': 'One lot holds at most 1,000 phones',
  'sale.phones': 'Add at least one phone',
  'sale.total': 'The total must equal the sum of the phone prices',
  'exchange.unused': 'Only an exchange takes a phone in: choose Exchange, or leave this out',
  'exchange.required': 'Fill in the phone that is taken in exchange',
  'return.nothing': 'Choose what comes back',
  'named.twice': 'This is listed twice',
  'dispatch.unit': 'Name the phone by its IMEI',
  'dispatch.nothing': 'Mark at least one phone as returned or sold',
  'refund.due': 'The refund cannot be more than the returned goods are worth',
  'refund.paid': 'The refund cannot be more than was paid; the rest comes off the balance',
  range: 'This is out of range',
  'name.twice': 'This name is used twice',
  'prefix.invalid': 'Use at most 12 letters, digits, dashes, slashes or dots, and no digit at the end',
  'currency.unknown': 'Enter the three letters of a currency, such as PKR',
  'locale.unknown': 'Enter a language and a country, such as en-PK',
  'time-zone.unknown': 'Enter a time zone, such as Asia/Karachi',
  'printer.address': 'Enter the address of a printer in your network, such as 192.168.1.50',
  'username.invalid': 'Use 3 to 40 letters, digits, dots, dashes or underscores',
  'password.short': 'Use at least 10 characters',
  'password.long': 'Use at most 256 characters',
  'password.common': 'This password is too easy to guess',
  'password.same': 'Choose another password than the previous one',
  'pin.digits': 'Use 4 to 8 digits',
  'pin.weak': 'This PIN is too easy to guess',
  'account.same': 'Choose two different accounts',
  'wallet.direction': 'Capital and opening balances come in, drawings go out',
  'wallet.note': 'Say what the adjustment is for',
  'count.reason': 'The count differs from the books: say why',
  'date.before-entry': 'The date cannot be before what it undoes',
  'date.before-bought': 'The date cannot be before the phone was bought',
  'range.order': 'The first day must come before the last',
  'range.long': 'Choose months for a range this long',
  'bill.twice': 'This bill is chosen twice',
  'bill.total': 'The chosen bills come to more than the amount',
  'committee.count': 'A committee has from 2 to 400 shares',
  'committee.shares': 'A shop holds from 1 to 20 shares, and no more than there are',
  'committee.turns': 'Give each share a turn of its own, up to the number of shares',
  'adjustment.none': 'Say how many more or fewer there are',
} as const;

/** The name of a rule that a value can break. */
export type Rule = keyof typeof english;

const urdu: Record<Rule, string> = {
  required: 'یہ لازمی ہے',
  invalid: 'یہ درست نہیں',
  unknown: 'یہ خانہ معلوم نہیں',
  choice: 'دیے گئے اختیارات میں سے ایک چنیں',
  'id.empty': 'اس اندراج کی شناخت درج نہیں: کوئی دوسرا چنیں',
  'too-long': 'یہ بہت لمبا ہے',
  'too-many': 'یہ تعداد بہت زیادہ ہے',
  'money.text': 'رقم لکھیں، جیسے 12,500 یا 12,500.50',
  'money.negative': 'رقم منفی نہیں ہو سکتی',
  'money.zero': 'رقم صفر سے زیادہ ہونی چاہیے',
  'money.precision': 'زیادہ سے زیادہ دو اعشاریہ ہندسے',
  'money.too-large': 'رقم بہت بڑی ہے',
  'imei.digits': 'آئی ایم ای آئی میں صرف ہندسے ہوتے ہیں',
  'imei.length': 'آئی ایم ای آئی میں پورے 15 ہندسے ہوتے ہیں',
  'imei.repeated': 'آئی ایم ای آئی ایک ہی ہندسے کی تکرار نہیں ہوتی',
  'imei.same': 'آئی ایم ای آئی 1 اور 2 مختلف ہونے چاہییں',
  'imei.duplicate': 'یہ آئی ایم ای آئی دو بار درج ہے',
  'imei.single-sim': 'ایک سم والے فون کا آئی ایم ای آئی 2 نہیں ہوتا',
  'imei.lost': 'اس نمبر کے ہندسے ضائع ہو گئے ہیں: کالم کو متن بنائیں اور پورے 15 ہندسے دوبارہ لکھیں',
  'imei.price': 'آئی ایم ای آئی اور قیمت دونوں لکھیں',
  'cnic.length': 'شناختی کارڈ نمبر میں پورے 13 ہندسے ہوتے ہیں',
  'number.invalid': 'فون نمبر لکھیں، جیسے 0300 1234567',
  'date.invalid': 'تاریخ لکھیں',
  'date.future': 'تاریخ آئندہ کی نہیں ہو سکتی',
  'date.past': 'تاریخ پرچی کی تاریخ سے پہلے نہیں ہو سکتی',
  'date.early': 'اتنی پرانی تاریخ میں کوئی فون نہیں خریدا جا سکتا',
  'cell.date': 'اسپریڈشیٹ نے اسے تاریخ بنا دیا: کالم کو متن بنائیں اور دوبارہ لکھیں',
  'entity.required': 'موجودہ پارٹی چنیں یا نئی درج کریں',
  'battery.range': 'بیٹری کی صحت 1 سے 100 فیصد تک ہوتی ہے',
  'quantity.minimum': 'تعداد کم از کم 1 ہے',
  'credit.required': 'ادھار کے خانے پُر کریں',
  'credit.total': 'ابھی اور بعد کی ادائیگی کا مجموعہ کل رقم کے برابر ہونا چاہیے',
  'credit.unused': 'یہاں بعد میں کچھ ادا نہیں کرنا: ادھار چنیں یا یہ خالی چھوڑیں',
  'credit.later': 'کچھ رقم بعد کے لیے باقی رہنی چاہیے، ورنہ پوری ادائیگی چنیں',
  'payment.total': 'ادائیگی کا مجموعہ واجب رقم کے برابر ہونا چاہیے',
  'payment.bank': 'وہ بینک اکاؤنٹ چنیں جس سے رقم گزرے گی',
  'payment.either': 'ایک اکاؤنٹ بتائیں یا رقم کی تقسیم؛ دونوں نہیں',
  'payment.bank-amount': 'بینک کی رقم لکھیں',
  'payment.status': 'پوری ادائیگی ادا شدہ ہوتی ہے، ادھار باقی',
  'lot.quantity': 'تعداد درج فونوں کی تعداد کے برابر ہونی چاہیے',
  'lot.total': 'قیمتِ خرید فونوں اور قیمتوں کے حاصل ضرب کے برابر ہونی چاہیے',
  'lot.too-many': 'ایک کھیپ میں زیادہ سے زیادہ 1,000 فون ہوتے ہیں',
  'sale.phones': 'کم از کم ایک فون شامل کریں',
  'sale.total': 'کل رقم فونوں کی قیمتوں کے مجموعے کے برابر ہونی چاہیے',
  'exchange.unused': 'فون صرف تبادلے میں لیا جاتا ہے: تبادلہ چنیں یا یہ خالی چھوڑیں',
  'exchange.required': 'تبادلے میں لیے گئے فون کی تفصیل لکھیں',
  'return.nothing': 'بتائیں کہ کیا واپس آیا ہے',
  'named.twice': 'یہ دو بار درج ہے',
  'dispatch.unit': 'فون اس کے آئی ایم ای آئی سے بتائیں',
  'dispatch.nothing': 'کم از کم ایک فون کے بارے میں بتائیں کہ واپس آیا یا بک گیا',
  'refund.due': 'جتنی مالیت واپس آ رہی ہے اس سے زیادہ رقم واپس نہیں ہو سکتی',
  'refund.paid': 'جتنی رقم ادا ہوئی اس سے زیادہ واپس نہیں ہو سکتی؛ باقی رقم بقایا سے کٹے گی',
  range: 'یہ حد سے باہر ہے',
  'name.twice': 'یہ نام دو بار درج ہے',
  'prefix.invalid': 'زیادہ سے زیادہ 12 حروف، ہندسے، ڈیش، سلیش یا نقطے، اور آخر میں ہندسہ نہیں',
  'currency.unknown': 'کرنسی کے تین حروف لکھیں، جیسے PKR',
  'locale.unknown': 'زبان اور ملک لکھیں، جیسے en-PK',
  'time-zone.unknown': 'ٹائم زون لکھیں، جیسے Asia/Karachi',
  'printer.address': 'اپنے نیٹ ورک کے پرنٹر کا پتہ لکھیں، جیسے 192.168.1.50',
  'username.invalid': '3 سے 40 حروف، ہندسے، نقطے یا ڈیش استعمال کریں',
  'password.short': 'کم از کم 10 حروف لکھیں',
  'password.long': 'زیادہ سے زیادہ 256 حروف',
  'password.common': 'یہ پاس ورڈ آسانی سے بوجھا جا سکتا ہے',
  'password.same': 'پچھلے سے مختلف پاس ورڈ چنیں',
  'pin.digits': '4 سے 8 ہندسے لکھیں',
  'pin.weak': 'یہ پن آسانی سے بوجھا جا سکتا ہے',
  'account.same': 'دو مختلف اکاؤنٹ چنیں',
  'wallet.direction': 'سرمایہ اور ابتدائی بیلنس اندر آتے ہیں، مالک کی نکاسی باہر جاتی ہے',
  'wallet.note': 'لکھیں کہ یہ درستی کس لیے ہے',
  'count.reason': 'گنتی کھاتے سے مختلف ہے، وجہ لکھیں',
  'date.before-entry': 'تاریخ اس اندراج سے پہلے نہیں ہو سکتی جسے یہ منسوخ کرتی ہے',
  'date.before-bought': 'تاریخ فون کی خرید سے پہلے کی نہیں ہو سکتی',
  'range.order': 'پہلا دن آخری دن سے پہلے ہونا چاہیے',
  'range.long': 'اتنی لمبی مدت کے لیے مہینے چنیں',
  'bill.twice': 'یہ بل دو بار چنا گیا ہے',
  'bill.total': 'چنے گئے بل رقم سے زیادہ بنتے ہیں',
  'committee.count': 'کمیٹی میں 2 سے 400 تک حصے ہوتے ہیں',
  'committee.shares': 'دکان کے 1 سے 20 تک حصے ہوتے ہیں، کل حصوں سے زیادہ نہیں',
  'committee.turns': 'ہر حصے کو الگ باری دیں، حصوں کی تعداد تک',
  'adjustment.none': 'لکھیں کہ کتنے زیادہ یا کم ہیں',
};

const catalogues: Record<Locale, Record<Rule, string>> = { en: english, ur: urdu };

/** The sentence that tells staff which rule was broken. */
export function ruleMessage(rule: Rule, locale: Locale = 'en'): string {
  return catalogues[locale][rule];
}

/** The names of all rules. */
export const RULES: ReadonlySet<string> = new Set(Object.keys(english));

/** The broken rule, or the broken bound of a number or of a text's length. */
export type Broken = Rule | BrokenBound;

interface BrokenBound {
  kind: 'most' | 'least' | 'below' | 'above' | 'length';
  bound: number;
}

/** The sentence that tells staff what a value breaks. */
export function brokenMessage(broken: Broken, locale: Locale = 'en'): string {
  if (typeof broken === 'string') return ruleMessage(broken, locale);
  return BOUNDS[locale][broken.kind](broken.bound);
}

/** The `error` option of a zod schema whose every failure means one rule (a missing value stays 'required'). */
export function breaks(rule: Rule) {
  return {
    error: (issue: { input?: unknown }) => english[isMissing(issue.input) ? 'required' : rule],
    params: { rule },
  };
}

/** Reports a broken rule from inside a refinement. */
export function report(
  ctx: {
    addIssue(issue: {
      code: 'custom';
      path: PropertyKey[];
      message: string;
      params: { rule: Rule };
      input: unknown;
    }): void;
  },
  path: PropertyKey[],
  rule: Rule,
): void {
  ctx.addIssue({ code: 'custom', path, message: english[rule], params: { rule }, input: undefined });
}

/** Each broken field with its message: `{ 'creditPaymentData.dateOfPayment': 'Enter a date' }`. The first rule wins. */
export function fieldErrors(error: z.ZodError, locale: Locale = 'en'): Record<string, string> {
  return Object.fromEntries(
    Object.entries(brokenFields(error)).map(([path, broken]) => [path, brokenMessage(broken, locale)]),
  );
}

/** Each broken field with what it breaks. The first rule wins. */
export function brokenFields(error: z.ZodError): Record<string, Broken> {
  const fields: Record<string, Broken> = {};
  for (const issue of error.issues) {
    const paths =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) fields[path.join('.')] ??= boundOf(issue) ?? ruleOf(issue);
  }
  return fields;
}

const ruleByMessage = new Map(
  Object.entries(english).map(([rule, message]) => [message as string, rule as Rule]),
);

/** The bound that a number or the length of a text breaks; undefined of everything else. */
function boundOf(issue: z.core.$ZodIssue): BrokenBound | undefined {
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return undefined;
  if (issue.code === 'too_big' && issue.origin === 'string' && ruleOf(issue) === 'too-long')
    return { kind: 'length', bound: Number(issue.maximum) };
  // Other lengths have rules of their own, and so does a bound whose rule is named in the schema.
  if (!['number', 'int'].includes(issue.origin) || ruleByMessage.has(issue.message)) return undefined;
  const isInside = issue.inclusive !== false;
  return issue.code === 'too_big'
    ? { kind: isInside ? 'most' : 'below', bound: Number(issue.maximum) }
    : { kind: isInside ? 'least' : 'above', bound: Number(issue.minimum) };
}

const BOUNDS = {
  en: {
    most: (bound: number) => `This must be at most ${bound}`,
    least: (bound: number) => `This must be at least ${bound}`,
    below: (bound: number) => `This must be less than ${bound}`,
    above: (bound: number) => `This must be more than ${bound}`,
    length: (bound: number) => `This is longer than ${bound} characters`,
  },
  ur: {
    most: (bound: number) => `یہ زیادہ سے زیادہ ${bound} ہو سکتا ہے`,
    least: (bound: number) => `یہ کم از کم ${bound} ہونا چاہیے`,
    below: (bound: number) => `یہ ${bound} سے کم ہونا چاہیے`,
    above: (bound: number) => `یہ ${bound} سے زیادہ ہونا چاہیے`,
    length: (bound: number) => `یہ ${bound} حروف سے لمبا ہے`,
  },
};

function ruleOf(issue: z.core.$ZodIssue): Rule {
  const own = ruleByMessage.get(issue.message);
  if (own) return own;
  switch (issue.code) {
    case 'invalid_type':
      return /received (?:undefined|null)$/.test(issue.message) ? 'required' : 'invalid';
    case 'too_small':
      return 'required';
    case 'too_big':
      return issue.origin === 'array' ? 'too-many' : 'too-long';
    case 'unrecognized_keys':
      return 'unknown';
    case 'invalid_value':
      return 'choice';
    default:
      return 'invalid';
  }
}

function isMissing(input: unknown): boolean {
  return input === undefined || input === null || input === '';
}
