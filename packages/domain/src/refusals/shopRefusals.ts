import { dayText } from '../day/dayText.ts';
import { isolate } from '../text/isolate.ts';
import { words } from './refusalWords.ts';

const STATEMENTS = {
  'profit-and-loss': 'profit and loss',
  'balance-sheet': 'balance sheet',
  'stock-valuation': 'stock valuation',
} as const;

/** Refusals of sign-in, staff, settings, the subscription, support and reports. */
export const shopRefusals = {
  // Signing in.
  'password-wrong': { en: 'The password is wrong', ur: 'پاس ورڈ غلط ہے' },
  'sign-in-wrong': {
    en: 'The username or the password is wrong',
    ur: 'صارف نام یا پاس ورڈ غلط ہے',
  },
  'previous-password-wrong': { en: 'The previous password is wrong', ur: 'پرانا پاس ورڈ غلط ہے' },
  'pin-wrong': { en: 'This PIN is wrong', ur: 'یہ پن غلط ہے' },
  'pin-not-here': {
    en: 'This person has no PIN on this device. Sign in with the password',
    ur: 'اس شخص کا اس ڈیوائس پر پن نہیں۔ پاس ورڈ سے سائن اِن کریں',
  },
  'tries-too-many-seconds': words<{ seconds: number }>({
    en: ({ seconds }) => `Too many wrong tries. Try again in ${seconds} seconds`,
    ur: ({ seconds }) => `بہت بار غلط کوشش۔ ${isolate(seconds)} سیکنڈ بعد کوشش کریں`,
  }),
  'tries-too-many-minutes': words<{ minutes: number }>({
    en: ({ minutes }) => `Too many wrong tries. Try again in ${minutes} minutes`,
    ur: ({ minutes }) => `بہت بار غلط کوشش۔ ${isolate(minutes)} منٹ بعد کوشش کریں`,
  }),
  'code-wrong': {
    en: 'The code is wrong, or was used before. Enter the next one',
    ur: 'کوڈ غلط ہے یا پہلے استعمال ہو چکا۔ اگلا کوڈ لکھیں',
  },
  'code-needed': {
    en: 'Enter the code that your authenticator app shows',
    ur: 'وہ کوڈ لکھیں جو آپ کی تصدیقی ایپ دکھاتی ہے',
  },
  'second-factor-on': { en: 'Two-step sign-in is on already', ur: 'دو مرحلہ سائن اِن پہلے سے آن ہے' },
  'second-factor-set-up': {
    en: 'Two-step sign-in is on already. Turn it off first to set it up again',
    ur: 'دو مرحلہ سائن اِن پہلے سے آن ہے۔ دوبارہ ترتیب دینے کے لیے پہلے اسے بند کریں',
  },
  'username-taken': { en: 'This username is taken', ur: 'یہ صارف نام لیا جا چکا ہے' },
  'server-has-shop': {
    en: 'This server holds a shop already; sign in instead',
    ur: 'اس سرور پر دکان پہلے سے ہے؛ سائن اِن کریں',
  },
  'session-unknown': { en: 'You have no such session', ur: 'آپ کا ایسا کوئی سیشن نہیں' },

  // Staff.
  'staff-too-many': words<{ most: number }>({
    en: ({ most }) => `A shop can have at most ${most} people`,
    ur: ({ most }) => `ایک دکان میں زیادہ سے زیادہ ${isolate(most)} افراد ہو سکتے ہیں`,
  }),
  'staff-changed-meanwhile': {
    en: 'This person was changed meanwhile; look at them again',
    ur: 'اس فرد کا ریکارڈ اس دوران بدل گیا؛ دوبارہ دیکھیں',
  },
  'staff-unknown': { en: 'There is no such person in this shop', ur: 'اس دکان میں ایسا کوئی فرد نہیں' },
  'staff-self-exclusion': { en: 'You cannot shut yourself out', ur: 'آپ خود کو باہر نہیں کر سکتے' },
  'owner-needed': {
    en: 'The shop needs an owner: make somebody else one first',
    ur: 'دکان کا ایک مالک ہونا ضروری ہے: پہلے کسی اور کو مالک بنائیں',
  },

  // Shops and their settings.
  'shop-unknown': { en: 'There is no such shop', ur: 'ایسی کوئی دکان نہیں' },
  'shop-changed-meanwhile': {
    en: 'The shop was changed meanwhile; look at it again',
    ur: 'دکان اس دوران بدل گئی؛ دوبارہ دیکھیں',
  },
  'time-zone-behind-books': words<{ day: string }>({
    en: ({ day }) =>
      `The books have entries of ${dayText(day, 'en')}, which has not begun in this time zone. Change the time zone once that day has begun`,
    ur: ({ day }) =>
      `کھاتوں میں ${isolate(dayText(day, 'ur'))} کے اندراج ہیں، جو اس ٹائم زون میں ابھی شروع نہیں ہوا؛ تب بدلیں`,
  }),
  'registered-shop-changed-meanwhile': {
    en: 'This shop was changed meanwhile; look at it again',
    ur: 'یہ دکان اس دوران بدل گئی؛ دوبارہ دیکھیں',
  },
  'owner-unknown': { en: 'This shop has no such owner', ur: 'اس دکان کا ایسا کوئی مالک نہیں' },
  'settings-changed-meanwhile': {
    en: 'The settings were changed meanwhile; look at them again',
    ur: 'ترتیبات اس دوران بدل گئیں؛ دوبارہ دیکھیں',
  },

  // Printers in the network.
  'printers-of-network-off': {
    en: 'This server does not print on printers in its network. Whoever runs it can allow that',
    ur: 'یہ سرور اپنے نیٹ ورک کے پرنٹروں پر پرنٹ نہیں کرتا۔ سرور چلانے والا اجازت دے سکتا ہے',
  },
  'printer-unknown': words<{ address: string }>({
    en: ({ address }) =>
      `The shop has no printer at ${address}. The owner can enter it in My Shop › Printers`,
    ur: ({ address }) =>
      `دکان کا ${isolate(address)} پر کوئی پرنٹر نہیں۔ مالک اسے میری دکان › پرنٹر میں لکھ سکتا ہے`,
  }),
  'printer-unreachable': words<{ address: string }>({
    en: ({ address }) =>
      `The printer at ${address} does not answer. See that it is switched on and in the same network`,
    ur: ({ address }) =>
      `${isolate(address)} والا پرنٹر جواب نہیں دے رہا۔ دیکھیں کہ وہ آن ہے اور اسی نیٹ ورک میں ہے`,
  }),
  'printer-silent': words<{ address: string }>({
    en: ({ address }) =>
      `The printer at ${address} has stopped. Check that it is on, its cover is closed and it has paper`,
    ur: ({ address }) =>
      `${isolate(address)} والا پرنٹر مزید کچھ نہیں لے رہا۔ دیکھیں کہ وہ آن اور بند ڈھکن کے ساتھ ہے اور کاغذ ہے`,
  }),
  'printer-busy': words<{ address: string }>({
    en: ({ address }) =>
      `The printer at ${address} is printing for another till. Print again when it is done`,
    ur: ({ address }) =>
      `${isolate(address)} والا پرنٹر دوسرے کاؤنٹر کے لیے پرنٹ کر رہا ہے۔ اس کے بعد دوبارہ پرنٹ کریں`,
  }),

  // The subscription.
  'plan-unknown': { en: 'There is no such plan', ur: 'ایسا کوئی پلان نہیں' },
  'plan-needed': {
    en: 'A shop without a plan owes nothing: choose a plan first',
    ur: 'پلان کے بغیر دکان پر کچھ واجب نہیں: پہلے پلان چنیں',
  },
  'plan-paid-for-needed': { en: 'Choose the plan that you paid for', ur: 'وہ پلان چنیں جس کی ادائیگی کی' },
  'plan-choice': { en: 'Choose a plan', ur: 'پلان چنیں' },
  'plan-of-shop': words<{ shop: string; plan: string }>({
    en: ({ shop, plan }) => `The shop ${shop} has the plan ${plan}; give it another first`,
    ur: ({ shop, plan }) => `دکان ${isolate(shop)} کا پلان ${isolate(plan)} ہے؛ پہلے اسے دوسرا پلان دیں`,
  }),
  'plan-payment-pending': words<{ plan: string }>({
    en: ({ plan }) => `A payment for the plan ${plan} waits for a decision; decide on it first`,
    ur: ({ plan }) => `پلان ${isolate(plan)} کی ایک ادائیگی فیصلے کی منتظر ہے؛ پہلے اس کا فیصلہ کریں`,
  }),
  'plan-gone': {
    en: 'The plan that was paid for no longer exists. Reject the payment, or set the shop’s plan and due date yourself',
    ur: 'جس پلان کی ادائیگی ہوئی وہ اب نہیں؛ ادائیگی نامنظور کریں یا دکان کی مدت بڑھائیں',
  },
  'transaction-noted': {
    en: 'This transaction was already reported',
    ur: 'یہی ٹرانزیکشن پہلے بھی بتائی گئی',
  },
  'payments-pending': {
    en: 'Too many payments wait for a decision already',
    ur: 'بہت سی ادائیگیاں پہلے ہی فیصلے کی منتظر ہیں',
  },
  'subscription-payment-unknown': { en: 'There is no such payment', ur: 'ایسی کوئی ادائیگی نہیں' },
  'subscription-payment-decided': words<{ status: 'approved' | 'rejected' }>({
    en: ({ status }) => `This payment was ${status} already`,
    ur: () => 'اس ادائیگی کا فیصلہ پہلے ہی ہو چکا',
  }),

  // Support.
  'question-unknown': { en: 'There is no such question', ur: 'ایسا کوئی سوال نہیں' },
  'shop-question-unknown': {
    en: 'There is no such question in this shop',
    ur: 'اس دکان میں ایسا کوئی سوال نہیں',
  },
  'conversation-too-long': {
    en: 'This conversation is too long. Ask a new question and mention the number of this one',
    ur: 'یہ گفتگو بہت لمبی ہو گئی؛ نیا سوال پوچھیں اور اس کا نمبر لکھیں',
  },

  // Reports.
  'statement-owner-only': words<{ statement: keyof typeof STATEMENTS }>({
    en: ({ statement }) => `Only the owner sees the ${STATEMENTS[statement]}`,
    ur: () => 'یہ صرف مالک دیکھتا ہے',
  }),
  'statement-hidden': words<{ statement: keyof typeof STATEMENTS }>({
    en: ({ statement }) =>
      `Cost and profit are hidden on this screen: show them again to see the ${STATEMENTS[statement]}`,
    ur: () => 'اس اسکرین پر لاگت اور منافع چھپے ہوئے ہیں: دیکھنے کے لیے انہیں دوبارہ ظاہر کریں',
  }),
  'workbook-rows-too-many': words<{ most: number }>({
    en: ({ most }) =>
      `A workbook holds at most ${most.toLocaleString('en')} rows. Choose fewer days, or take the CSV file`,
    ur: ({ most }) =>
      `ورک بک میں زیادہ سے زیادہ ${isolate(most.toLocaleString('en'))} قطاریں آتی ہیں۔ کم دن چنیں یا CSV فائل لیں`,
  }),
};
