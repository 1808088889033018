import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Gallery.css.ts';
import type { GalleryPicture } from './GalleryPicture.ts';
import { Thumbnail } from './Thumbnail.tsx';

export type { GalleryPicture } from './GalleryPicture.ts';

/** Props of Gallery. */
export interface GalleryProps {
  /** The name of the gallery for screen readers and of its dialog. */
  label: string;
  /** The pictures, in their order. */
  pictures: readonly GalleryPicture[];
  /** Maximum number in the grid. The last one then shows how many more there are. @default all */
  max?: number | undefined;
  /** The size of the pictures in the grid. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Shown where there are no pictures. */
  empty?: ReactNode;
}

// The lightbox is loaded when a picture is first opened.
const Lightbox = lazy(async () => ({ default: (await import('../Lightbox/Lightbox.tsx')).Lightbox }));

/** A grid of small pictures; each opens the whole one over the page. */
export function Gallery({ label, pictures, max, size = 'medium', empty }: GalleryProps) {
  const { messages } = useUI();
  const [openId, setOpenId] = useState<string | null>(null);
  const [isWanted, setWanted] = useState(false);
  if (pictures.length === 0) return <p className={styles.empty}>{empty ?? messages.picturesNone}</p>;

  const limit = max !== undefined && Number.isInteger(max) && max > 0 ? max : pictures.length;
  const shown = pictures.slice(0, limit);
  const open = (id: string) => {
    setWanted(true);
    setOpenId(id);
  };
  return (
    <>
      <ul aria-label={label} className={styles.grid} data-size={size}>
        {shown.map(({ id, src, thumbnail, alt }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an id that stands twice must not take a picture away
          <li key={`${id} ${position}`} className={styles.cell}>
            <Thumbnail
              src={thumbnail ?? src}
              label={nameOf(alt, messages.pictureOf(position + 1, pictures.length))}
              rest={position === shown.length - 1 ? pictures.length - shown.length : 0}
              onPress={() => open(id)}
            />
          </li>
        ))}
      </ul>
      {isWanted ? (
        <Suspense>
          <Lightbox label={label} pictures={pictures} openPicture={openId} onOpenPictureChange={setOpenId} />
        </Suspense>
      ) : null}
    </>
  );
}

/** A picture without words for it is known by its number. */
function nameOf(alt: string | undefined, number: string): string {
  return alt?.trim() ? alt : number;
}
