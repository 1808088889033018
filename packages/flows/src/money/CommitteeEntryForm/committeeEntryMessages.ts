import { defineMessages } from '@handset/ui';

const en = {
  title: 'Committee Entry',
  kind: 'What moves',
  kinds: { instalment: 'Instalment paid', payout: 'Pool received' },
  confirm: { instalment: 'Record instalment', payout: 'Record payout' },
  confirmTitle: {
    instalment: (amount: string, name: string) => `Pay an instalment of ${amount} into ${name}?`,
    payout: (amount: string, name: string) => `Receive ${amount} from ${name}?`,
  },
  share: 'Share',
  shareNumber: (share: number) => `Share ${share}`,
  number: 'Instalment',
  option: (number: number, due: string, open: string) => `No. ${number} · due ${due} · ${open} open`,
  allPaid: 'Every instalment of this share is paid.',
  payoutTaken: 'The pool of this share is taken already.',
  turnOf: (turn: number, due: string) => `Turn ${turn} · ${due}`,
  noTurn: 'The turn of this share is not known yet.',
  onlyOpen: (amount: string) => `Only ${amount} is open`,
  net: { asset: (name: string) => `Paid in to ${name}`, debt: (name: string) => `Still owed to ${name}` },
};

/** The words of CommitteeEntryForm. */
export type CommitteeEntryMessages = typeof en;

const ur: CommitteeEntryMessages = {
  title: 'کمیٹی کا اندراج',
  kind: 'کیا ہوا',
  kinds: { instalment: 'قسط دی', payout: 'کمیٹی ملی' },
  confirm: { instalment: 'قسط درج کریں', payout: 'وصولی درج کریں' },
  confirmTitle: {
    instalment: (amount, name) => `${name} میں ${amount} کی قسط دیں؟`,
    payout: (amount, name) => `${name} سے ${amount} وصول کریں؟`,
  },
  share: 'حصہ',
  shareNumber: (share) => `حصہ ${share}`,
  number: 'قسط',
  option: (number, due, open) => `نمبر ${number} · تاریخ ${due} · ${open} باقی`,
  allPaid: 'اس حصے کی تمام قسطیں ادا ہو چکی ہیں۔',
  payoutTaken: 'اس حصے کی کمیٹی مل چکی ہے۔',
  turnOf: (turn, due) => `باری ${turn} · ${due}`,
  noTurn: 'اس حصے کی باری ابھی معلوم نہیں۔',
  onlyOpen: (amount) => `صرف ${amount} باقی ہے`,
  net: {
    asset: (name) => `${name} میں جمع`,
    debt: (name) => `${name} کو دینا باقی`,
  },
};

export const committeeEntryMessages = defineMessages({ name: 'committeeEntry', en, ur });
