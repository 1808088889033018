import { defineMessages } from '@handset/ui';

const en = {
  title: 'Add accessory',
  name: 'Accessory Name',
  salePrice: 'Sale Price (optional)',
  category: 'Category (optional)',
  lowLevel: 'Low level (optional)',
  lowLevelHint: 'Notify at this many or fewer',
};

/** The words of AddAccessory. */
export type AddAccessoryMessages = typeof en;

const ur: AddAccessoryMessages = {
  title: 'لوازمات شامل کریں',
  name: 'لوازمات کا نام',
  salePrice: 'قیمتِ فروخت (اختیاری)',
  category: 'قسم (اختیاری)',
  lowLevel: 'کم از کم حد (اختیاری)',
  lowLevelHint: 'اتنے یا اس سے کم رہ جائیں تو دکان کو بتایا جاتا ہے',
};

export const addAccessoryMessages = defineMessages({ name: 'addAccessory', en, ur });
