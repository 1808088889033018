import { specificationNames } from '@handset/domain';
import { defineMessages } from '@handset/ui';

const en = {
  title: 'Price list',
  phone: 'Phone',
  count: 'Quantity',
  price: 'Price',
  conditions: { New: 'New', Used: 'Used' } as Record<string, string>,
  specificationNames: specificationNames.en,
  ask: 'ask for the price',
  withCount: 'Show quantities',
  whatsapp: 'WhatsApp',
  share: 'Share',
  copy: 'Copy as text',
  copied: 'The price list is copied',
  notCopied: 'The browser did not allow copying.',
  tooLong: 'Too long for one message. Narrow the list, or copy it.',
  empty: 'No phones to offer with these filters',
};

export const priceListWords = defineMessages({
  en,
  ur: {
    title: 'قیمتوں کی فہرست',
    phone: 'فون',
    count: 'تعداد',
    price: 'قیمت',
    conditions: { New: 'نیا', Used: 'استعمال شدہ' },
    specificationNames: specificationNames.ur,
    ask: 'قیمت پوچھ لیں',
    withCount: 'تعداد بھی بتائیں',
    whatsapp: 'واٹس ایپ',
    share: 'بھیجیں',
    copy: 'متن کاپی کریں',
    copied: 'قیمتوں کی فہرست کاپی ہو گئی',
    notCopied: 'براؤزر کاپی کرنے نہیں دیتا۔',
    tooLong: 'ایک پیغام کے لیے بہت لمبی ہے۔ فہرست کم کریں یا کاپی کر لیں۔',
    empty: 'ان فلٹروں سے پیش کرنے کو کوئی فون نہیں',
  },
});

/** The words of a price list in one language. */
export type PriceListWords = typeof en;
