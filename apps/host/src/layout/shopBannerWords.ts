import type { Words } from '../messages/useWords.ts';

const en = {
  banners: {
    'due-soon': (day: string) => `The subscription is due on ${day}.`,
    grace: (day: string, until: string) =>
      `The subscription was due on ${day}. Please pay by ${until}; everything goes on working.`,
    overdue: (day: string) => `The subscription was due on ${day}. Please pay; your data stays yours.`,
  },
  suspended: 'This shop is suspended: you can look at everything and export it, but record nothing.',
  open: 'See subscription',
};

/** What stands above every page of a shop; apart from the page of the subscription, since it is loaded with the layout. */
export const shopBannerWords: Words<typeof en> = {
  en,
  ur: {
    banners: {
      'due-soon': (day) => `سبسکرپشن کی ادائیگی ${day} کو واجب ہے۔`,
      grace: (day, until) =>
        `سبسکرپشن ${day} کو واجب تھی۔ مہربانی کر کے ${until} تک ادا کریں؛ سب کچھ چلتا رہے گا۔`,
      overdue: (day) => `سبسکرپشن ${day} کو واجب تھی۔ مہربانی کر کے ادا کریں؛ آپ کا ڈیٹا آپ ہی کا ہے۔`,
    },
    suspended: 'یہ دکان معطل ہے: آپ سب دیکھ اور نکال سکتے ہیں، مگر کچھ درج نہیں کر سکتے۔',
    open: 'سبسکرپشن دیکھیں',
  },
};
