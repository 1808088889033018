import { defineMessages } from '@handset/ui';

const en = {
  change: 'Change person',
  changeText: 'From now on, entries are recorded under the person you choose.',
  person: 'Person',
  pin: 'PIN',
  proceed: 'Continue',
  nobody: 'Nobody else has a PIN on this device',
  nobodyText: 'Each person signs in here once with the password and then sets a PIN in the settings menu.',
  title: 'PIN',
  text: 'With a PIN you can take over this device from a colleague without your password. It works where you have signed in before.',
  password: 'Your password',
  newPin: 'New PIN',
  hint: '4 to 8 digits',
  isSet: 'PIN saved',
  remove: 'Remove PIN',
  isRemoved: 'PIN removed',
};

/** The words of PINs, and of the change from one person to another. */
export const pinWords = defineMessages({
  en,
  ur: {
    change: 'شخص بدلیں',
    changeText: 'اس کے بعد جو درج ہو گا وہ منتخب شخص کے نام سے ہو گا۔',
    person: 'شخص',
    pin: 'پن',
    proceed: 'جاری رکھیں',
    nobody: 'اس ڈیوائس پر کسی اور کا پن نہیں',
    nobodyText: 'ہر شخص یہاں ایک بار پاس ورڈ سے سائن اِن کرے، پھر ترتیبات کے مینو میں پن مقرر کرے۔',
    title: 'پن',
    text: 'پن سے آپ ساتھی کے بعد اس ڈیوائس پر پاس ورڈ کے بغیر کام جاری رکھتے ہیں۔ یہ وہیں چلتا ہے جہاں آپ پہلے سائن اِن کر چکے ہیں۔',
    password: 'آپ کا پاس ورڈ',
    newPin: 'نیا پن',
    hint: '4 سے 8 ہندسے',
    isSet: 'پن محفوظ ہو گیا',
    remove: 'پن ہٹائیں',
    isRemoved: 'پن ہٹا دیا گیا',
  },
});
