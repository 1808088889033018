import { defineMessages } from '@handset/ui';

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

/** Words of the shop's banner, apart from those of the subscription page because the layout loads them. */
export const shopBannerWords = defineMessages({
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
});
