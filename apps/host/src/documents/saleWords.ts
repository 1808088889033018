import type { Words } from '../messages/useWords.ts';

const en = {
  searchHint: 'Invoice, customer, phone or IMEI',
  invoice: 'Invoice',
  date: 'Date',
  customer: 'Customer',
  phones: 'Phones',
  accessories: (count: number) => (count === 1 ? '1 accessory' : `${count} accessories`),
  type: 'Type',
  types: { 'Full Payment': 'Full Payment', Credit: 'Credit', Exchange: 'Exchange' } as Record<string, string>,
  total: 'Total',
  received: 'Received',
  due: 'Due',
  dues: { open: 'Still to be paid', overdue: 'Overdue' },
  profit: 'Profit',
  status: 'Status',
  statuses: {
    posted: 'Posted',
    'part-returned': 'Part returned',
    returned: 'Returned',
    void: 'Void',
  } as Record<string, string>,
  by: 'Recorded by',
  emptyTitle: 'No sales in these dates',
};

/** What lists of invoices say. */
export const saleWords: Words<typeof en> = {
  en,
  ur: {
    searchHint: 'انوائس، گاہک، فون یا آئی ایم ای آئی',
    invoice: 'انوائس',
    date: 'تاریخ',
    customer: 'گاہک',
    phones: 'فون',
    accessories: (count) => `${count} لوازمات`,
    type: 'قسم',
    types: { 'Full Payment': 'پوری ادائیگی', Credit: 'ادھار', Exchange: 'تبادلہ' },
    total: 'کل',
    received: 'وصول',
    due: 'واجب الادا',
    dues: { open: 'ابھی ادا ہونا ہے', overdue: 'مدت گزر چکی' },
    profit: 'منافع',
    status: 'حالت',
    statuses: { posted: 'درج', 'part-returned': 'کچھ واپس', returned: 'واپس', void: 'منسوخ' },
    by: 'درج کرنے والا',
    emptyTitle: 'ان تاریخوں میں کوئی فروخت نہیں',
  },
};

/** The words of lists of invoices in one language. */
export type SaleWords = typeof en;
