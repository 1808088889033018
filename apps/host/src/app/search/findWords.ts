import { defineMessages } from '@handset/ui';

const en = {
  title: 'Find',
  label: 'Phone, invoice, slip, person, accessory, page or action',
  placeholder: 'IMEI, INV-12, PS-7, a name or a number',
  hint: "The last digits of an IMEI are enough. For a payment, type 'pay' and a name, or press Ctrl Enter on a person.",
  failed: 'The search failed',
  kinds: {
    unit: 'Phone',
    invoice: 'Invoice',
    slip: 'Slip',
    party: 'Person',
    accessory: 'Accessory',
    page: 'Page',
    action: 'Action',
  },
  actions: {
    sale: 'Sale Mobile',
    purchase: 'Purchase Phone',
    closeDay: 'Close day',
    bulk: 'Bulk Phone Purchase',
    dispatch: 'Dispatch phones',
    expense: 'Add expense',
    count: 'Count cash',
    transfer: 'Transfer money',
    company: 'Add Company',
    model: 'Add Model',
    entity: 'Create Entity',
  },
  payTo: (name: string) => `Pay ${name}`,
  receiveFrom: (name: string) => `Receive from ${name}`,
  buyThis: 'Purchase this phone',
  inStock: (count: string) => `${count} in stock`,
};

export const findWords = defineMessages({
  en,
  ur: {
    title: 'تلاش',
    label: 'فون، انوائس، پرچی، شخص، لوازمات، صفحہ یا کام',
    placeholder: 'آئی ایم ای آئی، INV-12، PS-7، نام یا نمبر',
    hint: 'آئی ایم ای آئی کے آخری ہندسے کافی ہیں۔ ادائیگی کے لیے نام کے ساتھ ’ادا‘ لکھیں، یا شخص پر Ctrl Enter دبائیں۔',
    failed: 'تلاش نہیں ہو سکی',
    kinds: {
      unit: 'فون',
      invoice: 'انوائس',
      slip: 'پرچی',
      party: 'شخص',
      accessory: 'لوازمات',
      page: 'صفحہ',
      action: 'کام',
    },
    actions: {
      sale: 'موبائل بیچیں',
      purchase: 'فون خریدیں',
      closeDay: 'دن بند کریں',
      bulk: 'فونوں کی تھوک خریداری',
      dispatch: 'فون بھیجیں',
      expense: 'خرچ لکھیں',
      count: 'نقدی گنیں',
      transfer: 'رقم منتقل کریں',
      company: 'کمپنی شامل کریں',
      model: 'ماڈل شامل کریں',
      entity: 'پارٹی بنائیں',
    },
    payTo: (name) => `${name} کو ادا کریں`,
    receiveFrom: (name) => `${name} سے وصول کریں`,
    buyThis: 'یہ فون خریدیں',
    inStock: (count) => `${count} اسٹاک میں`,
  },
});

/** The words of finding things in one language. */
export type FindWords = typeof en;
