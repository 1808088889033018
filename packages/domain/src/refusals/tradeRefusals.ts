import { dayText } from '../day/dayText.ts';
import { isolate } from '../text/isolate.ts';
import { amountText, type RupeeAmount, words } from './refusalWords.ts';

const slipName = (slip: string) => `Slip ${slip}`;

/** Refusals of purchases, sales, dispatches and warranty claims. */
export const tradeRefusals = {
  // Purchases.
  'purchase-unknown': {
    en: 'There is no such purchase in this shop',
    ur: 'اس دکان میں ایسی کوئی خریداری نہیں',
  },
  'lot-unknown': { en: 'There is no such lot in this shop', ur: 'اس دکان میں ایسی کوئی کھیپ نہیں' },
  'slip-void': words<{ slip: string }>({
    en: ({ slip }) => `${slipName(slip)} is void`,
    ur: ({ slip }) => `${isolate(slipName(slip))} منسوخ ہے`,
  }),
  'this-slip-void': { en: 'This slip is void', ur: 'یہ پرچی منسوخ ہے' },
  'slip-changed-meanwhile': {
    en: 'This slip was changed meanwhile; look at it again',
    ur: 'یہ پرچی اس دوران بدل گئی؛ دوبارہ دیکھیں',
  },
  'slip-returned': words<{ slip: string }>({
    en: ({ slip }) => `All of ${slipName(slip)} was returned to the supplier`,
    ur: ({ slip }) => `${isolate(slipName(slip))} کا سب کچھ سپلائر کو واپس ہو چکا`,
  }),
  'slip-part-returned': words<{ slip: string }>({
    en: ({ slip }) => `A part of ${slipName(slip)} was returned already; return what is left instead`,
    ur: ({ slip }) => `${isolate(slipName(slip))} کا کچھ حصہ واپس ہو چکا؛ باقی واپس کریں`,
  }),
  'slip-phone-was-sold': words<{ slip: string }>({
    en: ({ slip }) =>
      `A phone of ${slipName(slip)} was sold and came back; return it to the supplier instead`,
    ur: ({ slip }) => `${isolate(slipName(slip))} کا ایک فون بک کر واپس آیا؛ اسے سپلائر کو واپس کریں`,
  }),
  'slip-of-one-phone': words<{ slip: string }>({
    en: ({ slip }) => `Slip ${slip} is of one phone: edit it as a single purchase`,
    ur: ({ slip }) => `پرچی ${isolate(slip)} ایک فون کی ہے: اسے ایک خریداری کے طور پر بدلیں`,
  }),
  'slip-of-lot': words<{ slip: string }>({
    en: ({ slip }) => `Slip ${slip} is a lot: edit it as a bulk purchase`,
    ur: ({ slip }) => `پرچی ${isolate(slip)} کھیپ ہے: اسے تھوک خریداری کے طور پر بدلیں`,
  }),
  'phone-without-slip': {
    en: 'This phone came without a slip: edit it in the stock list',
    ur: 'یہ فون پرچی کے بغیر آیا: اسے اسٹاک فہرست میں بدلیں',
  },
  'phone-not-on-slip': { en: 'This phone is not on this slip', ur: 'یہ فون اس پرچی پر نہیں' },
  'phone-named-twice': { en: 'This phone is named twice', ur: 'یہ فون دو بار لکھا گیا' },
  'phone-not-in-lot': { en: 'This phone is not in this lot', ur: 'یہ فون اس کھیپ میں نہیں' },
  'phone-twice-in-lot': { en: 'This phone is in this lot twice', ur: 'یہ فون اس کھیپ میں دو بار ہے' },
  'lot-of-other-party': words<{ party: string }>({
    en: ({ party }) => `This lot was bought from ${party}. To change the party, void it and enter it again`,
    ur: ({ party }) => `یہ کھیپ ${isolate(party)} سے خریدی گئی؛ دوسری پارٹی کے لیے اسے منسوخ کر کے نئی لکھیں`,
  }),
  'slip-paid-when-written': words<{ paid: RupeeAmount }>({
    en: ({ paid }) =>
      `${amountText(paid)} was paid when this slip was written, and that stays; pay more in the party's ledger`,
    ur: ({ paid }) =>
      `یہ پرچی لکھتے وقت ${isolate(amountText(paid))} ادا ہوئے اور وہ رہیں گے؛ مزید ادائیگی پارٹی کے کھاتے میں کریں`,
  }),
  'slip-paid-in-full': words<{ paid: RupeeAmount }>({
    en: ({ paid }) =>
      `This slip was paid in full, ${amountText(paid)}: its price cannot change here. Void it and enter it again, or choose credit for the extra amount`,
    ur: ({ paid }) =>
      `اس پرچی کی پوری ادائیگی (${isolate(amountText(paid))}) ہو چکی: قیمت یہاں نہیں بدل سکتی۔ اسے منسوخ کر کے نئی لکھیں، یا زیادہ قیمت کی باقی رقم کے لیے ادھار چنیں`,
  }),
  'slip-paid-in-part': words<{ paid: RupeeAmount }>({
    en: ({ paid }) =>
      `${amountText(paid)} was paid of this slip: keep it on credit, and pay the rest in the party's ledger`,
    ur: ({ paid }) =>
      `اس پرچی کے ${isolate(amountText(paid))} ادا ہو چکے: اسے ادھار پر رہنے دیں اور باقی پارٹی کے کھاتے میں ادا کریں`,
  }),
  'slip-paid-back': words<{ refunded: RupeeAmount; slip: string }>({
    en: ({ refunded, slip }) =>
      `${amountText(refunded)} of the payment on ${slip} was already refunded or used, so it cannot be reduced this much`,
    ur: ({ refunded, slip }) =>
      `${isolate(slip)} کے ${isolate(amountText(refunded))} واپس مل چکے یا استعمال ہو چکے؛ ادا شدہ رقم اس سے کم نہیں ہو سکتی`,
  }),
  'supplier-refund-above-cost': words<{ cost: RupeeAmount }>({
    en: ({ cost }) => `These phones cost ${amountText(cost)}; no more can be paid back for them`,
    ur: ({ cost }) => `یہ فون ${isolate(amountText(cost))} کے تھے؛ ان کے لیے اس سے زیادہ واپس نہیں مل سکتا`,
  }),
  'supplier-refund-above-paid': words<{ most: RupeeAmount; slip: string }>({
    en: ({ most, slip }) =>
      `At most ${amountText(most)} can be paid back, as no more was paid for ${slipName(slip)}; the rest comes off what is owed to the supplier`,
    ur: ({ most, slip }) =>
      `${isolate(slipName(slip))} کے لیے صرف ${isolate(amountText(most))} ادا ہوئے، اس سے زیادہ واپس نہیں مل سکتے؛ باقی سپلائر کے واجبات سے کٹے گا`,
  }),
  'supplier-refund-unpaid': words<{ slip: string }>({
    en: ({ slip }) =>
      `Nothing was paid for ${slipName(slip)}, so nothing can be refunded. Leave the refund empty; the amount comes off what is owed to the supplier`,
    ur: ({ slip }) =>
      `${isolate(slipName(slip))} کے لیے کچھ ادا نہیں ہوا جو واپس ملے: واپسی کی رقم خالی چھوڑیں، یہ سپلائر کے واجبات سے کٹ جائے گی`,
  }),

  // Sales.
  'sale-unknown': { en: 'There is no such sale in this shop', ur: 'اس دکان میں ایسی کوئی فروخت نہیں' },
  'sale-void': words<{ invoice: string }>({
    en: ({ invoice }) => `${invoice} is void already`,
    ur: ({ invoice }) => `${isolate(invoice)} پہلے ہی منسوخ ہے`,
  }),
  'sale-returned': words<{ invoice: string }>({
    en: ({ invoice }) => `Everything of ${invoice} came back already`,
    ur: ({ invoice }) => `${isolate(invoice)} کا سب کچھ پہلے ہی واپس آ چکا`,
  }),
  'sale-part-returned': words<{ invoice: string }>({
    en: ({ invoice }) => `Something of ${invoice} came back already; take the rest back as a return`,
    ur: ({ invoice }) => `${isolate(invoice)} میں سے کچھ واپس آ چکا؛ باقی واپسی کے طور پر لیں`,
  }),
  'sale-phone-back-meanwhile': {
    en: 'A phone of this sale came back meanwhile',
    ur: 'اس فروخت کا ایک فون اس دوران واپس آ گیا',
  },
  'phone-not-on-document': words<{ document: string }>({
    en: ({ document }) => `This phone is not on ${document}`,
    ur: ({ document }) => `یہ فون ${isolate(document)} پر نہیں`,
  }),
  'accessory-not-on-sale': words<{ invoice: string }>({
    en: ({ invoice }) => `This accessory is not on ${invoice}`,
    ur: ({ invoice }) => `یہ لوازمات ${isolate(invoice)} پر نہیں`,
  }),
  'phone-back-already': words<{ imei: string; date: string }>({
    en: ({ imei, date }) => `IMEI ${imei} came back on ${dayText(date, 'en')} already`,
    ur: ({ imei, date }) => `IMEI ${isolate(imei)} پہلے ہی ${isolate(dayText(date, 'ur'))} کو واپس آ چکا`,
  }),
  'phone-sold-already': words<{ imei: string; date: string }>({
    en: ({ imei, date }) => `IMEI ${imei} was sold on ${dayText(date, 'en')} already`,
    ur: ({ imei, date }) => `IMEI ${isolate(imei)} پہلے ہی ${isolate(dayText(date, 'ur'))} کو بک چکا`,
  }),
  'phone-twice-on-sale': words<{ imei: string }>({
    en: ({ imei }) => `IMEI ${imei} belongs to a phone that is on this sale already`,
    ur: ({ imei }) => `IMEI ${isolate(imei)} کا فون اس فروخت میں پہلے سے ہے`,
  }),
  'sale-below-cost': words<{ imei: string }>({
    en: ({ imei }) => `Only the owner can sell IMEI ${imei} below its cost in this shop`,
    ur: ({ imei }) => `IMEI ${isolate(imei)} لاگت سے کم پر بک رہا ہے، جو اس دکان میں صرف مالک کر سکتا ہے`,
  }),
  'accessories-back-too-many': words<{ accessory: string; left: number; asked: number }>({
    en: ({ accessory, left, asked }) =>
      `${accessory}: ${left} still with the customer, but ${asked} entered as returned`,
    ur: ({ accessory, left, asked }) =>
      `${isolate(accessory)}: گاہک کے پاس ${isolate(left)} ہیں، واپسی میں ${isolate(asked)} لکھے گئے`,
  }),
  'return-worth-nothing': {
    en: 'These were free and cost nothing. Adjust the accessory’s stock instead',
    ur: 'یہ مفت تھے، ان کی کوئی لاگت نہیں؛ اس کے بجائے لوازمات کا اسٹاک درست کریں',
  },
  'phone-back-another-way': words<{ imei: string }>({
    en: ({ imei }) => `IMEI ${imei} is in stock again already: the phone came back another way`,
    ur: ({ imei }) => `IMEI ${isolate(imei)} پہلے ہی دوبارہ اسٹاک میں ہے: فون کسی اور طرح واپس آ گیا`,
  }),
  'exchange-for-itself': {
    en: 'This phone is sold on the same invoice; it cannot be taken in exchange for itself',
    ur: 'یہ فون اسی انوائس پر فروخت ہو رہا ہے؛ اسے اسی کے تبادلے میں نہیں لیا جا سکتا',
  },
  'exchange-none': words<{ invoice: string }>({
    en: ({ invoice }) => `No phone was taken in exchange on ${invoice}`,
    ur: ({ invoice }) => `${isolate(invoice)} پر تبادلے میں کوئی فون نہیں لیا گیا`,
  }),
  'exchange-went-back': words<{ imei: string }>({
    en: ({ imei }) =>
      `The phone taken in exchange (IMEI ${imei}) went back to the customer already; its value can be refunded in money instead`,
    ur: ({ imei }) => `${exchangedPhone(imei)} گاہک کو پہلے ہی واپس ہو چکا؛ اس کی مالیت نقد واپس ہو سکتی ہے`,
  }),
  'exchange-gone': words<{ imei: string; state: string }>({
    en: ({ imei, state }) =>
      `The phone taken in exchange (IMEI ${imei}) is ${state.replaceAll('-', ' ')}; its value can be refunded in money instead`,
    ur: ({ imei }) => `${exchangedPhone(imei)} اب دکان میں نہیں؛ اس کی مالیت نقد واپس ہو سکتی ہے`,
  }),
  'exchange-worth-other': words<{ imei: string }>({
    en: ({ imei }) =>
      `The phone taken in exchange (IMEI ${imei}) is worth another amount in the books by now; its value can be refunded in money instead`,
    ur: ({ imei }) =>
      `${exchangedPhone(imei)} کی کھاتوں میں مالیت اب بدل چکی؛ پہلی مالیت نقد واپس ہو سکتی ہے`,
  }),
  'customer-pays-back-less': words<{ due: RupeeAmount }>({
    en: ({ due }) => `The customer has ${amountText(due)} to pay back, not more`,
    ur: ({ due }) => `گاہک کو ${isolate(amountText(due))} واپس دینے ہیں، زیادہ نہیں`,
  }),
  'refund-above-due': words<{ due: RupeeAmount }>({
    en: ({ due }) => `At most ${amountText(due)} can be refunded`,
    ur: ({ due }) => `زیادہ سے زیادہ ${isolate(amountText(due))} واپس ہو سکتے ہیں`,
  }),
  'refund-above-received': words<{ most: RupeeAmount; invoice: string }>({
    en: ({ most, invoice }) =>
      `At most ${amountText(most)} can be refunded, as no more was received for ${invoice}; the rest comes off what the customer owes`,
    ur: ({ most, invoice }) =>
      `${isolate(invoice)} کے صرف ${isolate(amountText(most))} وصول ہوئے، اس سے زیادہ واپس نہیں ہو سکتے؛ باقی گاہک کے ادھار سے کٹے گا`,
  }),
  'refund-unreceived': words<{ invoice: string }>({
    en: ({ invoice }) =>
      `Nothing was received for ${invoice}, so nothing can be refunded. Leave the refund empty; the amount comes off what the customer owes`,
    ur: ({ invoice }) =>
      `${isolate(invoice)} کا کچھ وصول نہیں ہوا جو واپس ہو: واپسی کی رقم خالی چھوڑیں، یہ گاہک کے ادھار سے کٹ جائے گی`,
  }),
  'phone-sold': words<{ imei: string; phone: string; date: string; party: string; invoice: string }>({
    en: ({ imei, phone, date, party, invoice }) =>
      `IMEI ${imei} (${phone}) was sold on ${dayText(date, 'en')} to ${party}, invoice ${invoice}`,
    ur: ({ imei, phone, date, party, invoice }) =>
      `${isolate(`IMEI ${imei} (${phone})`)} ${isolate(dayText(date, 'ur'))} کو ${isolate(party)} کو فروخت ہوا، انوائس ${isolate(invoice)}`,
  }),
  'phone-dispatched': words<{ imei: string; phone: string; date: string; party: string; dispatch: string }>({
    en: ({ imei, phone, date, party, dispatch }) =>
      `IMEI ${imei} (${phone}) has been out with ${party} since ${dayText(date, 'en')}, dispatch ${dispatch}`,
    ur: ({ imei, phone, date, party, dispatch }) =>
      `${isolate(`IMEI ${imei} (${phone})`)} ${isolate(dayText(date, 'ur'))} سے ${isolate(party)} کے پاس ہے، ڈسپیچ ${isolate(dispatch)}`,
  }),
  'phone-not-in-stock': words<{ imei: string; phone: string; state: string }>({
    en: ({ imei, phone, state }) => `IMEI ${imei} (${phone}) is not in stock: ${state.replaceAll('-', ' ')}`,
    ur: ({ imei, phone }) => `${isolate(`IMEI ${imei} (${phone})`)} اسٹاک میں نہیں`,
  }),

  'parked-sale-gone': {
    en: 'Somebody else has continued this sale, or it was discarded',
    ur: 'یہ فروخت کسی اور نے جاری رکھی، یا ختم کر دی گئی',
  },

  // Dispatches.
  'dispatch-unknown': {
    en: 'There is no such dispatch in this shop',
    ur: 'اس دکان میں ایسا کوئی ڈسپیچ نہیں',
  },
  'phone-on-dispatch-already': words<{ imei: string }>({
    en: ({ imei }) => `IMEI ${imei} is on this dispatch already`,
    ur: ({ imei }) => `IMEI ${isolate(imei)} پہلے ہی اس ڈسپیچ میں ہے`,
  }),
  'phone-not-on-dispatch': words<{ imei: string }>({
    en: ({ imei }) => `IMEI ${imei} is not on this dispatch`,
    ur: ({ imei }) => `IMEI ${isolate(imei)} اس ڈسپیچ میں نہیں`,
  }),
  'phone-sold-off-dispatch': words<{ imei: string; date: string }>({
    en: ({ imei, date }) =>
      `IMEI ${imei} was sold on ${dayText(date, 'en')}: it is not out on this dispatch any more`,
    ur: ({ imei, date }) =>
      `IMEI ${isolate(imei)} ${isolate(dayText(date, 'ur'))} کو بک گیا: یہ اب اس ڈسپیچ پر باہر نہیں`,
  }),
  'phone-back-off-dispatch': words<{ imei: string; date: string }>({
    en: ({ imei, date }) =>
      `IMEI ${imei} came back on ${dayText(date, 'en')}: it is not out on this dispatch any more`,
    ur: ({ imei, date }) =>
      `IMEI ${isolate(imei)} ${isolate(dayText(date, 'ur'))} کو واپس آ گیا: یہ اب اس ڈسپیچ پر باہر نہیں`,
  }),

  // Warranty claims.
  'claim-unknown': {
    en: 'There is no such warranty claim in this shop',
    ur: 'اس دکان میں ایسا کوئی وارنٹی کلیم نہیں',
  },
  'claim-phone-unsold': { en: 'This phone is not sold to anybody', ur: 'یہ فون کسی کو فروخت نہیں ہوا' },
  'claim-phone-bought-back': {
    en: 'The shop has this phone back on another document; it is not the customer’s any more',
    ur: 'یہ فون کسی اور دستاویز سے دکان کو واپس مل چکا؛ اب یہ گاہک کا نہیں',
  },
  'claim-before-sale': words<{ soldOn: string }>({
    en: ({ soldOn }) => `The claim cannot be dated before the sale on ${dayText(soldOn, 'en')}`,
    ur: ({ soldOn }) => `یہ فون ${isolate(dayText(soldOn, 'ur'))} کو ہی فروخت ہوا`,
  }),
  'claim-open-already': {
    en: 'A warranty claim for this phone is open already',
    ur: 'اس فون کا ایک وارنٹی کلیم پہلے سے کھلا ہے',
  },
  'claim-ended': {
    en: 'The customer no longer has this phone: say what was done, or leave the claim as it is',
    ur: 'یہ فون اب گاہک کے پاس نہیں: لکھیں کہ کیا کیا گیا، یا کلیم کو یونہی رہنے دیں',
  },
  'claim-changed-meanwhile': {
    en: 'This claim was changed meanwhile; look at it again',
    ur: 'اس دوران یہ کلیم بدل گیا؛ اسے دوبارہ دیکھیں',
  },
};

function exchangedPhone(imei: string): string {
  return isolate(`تبادلے میں لیا گیا فون (IMEI ${isolate(imei)})`);
}
