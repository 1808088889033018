import { Banner } from '@handset/ui';
import { useSyncExternalStore } from 'react';
import { useWords, type Words } from '../messages/useWords.ts';

const en = {
  offline:
    'There is no network. What is shown is what was known last; what you enter stays in its form until it can be sent.',
};

const offlineWords: Words<typeof en> = {
  en,
  ur: {
    offline:
      'نیٹ ورک نہیں ہے۔ جو نظر آ رہا ہے وہ آخری معلومات ہیں؛ آپ کا اندراج فارم میں محفوظ رہے گا جب تک بھیجا نہ جا سکے۔',
  },
};

/** Says that the device has no network, for as long as it has none. */
export function OfflineBanner() {
  const words = useWords(offlineWords);
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return isOnline ? null : (
    <Banner tone="caution" isFlush>
      {words.offline}
    </Banner>
  );
}

function subscribe(told: () => void): () => void {
  window.addEventListener('online', told);
  window.addEventListener('offline', told);
  return () => {
    window.removeEventListener('online', told);
    window.removeEventListener('offline', told);
  };
}
