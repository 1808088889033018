import { defineMessages } from '@handset/ui';

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
    keptSale: 'فروخت اس ڈیوائس پر محفوظ ہے',
    leaveTitle: 'منتظر اندراجات کے ساتھ لاگ آؤٹ کریں؟',
    leaveText: (count, isOne) =>
      isOne
        ? '1 اندراج ابھی درج نہیں ہوا۔ یہ اسی ڈیوائس پر رہے گا اور آپ کے دوبارہ سائن اِن کرنے پر بھیجا جائے گا۔'
        : `${count} اندراجات ابھی درج نہیں ہوئے۔ یہ اسی ڈیوائس پر رہیں گے اور آپ کے دوبارہ سائن اِن کرنے پر بھیجے جائیں گے۔`,
  },
});
