import type { Words } from '../messages/useWords.ts';

const en = {
  title: 'Find',
  label: 'Phone, invoice, slip, person, accessory or page',
  placeholder: 'IMEI, INV-12, PS-7, a name or a number',
  hint: 'The last digits of an IMEI are enough.',
  failed: 'Nothing could be looked up',
  kinds: {
    unit: 'Phone',
    invoice: 'Invoice',
    slip: 'Slip',
    party: 'Person',
    accessory: 'Accessory',
    page: 'Page',
  },
  inStock: (count: string) => `${count} in stock`,
  // A scan anywhere on a page.
  notFound: 'Not in this shop',
  notFoundText: (code: string) => `Nothing here bears ${code}.`,
  noImei: 'It is no IMEI either: an IMEI has 15 digits.',
  buy: 'Purchase this phone',
  findAgain: 'Look for something else',
  // The keys.
  keys: 'Keyboard shortcuts',
  everywhere: 'On every page',
  inForms: 'In forms',
  search: 'Find anything',
  thisList: 'This list',
  purchase: 'Purchase Phone',
  sale: 'Sale Mobile',
  cost: 'Hide or show cost and profit',
  scan: 'a scan',
  scanText: 'Opens the phone, wherever it is',
  next: 'Goes to the next field',
  save: 'Saves from anywhere in the form',
  cash: 'Pays all that is due from pocket cash',
  leave: 'Leaves; asks first if something was entered',
};

/** What finding things says. */
export const findWords: Words<typeof en> = {
  en,
  ur: {
    title: 'تلاش',
    label: 'فون، انوائس، پرچی، شخص، لوازمات یا صفحہ',
    placeholder: 'آئی ایم ای آئی، INV-12، PS-7، نام یا نمبر',
    hint: 'آئی ایم ای آئی کے آخری ہندسے کافی ہیں۔',
    failed: 'تلاش نہیں ہو سکی',
    kinds: {
      unit: 'فون',
      invoice: 'انوائس',
      slip: 'پرچی',
      party: 'شخص',
      accessory: 'لوازمات',
      page: 'صفحہ',
    },
    inStock: (count) => `${count} اسٹاک میں`,
    notFound: 'اس دکان میں نہیں',
    notFoundText: (code) => `یہاں کسی چیز پر ${code} نہیں ہے۔`,
    noImei: 'یہ آئی ایم ای آئی بھی نہیں: اس کے 15 ہندسے ہوتے ہیں۔',
    buy: 'یہ فون خریدیں',
    findAgain: 'کچھ اور تلاش کریں',
    keys: 'کی بورڈ شارٹ کٹ',
    everywhere: 'ہر صفحے پر',
    inForms: 'فارم میں',
    search: 'کچھ بھی تلاش کریں',
    thisList: 'یہ فہرست',
    purchase: 'فون خریدیں',
    sale: 'موبائل بیچیں',
    cost: 'لاگت اور منافع چھپائیں یا دکھائیں',
    scan: 'اسکین',
    scanText: 'فون کھولتا ہے، جہاں بھی ہو',
    next: 'اگلے خانے پر جاتا ہے',
    save: 'فارم میں کہیں سے بھی محفوظ کرتا ہے',
    cash: 'پوری رقم جیب کی نقدی سے ادا کرتا ہے',
    leave: 'باہر نکلتا ہے؛ کچھ لکھا ہو تو پہلے پوچھتا ہے',
  },
};

/** The words of finding things in one language. */
export type FindWords = typeof en;
