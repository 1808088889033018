import { defineMessages } from '@handset/ui';
import { many } from '../words/many.ts';

const en = {
  title: 'Entries on this device',
  description:
    'Recorded here while the server could not be reached. They are sent automatically, in this order and only once.',
  empty: 'Nothing waits',
  emptyText: 'Everything recorded on this device is in the books.',
  sendNow: 'Send now',
  sending: 'Sending…',
  kinds: {
    purchase: 'Purchase',
    bulkPurchase: 'Bulk purchase',
    sale: 'Sale',
    payment: 'Payment',
    expense: 'Expense',
  },
  phones: (count: string) => many(count, 'phone'),
  isWaiting: 'Waiting',
  isRefused: 'Not accepted',
  /** Follows the server's message. */
  unsent: 'It is not in the books.',
  /** The same, where an answer was lost before. */
  doubtful: 'It may be in the books already: look in the records before you enter it again.',
  correct: 'Correct',
  again: 'Send again',
  remove: 'Delete',
  removeTitle: 'Delete this entry?',
  removeText: 'It was never recorded in the books. What was entered is lost, pictures included.',
  removeDoubtfulText: 'It may be in the books already. The copy on this device is lost, pictures included.',
  tooLate: 'This entry is being sent or is already recorded, so it cannot be changed here.',
};

export const entryWords = defineMessages({
  en,
  ur: {
    title: 'اس ڈیوائس پر موجود اندراجات',
    description:
      'یہ اس وقت درج کیے گئے جب سرور سے رابطہ نہ تھا۔ یہ اسی ترتیب سے، خود بخود اور صرف ایک بار بھیجے جاتے ہیں۔',
    empty: 'کچھ منتظر نہیں',
    emptyText: 'اس ڈیوائس پر کیا گیا ہر اندراج کھاتوں میں موجود ہے۔',
    sendNow: 'ابھی بھیجیں',
    sending: 'بھیجا جا رہا ہے…',
    kinds: {
      purchase: 'خریداری',
      bulkPurchase: 'تھوک خریداری',
      sale: 'فروخت',
      payment: 'ادائیگی',
      expense: 'خرچ',
    },
    phones: (count) => `${count} فون`,
    isWaiting: 'منتظر',
    isRefused: 'قبول نہیں ہوا',
    unsent: 'یہ کھاتوں میں نہیں ہے۔',
    doubtful: 'ہو سکتا ہے یہ پہلے ہی کھاتوں میں درج ہو: دوبارہ درج کرنے سے پہلے ریکارڈ میں دیکھ لیں۔',
    correct: 'درست کریں',
    again: 'دوبارہ بھیجیں',
    remove: 'حذف کریں',
    removeTitle: 'یہ اندراج حذف کریں؟',
    removeText: 'یہ کبھی کھاتوں میں درج نہیں ہوا۔ جو لکھا گیا تھا، تصاویر سمیت، ضائع ہو جائے گا۔',
    removeDoubtfulText:
      'ہو سکتا ہے یہ پہلے ہی کھاتوں میں درج ہو۔ اس ڈیوائس پر اس کا جو اندراج ہے، تصاویر سمیت، ضائع ہو جائے گا۔',
    tooLate: 'یہ اندراج بھیجا جا رہا ہے یا محفوظ ہو چکا ہے، اس لیے یہاں نہیں بدل سکتا۔',
  },
});
