import { defineMessages } from '@handset/ui';

const en = {
  searchHint: 'Slip, seller, phone or IMEI',
  slip: 'Slip',
  date: 'Date',
  seller: 'Seller',
  phones: 'Phones',
  quantity: 'Quantity',
  type: 'Type',
  types: { single: 'Single', bulk: 'Bulk' },
  total: 'Total',
  paid: 'Paid',
  pending: 'To be paid',
  payment: 'Payment',
  payments: { paid: 'Paid', pending: 'Pending' },
  status: 'Status',
  statuses: {
    posted: 'Posted',
    'part-returned': 'Part returned',
    returned: 'Returned',
    void: 'Void',
  } as Record<string, string>,
  eGadget: 'e-Gadget',
  eGadgets: {
    'not-checked': 'Not checked',
    submitted: 'Submitted',
    cleared: 'Cleared',
    flagged: 'Flagged',
  },
  by: 'Recorded by',
  emptyTitle: 'No purchases in these dates',
};

export const purchaseWords = defineMessages({
  en,
  ur: {
    searchHint: 'پرچی، بیچنے والا، فون یا آئی ایم ای آئی',
    slip: 'پرچی',
    date: 'تاریخ',
    seller: 'بیچنے والا',
    phones: 'فون',
    quantity: 'تعداد',
    type: 'قسم',
    types: { single: 'ایک', bulk: 'تھوک' },
    total: 'کل',
    paid: 'ادا شدہ',
    pending: 'باقی',
    payment: 'ادائیگی',
    payments: { paid: 'ادا شدہ', pending: 'باقی' },
    status: 'حالت',
    statuses: { posted: 'درج', 'part-returned': 'کچھ واپس', returned: 'واپس', void: 'منسوخ' },
    eGadget: 'ای گیجٹ',
    eGadgets: { 'not-checked': 'جانچ نہیں ہوئی', submitted: 'بھیجا گیا', cleared: 'صاف', flagged: 'نشان زد' },
    by: 'درج کرنے والا',
    emptyTitle: 'ان تاریخوں میں کوئی خریداری نہیں',
  },
});

/** The words of lists of slips in one language. */
export type PurchaseWords = typeof en;
