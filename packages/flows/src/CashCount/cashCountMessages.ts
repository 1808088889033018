import type { Catalogue } from '../messages/catalogue.ts';

const en = { title: 'Cash Count', confirm: 'Set the books right', account: 'Account' };

/** The words of CashCount. */
export type CashCountMessages = typeof en;

const ur: CashCountMessages = { title: 'نقدی کی گنتی', confirm: 'کھاتہ درست کریں', account: 'اکاؤنٹ' };

export const cashCountMessages: Catalogue<'cashCount'> = { name: 'cashCount', en, ur };
