import { defineMessages } from '@handset/ui';

const en = {
  title: 'Adjust Balance',
  kind: 'What is entered',
  kinds: { opening: 'Opening balance', 'write-off': 'Write off a debt' },
  direction: 'Who owes',
  directions: {
    in: (name: string) => `${name} owes us`,
    out: (name: string) => `We owe ${name}`,
  },
  dueDate: 'Due date (optional)',
  why: 'Reason for the write-off',
  onlyOpen: (amount: string) => `Only ${amount} is open to write off`,
  nothingOpen: 'Nothing is open to write off',
  confirm: { opening: 'Record opening balance', 'write-off': 'Write off' },
};

/** The words of BalanceAdjustment. */
export type BalanceAdjustmentMessages = typeof en;

const ur: BalanceAdjustmentMessages = {
  title: 'بقایا درست کریں',
  kind: 'کیا درج ہو گا',
  kinds: { opening: 'ابتدائی بقایا', 'write-off': 'قرض معاف' },
  direction: 'کس نے دینے ہیں',
  directions: {
    in: (name) => `${name} نے ہمیں دینے ہیں`,
    out: (name) => `ہم نے ${name} کو دینے ہیں`,
  },
  dueDate: 'ادائیگی کی تاریخ (اختیاری)',
  why: 'معاف کرنے کی وجہ',
  onlyOpen: (amount) => `صرف ${amount} باقی ہے جو معاف ہو سکتی ہے`,
  nothingOpen: 'کچھ باقی نہیں جو معاف ہو سکے',
  confirm: { opening: 'ابتدائی بقایا درج کریں', 'write-off': 'قرض معاف کریں' },
};

export const balanceAdjustmentMessages = defineMessages({ name: 'balanceAdjustment', en, ur });
