import { defineMessages } from '@handset/ui';

const en = {
  title: 'Close day',
  day: 'Day',
  open: 'Open',
  closed: 'Closed',
  locks: 'A closed day takes no more entries from employees.',
};

/** The words of DayClosing. */
export type DayClosingMessages = typeof en;

const ur: DayClosingMessages = {
  title: 'دن بند کریں',
  day: 'دن',
  open: 'کھلا',
  closed: 'بند',
  locks: 'بند دن میں ملازم مزید اندراج نہیں کر سکتے۔',
};

export const dayClosingMessages = defineMessages({ name: 'dayClosing', en, ur });
