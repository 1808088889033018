import { defineMessages } from '@handset/ui';

const en = {
  title: {
    sale: (number: string) => `Void invoice ${number}`,
    purchase: (number: string) => `Void slip ${number}`,
  },
  submit: { sale: 'Void invoice', purchase: 'Void slip' },
  sending: 'Voiding...',
  reason: 'Reason',
  reasonHint: 'It is kept with the document, with your name and the time.',
  date: 'As of',
  dateHint:
    'Normally the document’s own date, as if it had never been recorded. Choose today if the money goes back today.',
  effects: 'This is what changes',
  document: {
    sale: (number: string) => `Invoice ${number}`,
    purchase: (number: string) => `Slip ${number}`,
  },
  isVoid: 'Void',
  numberStays: 'The number is not used again. A void cannot be undone.',
  backInStock: 'Back in stock',
  leavesStock: 'Leaves stock',
  accessories: 'Accessories back in stock',
  writeOffUndone: 'Write-off undone',
  phoneCount: (count: number) => (count === 1 ? '1 phone' : `${count} phones`),
  pieceCount: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  obstacles: {
    sale: {
      void: 'This invoice is already void.',
      returned: 'Part of this invoice was already returned. Take the rest back as a return.',
      elsewhere: 'A phone on this invoice is no longer with the customer.',
    },
    purchase: {
      void: 'This slip is already void.',
      returned: 'Part of this slip was already returned. Return the rest instead.',
      elsewhere: 'Some phones of this slip are no longer in stock. Return the rest to the supplier.',
    },
  },
};

/** The words of undoing a document. */
export type VoidFormMessages = typeof en;

const ur: VoidFormMessages = {
  title: {
    sale: (number) => `انوائس \u2066${number}\u2069 منسوخ کریں`,
    purchase: (number) => `پرچی \u2066${number}\u2069 منسوخ کریں`,
  },
  submit: { sale: 'انوائس منسوخ کریں', purchase: 'پرچی منسوخ کریں' },
  sending: 'منسوخ ہو رہا ہے...',
  reason: 'وجہ',
  reasonHint: 'یہ آپ کے نام اور وقت کے ساتھ دستاویز میں رہے گی۔',
  date: 'کس تاریخ سے',
  dateHint: 'دستاویز کی تاریخ، گویا وہ لکھی ہی نہیں گئی۔ رقم آج واپس ہو رہی ہو تو آج کی تاریخ چنیں۔',
  effects: 'یہ بدلے گا',
  document: {
    sale: (number) => `انوائس \u2066${number}\u2069`,
    purchase: (number) => `پرچی \u2066${number}\u2069`,
  },
  isVoid: 'منسوخ',
  numberStays: 'نمبر دوبارہ استعمال نہیں ہوگا۔ یہ عمل واپس نہیں ہو سکتا۔',
  backInStock: 'اسٹاک میں واپس',
  leavesStock: 'اسٹاک سے باہر',
  accessories: 'لوازمات اسٹاک میں واپس',
  writeOffUndone: 'معافی منسوخ',
  phoneCount: (count) => `\u2067${count} فون\u2069`,
  pieceCount: (count) => `\u2067${count} عدد\u2069`,
  obstacles: {
    sale: {
      void: 'یہ انوائس پہلے سے منسوخ ہے۔',
      returned: 'اس انوائس میں سے کچھ پہلے واپس آ چکا ہے۔ باقی واپسی کے ذریعے لیں۔',
      elsewhere: 'اس انوائس کا کوئی فون اب کہیں اور ہے۔',
    },
    purchase: {
      void: 'یہ پرچی پہلے سے منسوخ ہے۔',
      returned: 'اس پرچی کا کچھ حصہ پہلے واپس ہو چکا ہے۔ باقی سپلائر کو واپس کریں۔',
      elsewhere: 'اس پرچی کے سب فون اب اسٹاک میں نہیں۔ جو باقی ہیں سپلائر کو واپس کریں۔',
    },
  },
};

export const voidFormMessages = defineMessages({ name: 'voidForm', en, ur });
