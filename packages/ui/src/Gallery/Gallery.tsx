import { ImageOff } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { GalleryPicture } from '../Lightbox/Lightbox.tsx';
import { Picture } from '../picture/Picture.tsx';
import { uniqueKeys } from '../tabular/uniqueKeys.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Gallery.css.ts';

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
  const keys = uniqueKeys(shown.map(({ id }) => id));
  const open = (id: string) => {
    setWanted(true);
    setOpenId(id);
  };
  return (
    <>
      <ul aria-label={label} className={styles.grid} data-size={size}>
        {shown.map(({ id, src, thumbnail, alt }, position) => {
          const address = thumbnail ?? src;
          // A picture without words for it is known by its number.
          const name = alt?.trim() ? alt : messages.pictureOf(position + 1, pictures.length);
          /** The number of further pictures that the last one represents. */
          const rest = position === shown.length - 1 ? pictures.length - shown.length : 0;
          return (
            <li key={keys[position]} className={styles.cell}>
              <AriaButton aria-haspopup="dialog" className={styles.thumbnail} onPress={() => open(id)}>
                <VisuallyHidden>{rest > 0 ? `${name} (${messages.moreOfThem(rest)})` : name}</VisuallyHidden>
                <Picture
                  key={address}
                  src={address}
                  alt=""
                  loading="lazy"
                  className={styles.smallPicture}
                  broken={<ImageOff size={20} strokeWidth={1.75} className={styles.broken} aria-hidden />}
                />
                {rest > 0 ? (
                  <span className={styles.rest} aria-hidden>
                    +{rest}
                  </span>
                ) : null}
              </AriaButton>
            </li>
          );
        })}
      </ul>
      {isWanted ? (
        <Suspense>
          <Lightbox label={label} pictures={pictures} openPicture={openId} onOpenPictureChange={setOpenId} />
        </Suspense>
      ) : null}
    </>
  );
}
