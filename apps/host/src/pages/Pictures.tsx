import { usePicture } from '@handset/api-client/swr';
import type { Picture } from '@handset/domain';
import { Card, Skeleton } from '@handset/ui';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages/MessagesProvider.tsx';
import * as styles from './Detail.css.ts';

/** The private pictures of a document, fetched with the user's token. */
export function Pictures({ pictures }: { pictures: readonly Picture[] }) {
  const { purchases } = useMessages();
  if (pictures.length === 0) return null;
  return (
    <Card title={purchases.pictures}>
      <div className={styles.pictures}>
        {pictures.map((picture) => (
          <PrivatePicture key={picture._id} picture={picture} />
        ))}
      </div>
    </Card>
  );
}

function PrivatePicture({ picture }: { picture: Picture }) {
  const { purchases } = useMessages();
  const { data, error } = usePicture(picture.url);
  const url = useObjectURL(data);
  const alt = purchases.picture(picture.slot);
  if (error) return <span>{alt}</span>;
  if (!url) return <Skeleton shape="block" width="9rem" height="9rem" />;
  return <img className={styles.picture} src={url} alt={alt} />;
}

function useObjectURL(blob: Blob | undefined): string | undefined {
  const [url, setURL] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const created = URL.createObjectURL(blob);
    setURL(created);
    return () => URL.revokeObjectURL(created);
  }, [blob]);
  return url;
}
