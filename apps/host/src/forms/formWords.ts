import type { Words } from '../messages/useWords.ts';

const en = {
  save: 'Save',
  cancel: 'Cancel',
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you have entered is lost.',
  leave: 'Leave',
  stay: 'Keep editing',
  yes: 'Yes',
  no: 'No',
};

/** What every form of a page says. */
export const formWords: Words<typeof en> = {
  en,
  ur: {
    save: 'محفوظ کریں',
    cancel: 'منسوخ',
    leaveTitle: 'محفوظ کیے بغیر چھوڑ دیں؟',
    leaveText: 'جو آپ نے لکھا ہے وہ ضائع ہو جائے گا۔',
    leave: 'چھوڑ دیں',
    stay: 'جاری رکھیں',
    yes: 'ہاں',
    no: 'نہیں',
  },
};
