import { defineMessages } from '@handset/ui';

const en = {
  title: 'Two-step sign-in',
  offText:
    'With an authenticator app on your phone, nobody can sign in as you with the password alone. Enter your password to begin.',
  password: 'Your password',
  begin: 'Set it up',
  scanText: 'Scan this with your authenticator app, then enter the six digits that it shows.',
  qrCode: 'QR code for the authenticator app',
  secret: 'Or type this key into the app:',
  code: 'Code from the app',
  turnOn: 'Turn on',
  codesTitle: 'Save these recovery codes',
  codesText:
    'Each lets you sign in once without your phone. They are shown only now: print them or write them down, and keep them away from the phone.',
  copy: 'Copy',
  copied: 'Copied',
  done: 'I have saved them',
  onText: (left: number) =>
    `Two-step sign-in is on; ${left} recovery ${left === 1 ? 'code is' : 'codes are'} left. To turn it off, enter your password and a code. To get new recovery codes, turn it off and on again.`,
  anyCode: 'Code from the app, or a recovery code',
  turnOff: 'Turn off',
  turnedOff: 'Two-step sign-in is off',
};

/** The words of two-step sign-in. */
export const twoStepWords = defineMessages({
  en,
  ur: {
    title: 'دو مرحلہ سائن اِن',
    offText:
      'فون پر تصدیقی ایپ ہو تو صرف پاس ورڈ سے کوئی آپ کی جگہ سائن اِن نہیں کر سکتا۔ شروع کرنے کے لیے اپنا پاس ورڈ لکھیں۔',
    password: 'آپ کا پاس ورڈ',
    begin: 'ترتیب دیں',
    scanText: 'اسے تصدیقی ایپ سے اسکین کریں، پھر وہ چھ ہندسے لکھیں جو ایپ دکھائے۔',
    qrCode: 'تصدیقی ایپ کے لیے کیو آر کوڈ',
    secret: 'یا یہ کلید ایپ میں لکھیں:',
    code: 'ایپ کا کوڈ',
    turnOn: 'آن کریں',
    codesTitle: 'یہ ریکوری کوڈ سنبھال لیں',
    codesText:
      'ہر کوڈ سے آپ ایک بار فون کے بغیر سائن اِن کر سکتے ہیں۔ یہ صرف ابھی دکھائے جاتے ہیں: چھاپ لیں یا لکھ لیں، اور فون سے الگ رکھیں۔',
    copy: 'کاپی کریں',
    copied: 'کاپی ہو گئے',
    done: 'میں نے سنبھال لیے',
    onText: (left) =>
      `دو مرحلہ سائن اِن آن ہے؛ ${left} ریکوری کوڈ باقی ہیں۔ بند کرنے کے لیے اپنا پاس ورڈ اور ایک کوڈ لکھیں۔ نئے ریکوری کوڈ کے لیے اسے بند کر کے دوبارہ آن کریں۔`,
    anyCode: 'ایپ کا کوڈ، یا ریکوری کوڈ',
    turnOff: 'بند کریں',
    turnedOff: 'دو مرحلہ سائن اِن بند ہے',
  },
});
