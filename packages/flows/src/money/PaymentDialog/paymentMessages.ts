import { defineMessages } from '@handset/ui';

const en = {
  title: { in: 'Receive payment', out: 'Pay' },
  confirmTitle: {
    in: (amount: string, name: string) => `Receive ${amount} from ${name}?`,
    out: (amount: string, name: string) => `Pay ${amount} to ${name}?`,
  },
  confirm: { in: (amount: string) => `Receive ${amount}`, out: (amount: string) => `Pay ${amount}` },
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
  confirmTitle: {
    in: (amount, name) => `${name} سے ${amount} وصول کریں؟`,
    out: (amount, name) => `${name} کو ${amount} ادا کریں؟`,
  },
  confirm: { in: (amount) => `${amount} وصول کریں`, out: (amount) => `${amount} ادا کریں` },
  direction: 'سمت',
  directions: { in: 'وصولی', out: 'ادائیگی' },
  wholeBalance: (amount) => `پوری رقم ${amount}`,
  thisBill: (amount) => `یہ بل ${amount}`,
  chosenBills: (amount) => `چنے ہوئے بل ${amount}`,
};

export const paymentMessages = defineMessages({ name: 'payment', en, ur });
