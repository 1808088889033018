import { editConflictLabels } from '@handset/domain';
import { defineMessages } from '@handset/ui';

const en = {
  ...editConflictLabels.en,
  title: 'Somebody changed this meanwhile',
  text: 'Nothing is lost. Choose which values to keep, then go on and save.',
  none: 'Your changes and theirs do not overlap, so both are kept. Go on and save.',
  goOn: 'Go on',
  leave: 'Leave without saving',
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you changed here is lost.',
};

export const editConflictWords = defineMessages({
  en,
  ur: {
    ...editConflictLabels.ur,
    title: 'اس دوران کسی اور نے یہ بدل دیا',
    text: 'کچھ ضائع نہیں ہوا۔ ہر سطر پر چنیں کہ کیا رہے؛ پھر آگے بڑھ کر محفوظ کریں۔',
    none: 'ان کی اور آپ کی تبدیلیاں الگ الگ ہیں: دونوں رکھی گئیں۔ آگے بڑھ کر محفوظ کریں۔',
    goOn: 'آگے بڑھیں',
    leave: 'محفوظ کیے بغیر چھوڑ دیں',
    leaveTitle: 'محفوظ کیے بغیر چھوڑ دیں؟',
    leaveText: 'جو آپ نے یہاں بدلا وہ ضائع ہو جائے گا۔',
  },
});
