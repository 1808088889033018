import { defineMessages } from '@handset/ui';

const en = {
  settles: 'Bills that it settles',
  oldest: 'Oldest due first',
  chosen: 'Chosen bills',
  bill: (number: string, due: string) => `${number} · due ${due}`,
  open: (amount: string) => `${amount} open`,
  amountFor: (number: string) => `Amount for ${number}`,
  onlyOpen: (amount: string) => `Only ${amount} is open`,
  notAmongOpen: 'A bill that was chosen is not among the open ones. Choose again',
  restOldest: 'The rest goes to the bills that are due first.',
  noBills: 'There is no open bill.',
  loading: 'The open bills are being loaded',
  givesBack: (amount: string) => `${amount} returns the advance.`,
  advance: (amount: string) => `${amount} is more than is owed: it stays as an advance.`,
  advanceEffect: 'Advance',
};

/** The words of the bills that a payment settles. */
export type BillMessages = typeof en;

const ur: BillMessages = {
  settles: 'کون سے بل ادا ہوں گے',
  oldest: 'سب سے پرانا پہلے',
  chosen: 'چنے ہوئے بل',
  bill: (number, due) => `${number} · تاریخ ${due}`,
  open: (amount) => `${amount} باقی`,
  amountFor: (number) => `${number} کی رقم`,
  onlyOpen: (amount) => `صرف ${amount} باقی ہے`,
  notAmongOpen: 'چنے ہوئے بلوں میں سے ایک کھلے بلوں میں نہیں۔ دوبارہ چنیں',
  restOldest: 'چنے ہوئے بلوں سے جو بچے وہ سب سے پرانے بل میں جاتا ہے۔',
  noBills: 'کوئی کھلا بل نہیں۔',
  loading: 'کھلے بل لوڈ ہو رہے ہیں',
  givesBack: (amount) => `${amount} پہلے سے دی گئی رقم کی واپسی ہے۔`,
  advance: (amount) => `${amount} واجب رقم سے زیادہ ہے: یہ پیشگی رہے گی۔`,
  advanceEffect: 'پیشگی',
};

export const billMessages = defineMessages({ name: 'bills', en, ur });
