import { defineMessages } from '@handset/ui';

const en = {
  faq: [
    {
      id: 'wrong-slip',
      question: 'I saved a purchase or a sale wrongly. How do I correct it?',
      answer:
        'Open it and choose Return or Void, with the reason. The books keep both the entry and its reversal. Then enter it again correctly. An employee can do this for today’s documents, the owner for older ones too.',
    },
    {
      id: 'credit',
      question: 'A customer pays the rest of a credit sale. Where do I enter that?',
      answer:
        'Ledger → Payables & Receivables: choose Receive on the row, or open the sale and press Receive payment. It goes to the oldest bill first unless you choose the bills yourself.',
    },
    {
      id: 'exchange',
      question: 'How do I take an old phone in exchange?',
      answer:
        'Sale Mobile → selling type Exchange. Enter the phone that comes in with its agreed value; it is in your stock as soon as the sale is saved, and only the difference is paid.',
    },
    {
      id: 'imei',
      question: 'The IMEI is reported as wrong, but it is printed like that on the box.',
      answer:
        'The last digit of an IMEI is a check digit. Dial *#06# and compare. A few phones carry an IMEI that fails this check: then confirm the warning and go on. It must have fifteen digits.',
    },
    {
      id: 'lost',
      question: 'The page was closed or the network went while I was typing. Is it lost?',
      answer:
        'No. Open the same form again: what you typed is back. Something that was sent twice is recorded once.',
    },
    {
      id: 'print',
      question: 'The receipt prints too wide or over several pages.',
      answer:
        'Choose 80 mm above the invoice, and in the print dialog the paper of your receipt printer, margins none, scale 100 %. The paper that comes first is set in My Shop → Invoices & printing.',
    },
    {
      id: 'cost',
      question: 'How do I keep employees from seeing what a phone cost me?',
      answer:
        'My Shop → Rights: switch off ‘Employees see what things cost the shop’. Costs and profits are then absent from their screens, reports and files.',
    },
    {
      id: 'day',
      question: 'How do I close the day?',
      answer:
        'Today book → Close day. Count the drawer; a difference is recorded with your reason. Employees can then change nothing on that date; the owner can open it again.',
    },
    {
      id: 'password',
      question: 'Somebody forgot their password.',
      answer:
        'The owner sets a new one in My Shop → Staff. An owner who forgot theirs asks us, or another owner of the shop.',
    },
    {
      id: 'printer',
      question: 'How do I print receipts without the print dialog?',
      answer:
        'Connect the receipt printer in My Shop → Printers, with Chrome or Edge on the computer at the counter. It can open the cash drawer as well. On Windows, connect it by the serial port that its driver offers. A printer in the network works with every browser once the owner has entered its address there.',
    },
    {
      id: 'backup',
      question: 'Is my data safe?',
      answer:
        'The server saves everything once a day. You can take every list out as a file at any time in My Shop → Data, also when the subscription has run out.',
    },
  ],
  shortcuts: [
    { keys: 'F2', does: 'Sale: find a phone' },
    { keys: 'Alt C, Alt A, Alt O', does: 'Sale: the customer, an accessory, an old phone in exchange' },
    { keys: 'Alt P', does: 'Sale: park it' },
    { keys: 'F4', does: 'Sale and purchase slip: all in pocket cash' },
    { keys: 'Ctrl Enter', does: 'Sale and slips: submit from any field' },
    { keys: 'Enter', does: 'Forms: the next field; in a table of phones the next row' },
    { keys: 'Esc', does: 'Close a dialog or a list; asks first if something was typed' },
    { keys: '↑ ↓ ← →', does: 'Move in tables' },
    { keys: 'Home End', does: 'First and last cell of a row' },
    { keys: 'Ctrl Home, Ctrl End', does: 'First and last row' },
    { keys: 'Space', does: 'Choose a row' },
  ],
};

/** Frequent questions and shortcuts. They are part of the app and need no network. */
export const faqWords = defineMessages({
  en,
  ur: {
    faq: [
      {
        id: 'wrong-slip',
        question: 'خریداری یا فروخت غلط محفوظ ہو گئی۔ کیسے درست کروں؟',
        answer:
          'اسے کھولیں اور وجہ کے ساتھ واپسی یا منسوخی چنیں۔ کھاتے میں اندراج اور اس کی منسوخی دونوں رہتے ہیں؛ پھر صحیح طرح دوبارہ درج کریں۔ ملازم آج کے کاغذ پر یہ کر سکتا ہے، مالک پرانے پر بھی۔',
      },
      {
        id: 'credit',
        question: 'گاہک ادھار کی باقی رقم دے رہا ہے۔ کہاں درج کروں؟',
        answer:
          'کھاتہ ← واجبات و وصولیاں: قطار پر وصول کریں چنیں، یا فروخت کھول کر رقم وصول کریں دبائیں۔ رقم سب سے پرانے بل میں جاتی ہے، سوائے اس کے کہ آپ بل خود چنیں۔',
      },
      {
        id: 'exchange',
        question: 'پرانا فون تبادلے میں کیسے لوں؟',
        answer:
          'موبائل بیچیں ← قسم تبادلہ۔ آنے والا فون اور اس کی طے شدہ قیمت لکھیں؛ فروخت محفوظ ہوتے ہی وہ اسٹاک میں ہے، اور صرف فرق ادا ہوتا ہے۔',
      },
      {
        id: 'imei',
        question: 'آئی ایم ای آئی غلط بتایا جاتا ہے، مگر ڈبے پر یہی لکھا ہے۔',
        answer:
          'آئی ایم ای آئی کا آخری ہندسہ جانچ کا ہوتا ہے۔ *#06# ملا کر دیکھیں۔ کچھ فونوں کے نمبر عجیب ہوتے ہیں: تب تنبیہ کی تصدیق کر کے آگے بڑھیں۔ پندرہ ہندسے ضروری ہیں۔',
      },
      {
        id: 'lost',
        question: 'لکھتے ہوئے صفحہ بند ہو گیا یا نیٹ چلا گیا۔ کیا سب ضائع ہو گیا؟',
        answer:
          'نہیں۔ وہی فارم دوبارہ کھولیں: جو لکھا تھا واپس آ جاتا ہے۔ دو بار بھیجی چیز ایک بار درج ہوتی ہے۔',
      },
      {
        id: 'print',
        question: 'رسید بہت چوڑی یا کئی صفحوں پر چھپتی ہے۔',
        answer:
          'انوائس کے اوپر 80 ملی میٹر چنیں، اور پرنٹ کی کھڑکی میں اپنے رسید پرنٹر کا کاغذ، حاشیہ کوئی نہیں، پیمانہ 100 %۔ پہلا کاغذ میری دکان ← انوائس اور پرنٹ میں مقرر ہوتا ہے۔',
      },
      {
        id: 'cost',
        question: 'ملازموں سے خرید کی قیمت کیسے چھپاؤں؟',
        answer:
          'میری دکان ← اختیارات: ’ملازم کو خرید کی قیمت نظر آئے‘ بند کر دیں۔ پھر لاگت اور منافع ان کی اسکرین، رپورٹ اور فائل میں نہیں ہوتے۔',
      },
      {
        id: 'day',
        question: 'دن کیسے بند کروں؟',
        answer:
          'آج کا کھاتہ ← دن بند کریں۔ دراز گنیں؛ فرق آپ کی وجہ کے ساتھ درج ہوتا ہے۔ پھر ملازم اس تاریخ پر کچھ نہیں بدل سکتے؛ مالک دوبارہ کھول سکتا ہے۔',
      },
      {
        id: 'password',
        question: 'کوئی اپنا پاس ورڈ بھول گیا۔',
        answer:
          'مالک میری دکان ← عملہ میں نیا مقرر کرتا ہے۔ جو مالک اپنا بھول جائے وہ ہم سے یا دکان کے دوسرے مالک سے کہے۔',
      },
      {
        id: 'printer',
        question: 'پرنٹ ڈائیلاگ کے بغیر رسید کیسے نکالوں؟',
        answer:
          'کاؤنٹر کے کمپیوٹر پر کروم یا ایج میں میری دکان ← پرنٹر کھول کر رسید کا پرنٹر جوڑیں۔ وہ کیش دراز بھی کھول سکتا ہے۔ ونڈوز پر اسے ڈرائیور کی دی ہوئی سیریل پورٹ سے جوڑیں۔ نیٹ ورک کا پرنٹر ہر براؤزر سے چلتا ہے، جب مالک وہیں اس کا پتہ لکھ دے۔',
      },
      {
        id: 'backup',
        question: 'کیا میرا ڈیٹا محفوظ ہے؟',
        answer:
          'سرور دن میں ایک بار سب کچھ محفوظ کرتا ہے۔ آپ میری دکان ← ڈیٹا سے ہر فہرست کسی بھی وقت فائل میں نکال سکتے ہیں، سبسکرپشن ختم ہو تب بھی۔',
      },
    ],
    shortcuts: [
      { keys: 'F2', does: 'فروخت: فون تلاش کریں' },
      { keys: 'Alt C, Alt A, Alt O', does: 'فروخت: گاہک، لوازمات، تبادلے میں پرانا فون' },
      { keys: 'Alt P', does: 'فروخت: روک کر رکھیں' },
      { keys: 'F4', does: 'فروخت اور خریداری: سب جیب کی نقدی میں' },
      { keys: 'Ctrl Enter', does: 'فروخت اور خریداری: کسی بھی خانے سے جمع کریں' },
      { keys: 'Enter', does: 'فارم: اگلا خانہ؛ فونوں کی فہرست میں اگلی قطار' },
      { keys: 'Esc', does: 'کھڑکی یا فہرست بند؛ لکھے ہوئے کے بارے میں پہلے پوچھا جاتا ہے' },
      { keys: '↑ ↓ ← →', does: 'فہرست میں حرکت' },
      { keys: 'Home End', does: 'قطار کا پہلا اور آخری خانہ' },
      { keys: 'Ctrl Home, Ctrl End', does: 'پہلی اور آخری قطار' },
      { keys: 'Space', does: 'قطار چنیں' },
    ],
  },
});
