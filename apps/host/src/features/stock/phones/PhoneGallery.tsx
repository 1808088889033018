import type { PhoneDetail } from '@handset/domain';
import { Gallery, useWords } from '@handset/ui';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { publicPictures } from './phoneEvents.ts';
import { phoneWords } from './phoneWords.ts';

/** Pictures of the phone only, which customers may see. */
export function PhoneGallery({ phone }: { phone: PhoneDetail }) {
  const words = useWords(phoneWords);
  const format = useFormat();
  const name = `${phone.companyName} ${phone.modelName}`;
  return (
    <Gallery
      label={words.pictures}
      size="large"
      pictures={publicPictures(phone.pictures).map(({ _id, url, thumbnailUrl }, place) => ({
        id: _id,
        src: url,
        thumbnail: thumbnailUrl,
        alt: `${name}: ${words.picture(format.count(place + 1))}`,
      }))}
      empty={words.noPictures}
    />
  );
}
