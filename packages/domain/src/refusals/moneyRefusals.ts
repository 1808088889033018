import { dayText } from '../day/dayText.ts';
import { isolate } from '../text/isolate.ts';
import { amountText, type RupeeAmount, words } from './refusalWords.ts';

/** The drawer has a name in each language; a bank account has one name. */
const walletInEnglish = (bank: string | undefined) => bank ?? 'Pocket Cash';
const walletInUrdu = (bank: string | undefined) => isolate(bank ?? 'جیب کی نقدی');

/** Refusals of money, parties and the books. */
export const moneyRefusals = {
  // The wallet.
  'bank-unknown': {
    en: 'There is no such bank account in this shop',
    ur: 'اس دکان میں ایسا کوئی بینک اکاؤنٹ نہیں',
  },
  'bank-exists': words<{ bank: string; kind: string }>({
    en: ({ bank, kind }) => `${bank} (${kind}) is already an account`,
    ur: ({ bank, kind }) => `${isolate(bank)} (${isolate(kind)}) پہلے سے اکاؤنٹ ہے`,
  }),
  'bank-holds-money': words<{ bank: string; balance: RupeeAmount }>({
    en: ({ bank, balance }) => `${bank} holds ${amountText(balance)}; move it to another account first`,
    ur: ({ bank, balance }) =>
      `${isolate(bank)} میں ${isolate(amountText(balance))} ہیں؛ پہلے انہیں دوسرے اکاؤنٹ میں منتقل کریں`,
  }),
  'bank-closed': words<{ bank: string }>({
    en: ({ bank }) => `${bank} is not in use any more; choose another account`,
    ur: ({ bank }) => `${isolate(bank)} اب استعمال میں نہیں؛ دوسرا اکاؤنٹ چنیں`,
  }),
  'bank-changed-meanwhile': {
    en: 'Somebody changed this account meanwhile; look at it again',
    ur: 'اس دوران کسی نے یہ اکاؤنٹ بدل دیا؛ دوبارہ دیکھیں',
  },
  'wallet-below-zero': words<{ bank: string | undefined; balance: RupeeAmount }>({
    en: ({ bank, balance }) =>
      `${walletInEnglish(bank)} holds ${amountText(balance)}. Bring it to zero or above first`,
    ur: ({ bank, balance }) =>
      `${walletInUrdu(bank)} میں ${isolate(amountText(balance))} ہیں۔ پہلے اسے صفر یا اس سے اوپر لائیں`,
  }),
  'funds-short': words<{ bank: string | undefined; balance: RupeeAmount; taken: RupeeAmount }>({
    en: ({ bank, balance, taken }) =>
      `${walletInEnglish(bank)} holds ${amountText(balance)}; this would take ${amountText(taken)}`,
    ur: ({ bank, balance, taken }) =>
      `${walletInUrdu(bank)} میں ${isolate(amountText(balance))} ہیں؛ اس میں سے ${isolate(amountText(taken))} نکل جاتے`,
  }),
  'funds-short-then': words<{
    bank: string | undefined;
    balance: RupeeAmount;
    day: string;
    taken: RupeeAmount;
  }>({
    en: ({ bank, balance, day, taken }) =>
      `${walletInEnglish(bank)} held ${amountText(balance)} at the end of ${dayText(day, 'en')}; this would take ${amountText(taken)}`,
    ur: ({ bank, balance, day, taken }) =>
      `${walletInUrdu(bank)} میں ${isolate(dayText(day, 'ur'))} کے آخر پر ${isolate(amountText(balance))} تھے؛ اس میں سے ${isolate(amountText(taken))} نکل جاتے`,
  }),
  'wallet-entries-owner-only': {
    en: 'Only the owner enters opening balances, capital and drawings',
    ur: 'ابتدائی بیلنس، سرمایہ اور نکاسی صرف مالک درج کرتا ہے',
  },
  'difference-owner-only': words<{ limit: RupeeAmount }>({
    en: ({ limit }) =>
      `Only the owner can correct a difference of more than ${amountText(limit)}. Tell the owner, or close the day with this count and wait for approval`,
    ur: ({ limit }) =>
      `${isolate(amountText(limit))} سے زیادہ فرق صرف مالک درست کرتا ہے: مالک کو بتائیں، یا اسی گنتی سے دن بند کریں، یہ مالک کی منظوری تک رکی رہے گی`,
  }),

  // Days.
  'day-closed': words<{ upTo: string }>({
    en: ({ upTo }) => `The books are closed up to ${dayText(upTo, 'en')} already`,
    ur: ({ upTo }) => `کھاتے ${isolate(dayText(upTo, 'ur'))} تک پہلے ہی بند ہیں`,
  }),
  'day-closed-owner-only': words<{ upTo: string }>({
    en: ({ upTo }) =>
      `The books are closed up to ${dayText(upTo, 'en')}; only the owner may write before that`,
    ur: ({ upTo }) => `کھاتے ${isolate(dayText(upTo, 'ur'))} تک بند ہیں؛ اس سے پہلے صرف مالک لکھ سکتا ہے`,
  }),
  'earlier-day-owner-only': words<{ date: string }>({
    en: ({ date }) =>
      `This was recorded for ${dayText(date, 'en')}: only the owner may change the money of an earlier day`,
    ur: ({ date }) => `یہ ${isolate(dayText(date, 'ur'))} کا درج ہے: پچھلے دن کی رقم صرف مالک بدل سکتا ہے`,
  }),
  'day-open': { en: 'This day is not closed', ur: 'یہ دن بند نہیں ہوا' },
  'cash-moved-since-count': {
    en: 'Pocket Cash moved on that day after it was counted: have it counted again',
    ur: 'گنتی کے بعد اس دن جیب کی نقدی میں ردوبدل ہوا: دوبارہ گنتی کروائیں',
  },
  'count-outdated': words<{ bank: string | undefined; balance: RupeeAmount }>({
    en: ({ bank, balance }) =>
      `${walletInEnglish(bank)} has moved since it was counted: the books say ${amountText(balance)}. Check the count and save again`,
    ur: ({ bank, balance }) =>
      `${walletInUrdu(bank)} میں گنتی کے بعد ردوبدل ہوا: کھاتوں میں ${isolate(amountText(balance))} ہیں۔ گنتی دیکھ کر دوبارہ محفوظ کریں`,
  }),
  'debt-outdated': words<{ party: string }>({
    en: ({ party }) => `The balance of ${party} has changed meanwhile. Check the amount and save again`,
    ur: ({ party }) => `اس دوران ${isolate(party)} کا بقایا بدل گیا۔ رقم دیکھ کر دوبارہ محفوظ کریں`,
  }),
  'count-replaced': { en: 'This day was counted again', ur: 'اس دن کی نئی گنتی ہو چکی ہے' },
  'count-decided': {
    en: 'Somebody decided on this count already',
    ur: 'اس گنتی کا فیصلہ پہلے ہو چکا ہے',
  },
  'count-unknown': { en: 'There is no such count in this shop', ur: 'اس دکان میں ایسی کوئی گنتی نہیں' },

  // Entries of the books.
  'entry-unknown': { en: 'There is no such entry in this shop', ur: 'اس دکان میں ایسا کوئی اندراج نہیں' },
  'reversal-stands': {
    en: 'A reversal cannot be undone; write a new entry instead',
    ur: 'منسوخی کو منسوخ نہیں کیا جا سکتا؛ اس کی جگہ نیا اندراج لکھیں',
  },
  'entry-undone': words<{ entry: number }>({
    en: ({ entry }) => `This was undone already, by entry ${entry}`,
    ur: ({ entry }) => `یہ پہلے ہی اندراج ${isolate(entry)} سے منسوخ ہو چکا`,
  }),
  'entry-stands': { en: 'An entry of this kind cannot be undone', ur: 'اس قسم کا اندراج منسوخ نہیں ہو سکتا' },
  'sale-undone-on-invoice': {
    en: 'To undo a sale, return or void it on its invoice',
    ur: 'فروخت کو اس کی انوائس پر واپس لیں یا منسوخ کریں',
  },
  'purchase-undone-on-slip': {
    en: 'To undo a purchase, return or void it on its slip',
    ur: 'خریداری کو اس کی پرچی پر واپس کریں یا منسوخ کریں',
  },
  'stock-entry-undone-on-phone': {
    en: 'To take this phone out of stock, open the phone’s own page',
    ur: 'اسٹاک میں درج کیا گیا فون اپنے ہی صفحے پر نکالا جاتا ہے',
  },
  'earlier-entries-owner-only': {
    en: 'Only the owner undoes entries of earlier days',
    ur: 'پچھلے دنوں کے اندراج صرف مالک منسوخ کر سکتا ہے',
  },
  'openings-undone-by-owner': {
    en: 'Only the owner undoes opening balances, capital, drawings and write-offs',
    ur: 'ابتدائی بقایا، سرمایہ، نکاسی اور معاف کیے گئے قرض صرف مالک منسوخ کر سکتا ہے',
  },
  'account-owner-only': { en: 'Only the owner sees this account', ur: 'یہ کھاتہ صرف مالک دیکھتا ہے' },
  'expense-unknown': { en: 'There is no such expense in this shop', ur: 'اس دکان میں ایسا کوئی خرچ نہیں' },

  // Parties, bills and payments.
  'party-unknown': { en: 'There is no such entity in this shop', ur: 'اس دکان میں ایسی کوئی پارٹی نہیں' },
  'party-exists': words<{ party: string; number: string }>({
    en: ({ party, number }) => `${party}, ${number}, is already an entity`,
    ur: ({ party, number }) => `${isolate(party)}، ${isolate(number)}، پہلے سے پارٹی ہے`,
  }),
  'walk-in-refused': {
    en: 'The walk-in customer only buys for full payment. Choose a person instead.',
    ur: 'عام گاہک صرف پوری ادائیگی پر خریدتا ہے۔ اس کی جگہ کسی شخص کو چنیں۔',
  },
  'walk-in-fixed': {
    en: 'The walk-in customer cannot be changed',
    ur: 'عام گاہک بدلا نہیں جا سکتا',
  },
  'walk-in-refund': words<{ due: RupeeAmount }>({
    en: ({ due }) => `A walk-in customer is paid back at once: refund ${amountText(due)}`,
    ur: ({ due }) => `عام گاہک کو رقم فوراً واپس ہوتی ہے: ${isolate(amountText(due))} واپس کریں`,
  }),
  'party-changed-meanwhile': words<{ party: string }>({
    en: ({ party }) => `${party} was changed meanwhile; look at it again`,
    ur: ({ party }) => `${isolate(party)} اس دوران بدل گیا؛ دوبارہ دیکھیں`,
  }),
  'costs-owner-only': { en: 'Only the owner can see what things cost', ur: 'لاگت دیکھنا مالک کا حق ہے' },
  'bill-unknown': { en: 'There is no such bill in this shop', ur: 'اس دکان میں ایسا کوئی بل نہیں' },
  'bill-not-of-party': { en: 'There is no such bill of this party', ur: 'اس پارٹی کا ایسا کوئی بل نہیں' },
  'due-date-same': {
    en: 'It is due on that day already: choose a different day',
    ur: 'یہ پہلے ہی اسی دن واجب ہے: کوئی اور دن چنیں',
  },
  'bill-changed-meanwhile': {
    en: 'This bill was changed or paid meanwhile; look at it again',
    ur: 'یہ بل اس دوران بدل گیا یا ادا ہو گیا؛ دوبارہ دیکھیں',
  },
  'bill-paid': { en: 'This bill is paid already', ur: 'یہ بل پہلے ہی ادا ہو چکا' },
  'bill-open-for-less': {
    en: 'This bill is not open for so much any more',
    ur: 'اس بل میں اب اتنی رقم باقی نہیں',
  },
  'debt-none': { en: 'Nothing is open to write off', ur: 'کچھ باقی نہیں جو معاف ہو سکے' },
  'debt-smaller': words<{ open: RupeeAmount }>({
    en: ({ open }) => `Only ${amountText(open)} is open to write off`,
    ur: ({ open }) => `صرف ${isolate(amountText(open))} باقی ہیں جو معاف ہو سکتے ہیں`,
  }),
  'party-entries-owner-only': {
    en: 'Only the owner enters opening balances and writes off debts',
    ur: 'ابتدائی بقایا درج کرنا اور قرض معاف کرنا صرف مالک کا کام ہے',
  },
  'payment-unknown': {
    en: 'There is no such payment in this shop',
    ur: 'اس دکان میں ایسی کوئی ادائیگی نہیں',
  },
  'payment-undone': words<{ voucher: string; entry: number }>({
    en: ({ voucher, entry }) => `${voucher} was undone already, by entry ${entry}`,
    ur: ({ voucher, entry }) => `${isolate(voucher)} پہلے ہی اندراج ${isolate(entry)} سے منسوخ ہو چکا`,
  }),

  // Committees.
  'committee-unknown': {
    en: 'There is no such committee in this shop',
    ur: 'اس دکان میں ایسی کوئی کمیٹی نہیں',
  },
  'committee-changed-meanwhile': {
    en: 'This committee was changed meanwhile; look at it again',
    ur: 'یہ کمیٹی اس دوران بدل گئی؛ دوبارہ دیکھیں',
  },
  'committee-share-beyond': words<{ shares: number }>({
    en: ({ shares }) => `The shop holds ${shares} of its shares`,
    ur: ({ shares }) => `دکان کے اس میں ${isolate(shares)} حصے ہیں`,
  }),
  'committee-instalment-beyond': words<{ instalments: number }>({
    en: ({ instalments }) => `It has ${instalments} instalments`,
    ur: ({ instalments }) => `اس کی ${isolate(instalments)} قسطیں ہیں`,
  }),
  'committee-settled': words<{ instalment?: number }>({
    en: ({ instalment }) => `${dueInEnglish(instalment)} is settled already`,
    ur: ({ instalment }) => `${dueInUrdu(instalment)} کا حساب ہو چکا`,
  }),
  'committee-open-for-less': words<{ instalment?: number; open: RupeeAmount }>({
    en: ({ instalment, open }) => `${dueInEnglish(instalment)} is open for ${amountText(open)} only`,
    ur: ({ instalment, open }) => `${dueInUrdu(instalment)} میں صرف ${isolate(amountText(open))} باقی ہیں`,
  }),
};

/** An instalment of a committee, or else the pool of a share. */
function dueInEnglish(instalment: number | undefined): string {
  return instalment === undefined ? 'The pool of this share' : `Instalment ${instalment}`;
}

function dueInUrdu(instalment: number | undefined): string {
  return isolate(instalment === undefined ? 'اس حصے کی کمیٹی' : `قسط ${isolate(instalment)}`);
}
