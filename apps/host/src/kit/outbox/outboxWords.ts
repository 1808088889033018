import { defineMessages } from '@handset/ui';
import { many } from '../words/many.ts';

const en = {
  offline: 'There is no network. You see the data last received.',
  unreached: 'The server cannot be reached. You see the data last received.',
  keeps: 'What you record is kept on this device and sent later.',
  keepsNothing: 'This browser cannot store data: keep the form open.',
  losesDrafts: 'This browser cannot store data. What you type is lost when this page closes.',
  waiting: (count: string, isOne: boolean) =>
    isOne
      ? '1 entry waits on this device to be recorded.'
      : `${count} entries wait on this device to be recorded.`,
  refused: (count: string, isOne: boolean) =>
    isOne
      ? '1 entry was not accepted. Correct it, send it again or delete it.'
      : `${count} entries were not accepted. Correct them, send them again or delete them.`,
  recorded: (count: string, isOne: boolean) =>
    isOne ? 'The waiting entry has been recorded.' : `${count} waiting entries have been recorded.`,
  show: 'Show entries',
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
  keptSale: 'Sale kept on this device',
  leaveTitle: 'Log out with entries waiting?',
  leaveText: (count: string, isOne: boolean) =>
    isOne
      ? '1 entry is not recorded yet. It stays on this device and is sent when you sign in here again.'
      : `${count} entries are not recorded yet. They stay on this device and are sent when you sign in here again.`,
};

export const outboxWords = defineMessages({
  en,
  ur: {
    offline: 'نیٹ ورک نہیں ہے۔ جو نظر آ رہا ہے وہ آخری معلومات ہیں۔',
    unreached: 'سرور سے رابطہ نہیں ہو رہا۔ جو نظر آ رہا ہے وہ آخری معلومات ہیں۔',
    keeps: 'آپ کا اندراج اس ڈیوائس پر محفوظ رہے گا اور رابطہ ہوتے ہی بھیج دیا جائے گا۔',
    keepsNothing: 'یہ براؤزر ڈسک پر کچھ محفوظ نہیں رکھتا: اپنا اندراج فارم ہی میں رہنے دیں۔',
    losesDrafts: 'یہ براؤزر کچھ محفوظ نہیں رکھتا۔ یہ صفحہ بند ہونے پر آپ کا لکھا ضائع ہو جائے گا۔',
    waiting: (count, isOne) =>
      isOne
        ? '1 اندراج اس ڈیوائس پر درج ہونے کا منتظر ہے۔'
        : `${count} اندراجات اس ڈیوائس پر درج ہونے کے منتظر ہیں۔`,
    refused: (count, isOne) =>
      isOne
        ? '1 اندراج قبول نہیں ہوا؛ اسے آپ کو دیکھنا ہے۔'
        : `${count} اندراجات قبول نہیں ہوئے؛ انہیں آپ کو دیکھنا ہے۔`,
    recorded: (count, isOne) => (isOne ? 'منتظر اندراج درج ہو گیا۔' : `${count} منتظر اندراجات درج ہو گئے۔`),
    show: 'اندراجات دکھائیں',
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
    keptSale: 'فروخت اس ڈیوائس پر محفوظ ہے',
    leaveTitle: 'منتظر اندراجات کے ساتھ لاگ آؤٹ کریں؟',
    leaveText: (count, isOne) =>
      isOne
        ? '1 اندراج ابھی درج نہیں ہوا۔ یہ اسی ڈیوائس پر رہے گا اور آپ کے دوبارہ سائن اِن کرنے پر بھیجا جائے گا۔'
        : `${count} اندراجات ابھی درج نہیں ہوئے۔ یہ اسی ڈیوائس پر رہیں گے اور آپ کے دوبارہ سائن اِن کرنے پر بھیجے جائیں گے۔`,
  },
});
