import type { CommitteeFrequency } from '@handset/domain';
import { defineMessages } from '@handset/ui';

const en = {
  title: { new: 'New Committee', change: 'Edit Committee' },
  update: 'Update',
  name: 'Committee Name',
  organiser: 'Organiser',
  amount: 'Amount of one share',
  members: 'Shares in all',
  shares: 'Our shares',
  startDate: 'First instalment',
  frequency: 'Frequency',
  frequencies: { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' } as Record<CommitteeFrequency, string>,
  draw: 'Draw',
  draws: { turn: 'By turn', ballot: 'By ballot' },
  turn: 'Our turn',
  turnOf: (share: number) => `Turn of share ${share}`,
  turnHint: { turn: 'Blank while it is not agreed', ballot: 'Blank until it is drawn' },
  turnsTitle: 'Our turns',
  turnsHint: 'Where turns were swapped or drawn, enter the new ones.',
  pool: (members: number, amount: string) => `Pool (${members} × ${amount})`,
  pays: 'We pay each time',
  paysInAll: 'We pay in all',
  schedule: 'Schedule',
  scheduleHint: 'Enter the amount and the shares to see it.',
  period: (number: number, due: string) => `${number}. ${due}`,
  takes: (amount: string) => `We take ${amount}`,
  more: (count: number) => `${count} more`,
};

/** The words of CommitteeForm. */
export type CommitteeMessages = typeof en;

const ur: CommitteeMessages = {
  title: { new: 'نئی کمیٹی', change: 'کمیٹی میں ترمیم' },
  update: 'اپ ڈیٹ کریں',
  name: 'کمیٹی کا نام',
  organiser: 'کمیٹی والا',
  amount: 'ایک حصے کی رقم',
  members: 'کل حصے',
  shares: 'ہمارے حصے',
  startDate: 'پہلی قسط',
  frequency: 'وقفہ',
  frequencies: { daily: 'روزانہ', weekly: 'ہفتہ وار', monthly: 'ماہانہ' },
  draw: 'باری کا طریقہ',
  draws: { turn: 'باری باری', ballot: 'قرعہ اندازی' },
  turn: 'ہماری باری',
  turnOf: (share) => `حصہ ${share} کی باری`,
  turnHint: { turn: 'طے نہ ہو تو خالی چھوڑیں', ballot: 'قرعہ نکلنے تک خالی چھوڑیں' },
  turnsTitle: 'ہماری باریاں',
  turnsHint: 'باری بدلی یا قرعہ نکلا ہو تو نئی باری لکھیں۔',
  pool: (members, amount) => `کمیٹی کی کل رقم (${members} × ${amount})`,
  pays: 'ہر بار ہماری ادائیگی',
  paysInAll: 'کل ہماری ادائیگی',
  schedule: 'شیڈول',
  scheduleHint: 'دیکھنے کے لیے رقم اور حصے لکھیں۔',
  period: (number, due) => `${number}. ${due}`,
  takes: (amount) => `ہم لیں گے ${amount}`,
  more: (count) => `مزید ${count}`,
};

export const committeeMessages = defineMessages({ name: 'committee', en, ur });
