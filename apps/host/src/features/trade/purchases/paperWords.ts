import { defineMessages } from '@handset/ui';
import { many } from '../../../kit/words/many.ts';

/** Parts of the seller's declaration. */
interface Declared {
  seller: string;
  /** Father's name, where it is known. */
  father: string | null;
  /** CNIC as it is written, where it is known. */
  cnic: string | null;
  shop: string;
  price: string;
}

const en = {
  print: 'Print slip',
  printLabels: { single: 'Print label', bulk: 'Print labels' },
  buyAnother: 'Buy another',
  title: 'Purchase slip',
  slip: (number: string, day: string) => `${number}, ${day}`,
  seller: 'Seller',
  father: 'Father name',
  cnic: 'CNIC',
  phone: 'Phone',
  price: 'Price',
  priceOfOne: (price: string) => `each ${price}`,
  warranty: (left: string) => `company warranty ${left}`,
  withIt: 'Accessories',
  phones: (count: string) => many(count, 'phone'),
  total: 'Total',
  fromPocket: 'Paid in cash',
  fromBank: 'Paid by bank',
  later: 'To be paid later',
  laterBy: (day: string) => `To be paid by ${day}`,
  inWords: 'In words',
  eGadget: 'e-Gadget check',
  isVoid: 'This slip is void',
  isReturned: 'Everything on this slip went back to the seller',
  isPartReturned: 'Some phones of this slip went back to the seller',
  declaration: 'Declaration of the seller',
  declared: ({ seller, father, cnic, shop, price }: Declared) =>
    `I, ${seller}${father ? `, child of ${father}` : ''}${cnic ? `, CNIC ${cnic}` : ''}, declare that what is listed on this slip is my lawful property, that it is neither stolen, snatched nor lost, and that nobody else has a claim, an instalment or a case on it. I sell it to ${shop} for ${price} of my own free will. My accounts and locks on it are removed. If anything of this proves untrue, I alone answer for it before the law and give the price back.`,
  signatureOfSeller: 'Seller: signature and thumb print',
  signatureOfShop: (name: string) => `For ${name}`,
  by: (name: string) => `Recorded by ${name}`,
};

export const paperWords = defineMessages({
  en,
  ur: {
    print: 'پرچی پرنٹ کریں',
    printLabels: { single: 'لیبل پرنٹ کریں', bulk: 'لیبل پرنٹ کریں' },
    buyAnother: 'ایک اور خریدیں',
    title: 'خریداری کی پرچی',
    slip: (number, day) => `${number}، ${day}`,
    seller: 'بیچنے والا',
    father: 'والد کا نام',
    cnic: 'شناختی کارڈ',
    phone: 'فون',
    price: 'قیمت',
    priceOfOne: (price) => `فی عدد ${price}`,
    warranty: (left) => `کمپنی وارنٹی ${left}`,
    withIt: 'لوازمات',
    phones: (count) => `${count} فون`,
    total: 'کل',
    fromPocket: 'نقد ادا شدہ',
    fromBank: 'بینک سے ادا شدہ',
    later: 'بعد میں دینا ہے',
    laterBy: (day) => `${day} تک دینا ہے`,
    inWords: 'الفاظ میں',
    eGadget: 'ای گیجٹ جانچ',
    isVoid: 'یہ پرچی منسوخ ہے',
    isReturned: 'اس پرچی کا سب کچھ بیچنے والے کو واپس جا چکا ہے',
    isPartReturned: 'اس پرچی کے کچھ فون بیچنے والے کو واپس جا چکے ہیں',
    declaration: 'بیچنے والے کا اقرار نامہ',
    declared: ({ seller, father, cnic, shop, price }) =>
      `میں ${seller}${father ? ` ولد ${father}` : ''}${cnic ? `، شناختی کارڈ نمبر ${cnic}` : ''}، اقرار کرتا/کرتی ہوں کہ اس پرچی میں درج سامان میری جائز ملکیت ہے، چوری، چھینا ہوا یا گمشدہ نہیں، اور اس پر کسی اور کا دعویٰ، قسط یا مقدمہ نہیں۔ میں نے اسے اپنی مرضی سے ${price} میں ${shop} کو فروخت کیا اور اس پر سے اپنے تمام اکاؤنٹ اور لاک ہٹا دیے ہیں۔ اگر اس میں سے کوئی بات غلط ثابت ہو تو قانون کے سامنے میں خود ذمہ دار ہوں گا/گی اور قیمت واپس کروں گا/گی۔`,
    signatureOfSeller: 'بیچنے والا: دستخط اور انگوٹھے کا نشان',
    signatureOfShop: (name) => `منجانب ${name}`,
    by: (name) => `درج کرنے والا: ${name}`,
  },
});
