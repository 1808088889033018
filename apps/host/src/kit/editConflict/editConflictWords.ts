import { defineMessages } from '@handset/ui';

const en = {
  title: 'Somebody changed this meanwhile',
  text: 'Nothing is lost. Choose, line by line, what is to stand; then go on and save it.',
  none: 'What they changed and what you changed do not touch each other: both are kept. Go on and save.',
  mine: 'What you typed',
  stored: 'What is stored now',
  keepAllMine: 'Keep all I typed',
  takeAllStored: 'Take all that is stored',
  goOn: 'Go on',
  leave: 'Leave without saving',
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you changed here is lost.',
  nothing: 'Nothing',
};

export const editConflictWords = defineMessages({
  en,
  ur: {
    title: 'اس دوران کسی اور نے یہ بدل دیا',
    text: 'کچھ ضائع نہیں ہوا۔ ہر سطر پر چنیں کہ کیا رہے؛ پھر آگے بڑھ کر محفوظ کریں۔',
    none: 'ان کی اور آپ کی تبدیلیاں الگ الگ ہیں: دونوں رکھی گئیں۔ آگے بڑھ کر محفوظ کریں۔',
    mine: 'جو آپ نے لکھا',
    stored: 'جو اب محفوظ ہے',
    keepAllMine: 'میرا لکھا سب رکھیں',
    takeAllStored: 'جو محفوظ ہے سب لیں',
    goOn: 'آگے بڑھیں',
    leave: 'محفوظ کیے بغیر چھوڑیں',
    leaveTitle: 'محفوظ کیے بغیر چھوڑیں؟',
    leaveText: 'جو آپ نے یہاں بدلا وہ ضائع ہو جائے گا۔',
    nothing: 'کچھ نہیں',
  },
});
