import { defineMessages } from '@handset/ui';

const en = {
  notFound: 'Not in this shop',
  notFoundText: (code: string) => `No record has the code ${code}.`,
  scanAgain: 'That form was still being loaded. Scan again.',
  closeFirst: 'Close what is open, then scan again.',
  saleIsSent: 'This sale is being saved. Scan the phone again for the next one.',
  noImei: 'It is not an IMEI: an IMEI has 15 digits.',
  halfScanTitle: 'Incomplete scan',
  halfScan: (count: number) => `Only ${count} digits came, and an IMEI has 15. Scan again.`,
  buy: 'Purchase this phone',
  findAgain: 'Look for something else',
  camera: 'Scan',
  cameraLabel: 'Scan an IMEI',
};

export const scanWords = defineMessages({
  en,
  ur: {
    notFound: 'اس دکان میں نہیں',
    notFoundText: (code) => `${code} کا کوئی ریکارڈ نہیں ملا۔`,
    saleIsSent: 'یہ فروخت محفوظ ہو رہی ہے۔ اگلی فروخت کے لیے فون دوبارہ اسکین کریں۔',
    closeFirst: 'جو کھلا ہے اسے بند کریں، پھر دوبارہ اسکین کریں۔',
    scanAgain: 'فارم ابھی لوڈ ہو رہا تھا۔ دوبارہ اسکین کریں۔',
    noImei: 'یہ آئی ایم ای آئی بھی نہیں: اس کے 15 ہندسے ہوتے ہیں۔',
    halfScanTitle: 'نامکمل اسکین',
    halfScan: (count) => `صرف ${count} ہندسے آئے، جبکہ آئی ایم ای آئی کے 15 ہوتے ہیں۔ دوبارہ اسکین کریں۔`,
    buy: 'یہ فون خریدیں',
    findAgain: 'کچھ اور تلاش کریں',
    camera: 'اسکین',
    cameraLabel: 'آئی ایم ای آئی اسکین کریں',
  },
});
