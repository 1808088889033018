import { defineMessages } from '@handset/ui';

const en = {
  title: 'Change due date',
  dueDate: 'New due date',
  current: (day: string) => `Due ${day}`,
  later: { 7: 'A week later', 15: '15 days later', 30: '30 days later' },
  another: 'Choose a different day',
  reason: 'Reason',
};

/** The words of DueDateChange. */
export type DueDateMessages = typeof en;

const ur: DueDateMessages = {
  title: 'ادائیگی کی تاریخ بدلیں',
  dueDate: 'ادائیگی کی نئی تاریخ',
  current: (day) => `ادائیگی کی تاریخ ${day}`,
  later: { 7: 'ایک ہفتہ بعد', 15: '15 دن بعد', 30: '30 دن بعد' },
  another: 'موجودہ سے مختلف دن چنیں',
  reason: 'وجہ',
};

export const dueDateMessages = defineMessages({ name: 'dueDate', en, ur });
