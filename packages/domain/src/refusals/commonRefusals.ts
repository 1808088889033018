import { brokenMessage } from '../rules/rules.ts';
import { isolate } from '../text/isolate.ts';
import { type NamedRefusal, words } from './refusalWords.ts';

/** Refusals of any call: unreadable requests, missing permissions, files, and server failures. */
export const commonRefusals = {
  'field-refused': words<{ field: string; reason: NamedRefusal }>({
    en: ({ field, reason }, say) => `${labelOf(field)}: ${say(reason)}`,
    ur: ({ reason }, say) => say(reason),
  }),
  'several-refused': words<{ first: NamedRefusal; others: number }>({
    en: ({ first, others }, say) => `${say(first)} (and ${others} more)`,
    ur: ({ first, others }, say) => `${isolate(say(first))} (اور مزید ${isolate(others)})`,
  }),
  'number-above-most': words<{ bound: number }>({
    en: ({ bound }) => brokenMessage({ kind: 'most', bound }, 'en'),
    ur: ({ bound }) => brokenMessage({ kind: 'most', bound }, 'ur'),
  }),
  'number-under-least': words<{ bound: number }>({
    en: ({ bound }) => brokenMessage({ kind: 'least', bound }, 'en'),
    ur: ({ bound }) => brokenMessage({ kind: 'least', bound }, 'ur'),
  }),
  'number-not-below': words<{ bound: number }>({
    en: ({ bound }) => brokenMessage({ kind: 'below', bound }, 'en'),
    ur: ({ bound }) => brokenMessage({ kind: 'below', bound }, 'ur'),
  }),
  'number-not-above': words<{ bound: number }>({
    en: ({ bound }) => brokenMessage({ kind: 'above', bound }, 'en'),
    ur: ({ bound }) => brokenMessage({ kind: 'above', bound }, 'ur'),
  }),
  'text-too-long': words<{ bound: number }>({
    en: ({ bound }) => brokenMessage({ kind: 'length', bound }, 'en'),
    ur: ({ bound }) => brokenMessage({ kind: 'length', bound }, 'ur'),
  }),

  // Requests.
  'record-unknown': {
    en: 'There is no such record in this shop',
    ur: 'اس دکان میں ایسا کوئی ریکارڈ نہیں',
  },
  'call-unknown': { en: 'There is no such call', ur: 'ایسی کوئی سروس نہیں' },
  'request-unreadable': { en: 'The request could not be read', ur: 'درخواست پڑھی نہیں جا سکی' },
  'request-too-large': {
    en: 'This is too large to send at once',
    ur: 'یہ ایک بار میں بھیجنے کے لیے بہت بڑا ہے',
  },
  'request-too-deep': {
    en: 'This request nests too deep to be read. Nothing was saved',
    ur: 'اس درخواست کی بناوٹ حد سے زیادہ تہہ دار ہے، پڑھی نہیں جا سکتی۔ کچھ محفوظ نہیں ہوا',
  },
  'content-unsupported': {
    en: 'This kind of content is not accepted here',
    ur: 'اس قسم کا مواد یہاں قبول نہیں',
  },
  'json-required': { en: 'This call takes JSON, not a form', ur: 'یہاں فارم نہیں، JSON چاہیے' },
  'field-sent-twice': words<{ field: string }>({
    en: ({ field }) => `The field ${field} is sent twice`,
    ur: ({ field }) => `خانہ ${isolate(field)} دو بار بھیجا گیا`,
  }),
  'field-too-long': { en: 'This field is too long', ur: 'یہ بہت لمبا ہے' },
  'form-unreadable': {
    en: 'The form could not be read: it ends too early, or is none',
    ur: 'فارم پڑھا نہیں جا سکا: ادھورا ہے یا فارم ہی نہیں',
  },
  'cursor-unknown': { en: 'This cursor does not belong to this list', ur: 'یہ نشان اس فہرست کا نہیں' },
  'key-malformed': {
    en: 'The Idempotency-Key must be 8 to 200 visible characters',
    ur: 'Idempotency-Key میں 8 سے 200 حروف ہوں',
  },
  'key-reused': {
    en: 'This Idempotency-Key was used for another request; send a new one',
    ur: 'یہ Idempotency-Key کسی اور درخواست میں استعمال ہو چکی؛ نئی بھیجیں',
  },
  'requests-too-many': {
    en: 'Too many requests. Wait a little and try again',
    ur: 'بہت زیادہ درخواستیں۔ ذرا ٹھہر کر کوشش کریں',
  },
  'requests-too-many-for': words<{ seconds: number }>({
    en: ({ seconds }) => `Too many requests. Try again in ${seconds} seconds`,
    ur: ({ seconds }) => `بہت زیادہ درخواستیں۔ ${isolate(seconds)} سیکنڈ بعد کوشش کریں`,
  }),
  'recorded-at-once': {
    en: 'Someone else recorded this at the same moment. Look again and retry',
    ur: 'اسی لمحے کسی اور نے یہ درج کر دیا۔ دوبارہ دیکھ کر کوشش کریں',
  },
  'changed-meanwhile': {
    en: 'Somebody changed this meanwhile. Look at it again, then repeat your change',
    ur: 'اس دوران کسی نے یہ بدل دیا۔ دوبارہ دیکھیں، پھر اپنی تبدیلی کریں',
  },
  'version-outdated': { en: 'This is not the latest version', ur: 'یہ تازہ ترین نسخہ نہیں' },

  // Rights.
  'role-lacks-right': { en: 'Your role may not do this', ur: 'آپ کے کردار کو اس کی اجازت نہیں' },
  'sign-in-required': { en: 'Sign in to continue', ur: 'جاری رکھنے کے لیے سائن اِن کریں' },
  'session-ended': {
    en: 'Your session has ended. Sign in again',
    ur: 'آپ کا سیشن ختم ہو گیا۔ دوبارہ سائن اِن کریں',
  },
  'shop-suspended': {
    en: 'This shop is suspended: you can look at everything and export it, but record nothing. See Subscription, or ask Support',
    ur: 'یہ دکان معطل ہے: آپ سب کچھ دیکھ اور برآمد کر سکتے ہیں، مگر درج کچھ نہیں کر سکتے۔ سبسکرپشن دیکھیں یا مدد سے پوچھیں',
  },

  // Pictures.
  'picture-unknown': { en: 'There is no such picture in this shop', ur: 'اس دکان میں ایسی کوئی تصویر نہیں' },
  'picture-gone': {
    en: 'This picture is no longer in the storage',
    ur: 'یہ تصویر اب ذخیرے میں نہیں',
  },
  'pictures-fill-quota': words<{ quota: string }>({
    en: ({ quota }) =>
      `This shop has used up its ${quota} for pictures. Save without pictures, or ask whoever runs the server for more space`,
    ur: ({ quota }) =>
      `اس دکان کی تصویریں اس کی حد ${isolate(quota)} بھر چکی ہیں۔ تصویروں کے بغیر بھیجیں، یا سرور والے سے مزید جگہ مانگیں`,
  }),
  'pictures-too-many': words<{ most: number }>({
    en: ({ most }) => (most === 1 ? 'At most 1 picture here' : `At most ${most} pictures here`),
    ur: ({ most }) => (most === 1 ? 'یہاں صرف ایک تصویر' : `یہاں زیادہ سے زیادہ ${isolate(most)} تصویریں`),
  }),
  'pictures-too-large': words<{ megabytes: number }>({
    en: ({ megabytes }) => `All pictures together may be at most ${megabytes} MB`,
    ur: ({ megabytes }) => `سب تصویریں مل کر زیادہ سے زیادہ ${isolate(megabytes)} MB`,
  }),
  'picture-too-large': words<{ megabytes: number }>({
    en: ({ megabytes }) => `This file is too large: at most ${megabytes} MB each`,
    ur: ({ megabytes }) => `یہ فائل بہت بڑی ہے: ہر ایک زیادہ سے زیادہ ${isolate(megabytes)} MB`,
  }),
  'picture-too-slow': words<{ seconds: number }>({
    en: ({ seconds }) => `This picture takes more than ${seconds} seconds to read: send a simpler one`,
    ur: ({ seconds }) => `یہ تصویر پڑھنے میں ${isolate(seconds)} سیکنڈ سے زیادہ لگتے ہیں: سادہ تصویر بھیجیں`,
  }),
  'picture-too-many-pixels': words<{ millions: number }>({
    en: ({ millions }) => `This picture has too many pixels: at most ${millions} million`,
    ur: ({ millions }) => `یہ تصویر بہت بڑی ہے: زیادہ سے زیادہ ${isolate(millions)} ملین پکسل`,
  }),
  'picture-unreadable': {
    en: 'This file is not a picture that can be read: send a JPEG, PNG, WebP or AVIF',
    ur: 'یہ فائل ایسی تصویر نہیں جو پڑھی جا سکے: JPEG، PNG، WebP یا AVIF بھیجیں',
  },
  'picture-not-taken': { en: 'This form takes no such picture', ur: 'اس فارم میں ایسی تصویر نہیں آتی' },

  // The server.
  'server-failed': {
    en: 'Something went wrong on the server. Nothing was saved; try again',
    ur: 'سرور پر کچھ غلط ہو گیا۔ کچھ محفوظ نہیں ہوا؛ دوبارہ کوشش کریں',
  },
  'outcome-unknown-sent-again': {
    en: 'It is not known whether this was saved. It will be sent again and recorded once.',
    ur: 'معلوم نہیں کہ یہ محفوظ ہوا یا نہیں۔ یہ دوبارہ بھیجا جائے گا اور ایک ہی بار درج ہوگا۔',
  },
  'outcome-unknown': {
    en: 'It is not known whether this was saved. Look before you send it again.',
    ur: 'معلوم نہیں کہ یہ محفوظ ہوا یا نہیں۔ دوبارہ بھیجنے سے پہلے دیکھ لیں۔',
  },
  'records-failed-check': {
    en: 'The shop is open for reading only, because its records failed a check when the server started. Nothing can be changed until they are restored from a backup',
    ur: 'دکان صرف دیکھنے کے لیے کھلی ہے، کیونکہ سرور شروع ہونے پر اس کے ریکارڈ جانچ میں درست نہیں نکلے۔ بیک اپ سے بحال ہونے تک کچھ نہیں بدلا جا سکتا',
  },
  'database-read-only': {
    en: 'The database is open for reading only',
    ur: 'ڈیٹا بیس صرف پڑھنے کے لیے کھلا ہے',
  },
  'database-busy': {
    en: 'The database does not answer just now. Try again in a moment',
    ur: 'ڈیٹا بیس ابھی جواب نہیں دے رہا۔ تھوڑی دیر بعد کوشش کریں',
  },
  'disk-full': {
    en: 'The disk of the server is full. Nothing was saved; make room first',
    ur: 'سرور کی ڈسک بھر گئی ہے۔ کچھ محفوظ نہیں ہوا؛ پہلے جگہ بنائیں',
  },
  'disk-nearly-full': {
    en: 'The disk of the server is nearly full: it takes no more pictures. Nothing was saved; make room first',
    ur: 'سرور کی ڈسک تقریباً بھر گئی ہے: مزید تصویریں نہیں آ سکتیں۔ کچھ محفوظ نہیں ہوا؛ پہلے جگہ بنائیں',
  },
  'disk-failing': {
    en: 'The disk of the server reported an error. It is not certain what was saved: look before you try again',
    ur: 'سرور کی ڈسک نے خرابی بتائی۔ یقین نہیں کہ کیا محفوظ ہوا: دوبارہ کوشش سے پہلے دیکھ لیں',
  },
  'disk-failed': {
    en: 'The disk of the server reported an error, and nothing can be changed until the server is started again',
    ur: 'سرور کی ڈسک نے خرابی بتائی، اور سرور دوبارہ شروع ہونے تک کچھ نہیں بدلا جا سکتا',
  },
  'storage-unreachable': {
    en: 'The storage of the pictures does not answer just now. Try again in a moment',
    ur: 'تصویروں کا ذخیرہ ابھی جواب نہیں دے رہا۔ تھوڑی دیر بعد کوشش کریں',
  },
  'clock-wrong': words<{ now: string; last: string }>({
    en: ({ now, last }) =>
      `The server’s clock shows ${now}, but the last entry was made at ${last}. Nothing was saved. If the clock is right, the owner marks the clock notification as read. If not, the clock must be set`,
    ur: ({ now, last }) =>
      `سرور کے مطابق اس وقت ${isolate(now)} ہے، مگر آخری اندراج ${isolate(last)} پر ہوا تھا۔ کچھ محفوظ نہیں ہوا۔ اگر گھڑی درست ہے تو مالک اس کی اطلاع کو پڑھا ہوا کرے؛ ورنہ گھڑی درست کرنی ہو گی`,
  }),
};

/** `creditPaymentData.dateOfPayment` → `Date of payment`, `imeiPrices.2.price` → `Price (3)`. */
function labelOf(path: string): string {
  const parts = path.split('.');
  const position = parts.findLast((part) => /^\d+$/.test(part));
  const name = parts.findLast((part) => !/^\d+$/.test(part)) ?? path;
  const label = name
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .toLowerCase()
    .replace(/\b(imei|cnic|ram)\b/g, (word) => word.toUpperCase())
    .replace(/^./, (first) => first.toUpperCase());
  return position === undefined ? label : `${label} (${Number(position) + 1})`;
}
