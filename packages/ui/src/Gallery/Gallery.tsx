import { lazy, type ReactNode, Suspense, useState } from 'react';
import { duplicatesOf } from '../development/duplicatesOf.ts';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Gallery.css.ts';
import type { GalleryPicture } from './GalleryPicture.ts';
import { Thumbnail } from './Thumbnail.tsx';

export type { GalleryPicture } from './GalleryPicture.ts';

/** Props of Gallery. */
export interface GalleryProps {
  /** What the pictures show, for screen readers and as the name of the dialog. */
  label: string;
  /** The pictures, in their order. */
  pictures: readonly GalleryPicture[];
  /** How many are in the grid before the last one stands for the rest. @default all */
  max?: number | undefined;
  /** How large the pictures of the grid are. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** What stands there while there are no pictures. */
  empty?: ReactNode;
}

// What shows a whole picture is not wanted before somebody presses a small one.
const Lightbox = lazy(async () => ({ default: (await import('../Lightbox/Lightbox.tsx')).Lightbox }));

/** A grid of small pictures; each opens the whole one over the page. */
export function Gallery({ label, pictures, max, size = 'medium', empty }: GalleryProps) {
  const { messages } = useUI();
  const [openId, setOpenId] = useState<string | null>(null);
  const [isWanted, setWanted] = useState(false);
  useDevelopmentWarning(warningAbout(pictures, max));
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

function warningAbout(pictures: readonly GalleryPicture[], max: number | undefined): string | null {
  const duplicates = duplicatesOf(pictures);
  if (duplicates.length > 0) {
    return `Gallery: pictures has the id ${duplicates.join(', ')} more than once; each of them opens the first. Give every picture an id of its own.`;
  }
  if (max !== undefined && !(Number.isInteger(max) && max > 0)) {
    return `Gallery: max is ${max}, and all pictures are shown. Pass a whole number above zero.`;
  }
  const nameless = pictures.find(({ alt }) => !alt?.trim());
  return nameless
    ? `Gallery: pictures has ${nameless.id} without alt, which is read as its number. Say what is seen in it.`
    : null;
}
