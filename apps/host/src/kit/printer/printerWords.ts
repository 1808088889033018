import type { Paper } from '@handset/domain';
import { defineMessages } from '@handset/ui';
import type { OwnConnection, PrinterProblem, ReceiptPrinter } from './printer.ts';

const en = {
  title: 'Printers on this device',
  text: 'A printer that is connected here prints without a dialog. Everything else goes through the dialog of the browser.',
  unsupported:
    'This browser cannot connect to a printer on this computer. Chrome and Edge can. Network printers work with every browser.',
  receipts: 'Receipt printer',
  labels: 'Label printer',
  none: 'None: the browser prints.',
  connect: { usb: 'Connect by USB', serial: 'Connect by serial port' } as Record<OwnConnection, string>,
  connectTo: (address: string) => `Connect ${address}`,
  windows:
    'On Windows, the printer’s driver blocks its USB. Connect by the serial port that the driver offers.',
  unnamed: { usb: 'USB printer', serial: 'Printer at a serial port', network: 'Printer in the network' },
  network: 'Printers in the network',
  networkText:
    'The server prints on them, for every till and browser of the shop. Give each printer a fixed address in the router, and connect it above.',
  width: 'Paper',
  widths: { 80: '80 mm', 58: '58 mm' } as Record<ReceiptPrinter['width'], string>,
  language: 'Language of the printer',
  baudRate: 'Bits per second',
  drawer: 'Open the cash drawer when a receipt of cash is printed',
  test: 'Test print',
  testTitle: 'Test print',
  testTexts: {
    '80mm': 'If this is sharp, straight and cut below the line, the printer is ready.',
    A4: 'If this is sharp and straight, the printer is ready.',
  } as Record<Paper, string>,
  disconnect: 'Disconnect',
  notConnected: 'The printer was not connected',
  sameDevice: 'This is the other printer, or the browser cannot tell it from that one',
  problems: {
    gone: 'The printer is not connected. See that it is switched on and plugged in.',
    busy: 'The printer cannot be reached. Another program or its driver may be using it.',
    silent: 'The printer has stopped. Check that it is on, its cover is closed and it has paper.',
  } as Record<PrinterProblem, string>,
  failed: 'Printing failed',
  labelsSent: (sent: string, of: string) =>
    `${sent} of ${of} labels were sent. Compare with the last label that came out.`,
  rest: 'Print the rest',
  inBrowser: 'Print in the browser',
};

export const printerWords = defineMessages({
  en,
  ur: {
    title: 'اس ڈیوائس کے پرنٹر',
    text: 'یہاں جڑا ہوا پرنٹر بغیر ڈائیلاگ کے پرنٹ کرتا ہے۔ باقی سب براؤزر کے ڈائیلاگ سے پرنٹ ہوتا ہے۔',
    unsupported:
      'یہ براؤزر اس کمپیوٹر کے پرنٹر تک خود نہیں پہنچ سکتا؛ کروم اور ایج پہنچ سکتے ہیں۔ نیٹ ورک کے پرنٹر ہر براؤزر سے چلتے ہیں۔',
    receipts: 'رسید کا پرنٹر',
    labels: 'لیبل کا پرنٹر',
    none: 'کوئی نہیں: براؤزر پرنٹ کرتا ہے۔',
    connect: { usb: 'یو ایس بی سے جوڑیں', serial: 'سیریل پورٹ سے جوڑیں' },
    connectTo: (address) => `${address} جوڑیں`,
    windows: 'ونڈوز پر پرنٹر کا ڈرائیور یو ایس بی اپنے پاس رکھتا ہے: ڈرائیور کی دی ہوئی سیریل پورٹ سے جوڑیں۔',
    unnamed: { usb: 'یو ایس بی پرنٹر', serial: 'سیریل پورٹ کا پرنٹر', network: 'نیٹ ورک کا پرنٹر' },
    network: 'نیٹ ورک کے پرنٹر',
    networkText:
      'سرور ان پر پرنٹ کرتا ہے، دکان کے ہر کاؤنٹر اور ہر براؤزر کے لیے۔ راؤٹر میں ہر پرنٹر کا پتہ مستقل رکھیں، پھر اسے اوپر جوڑیں۔',
    width: 'کاغذ',
    widths: { 80: '80 ملی میٹر', 58: '58 ملی میٹر' },
    language: 'پرنٹر کی زبان',
    baudRate: 'بٹ فی سیکنڈ',
    drawer: 'نقد رسید پرنٹ ہوتے ہی کیش دراز کھولیں',
    test: 'آزمائشی پرنٹ',
    testTitle: 'آزمائشی پرنٹ',
    testTexts: {
      '80mm': 'اگر یہ صاف اور سیدھا ہے اور لکیر کے نیچے کٹا ہے تو پرنٹر تیار ہے۔',
      A4: 'اگر یہ صاف اور سیدھا ہے تو پرنٹر تیار ہے۔',
    },
    disconnect: 'الگ کریں',
    notConnected: 'پرنٹر نہیں جڑا',
    sameDevice: 'یہ دوسرا پرنٹر ہے، یا براؤزر اسے اس سے الگ نہیں پہچان سکتا',
    problems: {
      gone: 'پرنٹر جڑا ہوا نہیں۔ دیکھیں کہ وہ آن ہے اور تار لگا ہے۔',
      busy: 'پرنٹر تک پہنچ نہیں ہو رہی۔ شاید کوئی اور پروگرام یا اس کا ڈرائیور اسے استعمال کر رہا ہے۔',
      silent: 'پرنٹر مزید کچھ نہیں لے رہا۔ دیکھیں کہ وہ آن اور بند ڈھکن کے ساتھ ہے اور کاغذ ہے۔',
    },
    failed: 'پرنٹ نہیں ہو سکا',
    labelsSent: (sent, of) => `${of} میں سے ${sent} لیبل بھیجے گئے۔ آخری نکلے ہوئے لیبل سے ملا کر دیکھیں۔`,
    rest: 'باقی پرنٹ کریں',
    inBrowser: 'براؤزر سے پرنٹ کریں',
  },
});
