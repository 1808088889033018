import { defineMessages } from '@handset/ui';

const en = { title: 'Cash count', confirm: 'Correct the books', account: 'Account' };

/** The words of CashCount. */
export type CashCountMessages = typeof en;

const ur: CashCountMessages = { title: 'نقدی کی گنتی', confirm: 'کھاتہ درست کریں', account: 'اکاؤنٹ' };

export const cashCountMessages = defineMessages({ name: 'cashCount', en, ur });
