import { defineMessages } from '@handset/ui';

const en = {
  title: { in: 'Receive payment', out: 'Pay' },
  direction: 'Direction',
  directions: { in: 'Receive', out: 'Pay' },
  wholeBalance: (amount: string) => `Whole balance ${amount}`,
  thisBill: (amount: string) => `This bill ${amount}`,
  chosenBills: (amount: string) => `Chosen bills ${amount}`,
};

/** The words of PaymentDialog. */
export type PaymentMessages = typeof en;

const ur: PaymentMessages = {
  title: { in: 'رقم وصول کریں', out: 'رقم ادا کریں' },
  direction: 'سمت',
  directions: { in: 'وصولی', out: 'ادائیگی' },
  wholeBalance: (amount) => `پوری رقم ${amount}`,
  thisBill: (amount) => `یہ بل ${amount}`,
  chosenBills: (amount) => `چنے ہوئے بل ${amount}`,
};

export const paymentMessages = defineMessages({ name: 'payment', en, ur });
