import { usePicture } from '@handset/api-client/swr';
import type { Picture } from '@handset/domain';
import { Card, Gallery, Skeleton, useWords } from '@handset/ui';
import { useCallback, useEffect, useState } from 'react';
import { pictureWords } from './pictureWords.ts';

/** The private pictures of a document, fetched with the user's token; each opens whole. */
export function Pictures({ pictures }: { pictures: readonly Picture[] }) {
  const { pictures: title, slots } = useWords(pictureWords);
  const [urls, setUrls] = useState<Readonly<Record<string, string>>>({});
  const keep = useCallback(
    (id: string, url: string) => setUrls((current) => ({ ...current, [id]: url })),
    [],
  );
  if (pictures.length === 0) return null;
  const fetched = pictures.flatMap(({ _id, slot }) => {
    const src = urls[_id];
    return src === undefined ? [] : [{ id: _id, src, alt: slots[slot] ?? slot }];
  });
  return (
    <Card title={title}>
      {pictures.map((picture) => (
        <FetchedPicture key={picture._id} picture={picture} onFetch={keep} />
      ))}
      {fetched.length > 0 ? <Gallery label={title} pictures={fetched} /> : null}
    </Card>
  );
}

interface FetchedPictureProps {
  picture: Picture;
  /** Called with an address that works while the page is open. */
  onFetch: (id: string, url: string) => void;
}

/** Placeholder until a picture is loaded. Shows its name if that fails. */
function FetchedPicture({ picture, onFetch }: FetchedPictureProps) {
  const { slots } = useWords(pictureWords);
  const { data, error } = usePicture(picture.url);
  useEffect(() => {
    if (!data) return;
    const url = URL.createObjectURL(data);
    onFetch(picture._id, url);
    return () => URL.revokeObjectURL(url);
  }, [data, picture._id, onFetch]);
  if (data) return null;
  return error ? (
    <span>{slots[picture.slot] ?? picture.slot}</span>
  ) : (
    <Skeleton shape="block" width="9rem" height="9rem" />
  );
}
