import { many } from '../messages/many.ts';
import type { Words } from '../messages/useWords.ts';

const en = {
  course: 'Sales and profit of 30 days',
  salesAlone: 'Sales of 30 days',
  day: 'Day',
  sales: 'Sales',
  profit: 'Profit',
  topModels: 'What sold most in 30 days',
  model: 'Model',
  sold: 'Sold',
  amount: 'Amount',
  nothingSold: 'Nothing was sold in these days',
  toReceive: 'To receive today',
  toPay: 'To pay today',
  overdueToReceive: 'Overdue from customers',
  overdueToPay: 'Overdue to suppliers',
  bills: (count: string) => many(count, 'bill'),
  oldStock: (days: string) => `In stock for ${days} days and longer`,
  atCost: (amount: string) => `${amount} at cost`,
  noEGadget: 'Used, without an e-Gadget check',
  noPta: 'Without a PTA status',
  openClaims: 'Open warranty claims',
  phones: (count: string) => many(count, 'phone'),
};

/** What the dashboard says below the day's figures. */
export const insightWords: Words<typeof en> = {
  en,
  ur: {
    course: '30 دن کی فروخت اور منافع',
    salesAlone: '30 دن کی فروخت',
    day: 'دن',
    sales: 'فروخت',
    profit: 'منافع',
    topModels: '30 دن میں سب سے زیادہ کیا بکا',
    model: 'ماڈل',
    sold: 'بکے',
    amount: 'رقم',
    nothingSold: 'ان دنوں میں کچھ نہیں بکا',
    toReceive: 'آج وصول کرنا ہے',
    toPay: 'آج ادا کرنا ہے',
    overdueToReceive: 'گاہکوں سے تاخیر شدہ',
    overdueToPay: 'سپلائرز کو تاخیر شدہ',
    bills: (count) => `${count} بل`,
    oldStock: (days) => `${days} دن یا زیادہ سے اسٹاک میں`,
    atCost: (amount) => `لاگت ${amount}`,
    noEGadget: 'استعمال شدہ، ای گیجٹ جانچ کے بغیر',
    noPta: 'پی ٹی اے حیثیت کے بغیر',
    openClaims: 'کھلے وارنٹی کلیم',
    phones: (count) => `${count} فون`,
  },
};
