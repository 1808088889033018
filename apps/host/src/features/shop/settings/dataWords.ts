import type { ExportedList } from '@handset/api-client';
import { defineMessages } from '@handset/ui';

const en = {
  exports: 'Export your data',
  exportsText:
    'Every list in full, as an Excel workbook or a CSV file. Exports are recorded in the audit log.',
  list: 'List',
  file: 'File',
  take: (list: string, kind: string) => `${list} as ${kind}`,
  lists: {
    phones: 'Phones',
    stock: 'Stock by model',
    dispatches: 'Dispatches',
    accessories: 'Accessories',
    purchases: 'Purchases',
    sales: 'Sales',
    parties: 'Parties',
    'payables-and-receivables': 'Payables & Receivables',
    advances: 'Advances',
    'pocket-cash': 'Pocket Cash',
    'cash-counts': 'Cash counts',
    'ledger-records': 'Ledger records',
    expenses: 'Expenses',
    committees: 'Committees',
    staff: 'Staff',
    audit: 'Audit log',
  } satisfies Partial<Record<ExportedList, string>>,
  ownerOnly: 'Only the owner of the shop may do this',
  imports: 'Import stock',
  importsText:
    'Phones from an Excel workbook or a CSV file, for a shop that starts with Handset. Try the file first; a trial saves nothing.',
  template: 'Template',
  sheet: 'Workbook or CSV file',
  trial: 'Try the file',
  import: 'Add to stock',
  importTitle: 'Add these phones to stock?',
  importText: 'They enter the books at their cost as opening stock, all of them or none.',
  count: (ok: string, warning: string, error: string) =>
    `${ok} ready, ${warning} to check, ${error} that cannot be imported`,
  cost: 'Total cost',
  leftOut: (count: number) =>
    count === 1
      ? '1 row left out: its phone is sold or returned'
      : `${count} rows left out: their phones are sold or returned`,
  ignored: (columns: string) => `Unknown columns, left out: ${columns}`,
  rows: 'Rows of the file, as they were read',
  more: 'Show more',
  row: 'Row',
  imei: 'IMEI',
  phone: 'Phone',
  status: 'Status',
  statuses: { ok: 'Ready', warning: 'Check', error: 'Error' } as Record<string, string>,
  problem: 'Problem',
  imported: 'The phones are in stock',
  backups: 'Backups',
  backupsText:
    'The server saves the whole shop once a day, pictures included, and keeps the newest of the last 7 days, 4 weeks and 12 months.',
  restoreText:
    'Whoever runs the server restores a backup into an empty folder, so that nothing is ever overwritten. Afterwards everybody signs in again.',
  secrecyText:
    'A backup also holds everybody’s password, in scrambled form. Ask whoever runs the server to encrypt the backups and to keep them where nobody else can reach them.',
  askSupport: 'Ask support to restore',
};

export const dataWords = defineMessages({
  en,
  ur: {
    exports: 'اپنا ڈیٹا نکالیں',
    exportsText: 'ہر فہرست پوری، ایکسل یا سی ایس وی فائل میں۔ جو نکالا جائے وہ آڈٹ لاگ میں لکھا جاتا ہے۔',
    list: 'فہرست',
    file: 'فائل',
    take: (list, kind) => `${list}: ${kind}`,
    lists: {
      phones: 'فون',
      stock: 'ماڈل کے حساب سے اسٹاک',
      dispatches: 'ڈسپیچ',
      accessories: 'لوازمات',
      purchases: 'خریداری',
      sales: 'فروخت',
      parties: 'پارٹیاں',
      'payables-and-receivables': 'واجبات و وصولیاں',
      advances: 'پیشگی',
      'pocket-cash': 'جیب کی نقدی',
      'cash-counts': 'نقدی کی گنتی',
      'ledger-records': 'کھاتہ ریکارڈ',
      expenses: 'اخراجات',
      committees: 'کمیٹیاں',
      staff: 'عملہ',
      audit: 'آڈٹ لاگ',
    },
    ownerOnly: 'یہ صرف دکان کا مالک کر سکتا ہے',
    imports: 'اسٹاک لائیں',
    importsText:
      'ایکسل یا سی ایس وی فائل سے فون: اس دکان کے لیے جو ہینڈسیٹ شروع کر رہی ہے۔ پہلے فائل آزمائیں؛ تب کچھ نہیں لکھا جاتا۔',
    template: 'خالی ورک بک',
    sheet: 'ورک بک یا سی ایس وی فائل',
    trial: 'فائل آزمائیں',
    import: 'اسٹاک میں ڈالیں',
    importTitle: 'یہ فون اسٹاک میں ڈالیں؟',
    importText: 'یہ اپنی لاگت پر ابتدائی اسٹاک کے طور پر کھاتے میں آتے ہیں، سب یا کوئی نہیں۔',
    count: (ok, warning, error) => `${ok} درست، ${warning} دیکھنے والے، ${error} جو نہیں لیے جا سکتے`,
    cost: 'کل لاگت',
    leftOut: (count) =>
      count === 1
        ? '1 قطار چھوڑ دی گئی: اس کا فون بک چکا یا واپس ہو چکا ہے'
        : `${count} قطاریں چھوڑ دی گئیں: ان کے فون بک چکے یا واپس ہو چکے ہیں`,
    ignored: (columns) => `انجان کالم جو چھوڑ دیے گئے: ${columns}`,
    rows: 'فائل کی قطاریں، جیسے پڑھی گئیں',
    more: 'مزید دکھائیں',
    row: 'قطار',
    imei: 'آئی ایم ای آئی',
    phone: 'فون',
    status: 'حالت',
    statuses: { ok: 'درست', warning: 'دیکھ لیں', error: 'ممکن نہیں' },
    problem: 'مسئلہ',
    imported: 'فون اسٹاک میں آ گئے',
    backups: 'بیک اپ',
    backupsText:
      'سرور دن میں ایک بار پوری دکان تصویروں سمیت محفوظ کرتا ہے، اور آخری ۷ دن، ۴ ہفتوں اور ۱۲ مہینوں کے تازہ ترین رکھتا ہے۔',
    restoreText:
      'بیک اپ وہ واپس لاتا ہے جو سرور چلاتا ہے، خالی فولڈر میں: موجود چیز کبھی نہیں مٹتی۔ اس کے بعد سب دوبارہ سائن اِن کرتے ہیں۔',
    secrecyText:
      'بیک اپ میں سب کے پاس ورڈ بھی رمز کی شکل میں ہوتے ہیں۔ سرور چلانے والے سے کہیں کہ بیک اپ خفیہ کر کے رکھے، اور ایسی جگہ رکھے جہاں کوئی اور نہ پہنچ سکے۔',
    askSupport: 'بحالی کے لیے مدد مانگیں',
  },
});
