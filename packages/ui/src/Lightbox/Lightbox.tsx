import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Modal as AriaModal, Dialog, ModalOverlay } from 'react-aria-components/Modal';
import type { GalleryPicture } from '../Gallery/GalleryPicture.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { classNames } from '../theme/classNames.ts';
import { contrastDarkTheme, darkTheme } from '../theme/theme.css.ts';
import { overlayRootProps } from '../UIProvider/overlayRootProps.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { nextScale } from './gestures.ts';
import * as styles from './Lightbox.css.ts';
import { readKey } from './readKey.ts';
import { Stage } from './Stage.tsx';
import { usePreloadedNeighbours } from './usePreloadedNeighbours.ts';

/** Props of Lightbox. */
export interface LightboxProps {
  /** The name of the dialog: the subject of the pictures. */
  label: string;
  /** The pictures, in their order. */
  pictures: readonly GalleryPicture[];
  /** The id of the picture that is shown, or null. The last picture is shown if no picture has this id. */
  openPicture: string | null;
  /** Called with the id of the picture to show, or null to close. */
  onOpenPictureChange: (id: string | null) => void;
}

/** Shows one picture over the page, with buttons to the next and the previous one. */
export function Lightbox({ label, pictures, openPicture, onOpenPictureChange }: LightboxProps) {
  const ui = useUI();
  const isOpen = openPicture !== null && pictures.length > 0;
  const inTheDark = ui.colorScheme.startsWith('contrast') ? contrastDarkTheme : darkTheme;
  return (
    <ModalOverlay
      {...overlayRootProps(ui)}
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => open || onOpenPictureChange(null)}
      className={classNames(ui.rootProps.className, styles.overlay)}
    >
      <AriaModal className={classNames(inTheDark, styles.modal)}>
        <Pictures
          {...{ label, pictures, openPicture }}
          onChange={onOpenPictureChange}
          onClose={() => onOpenPictureChange(null)}
        />
      </AriaModal>
    </ModalOverlay>
  );
}

interface PicturesProps extends Omit<LightboxProps, 'onOpenPictureChange'> {
  onChange: (id: string) => void;
  onClose: () => void;
}

function Pictures({ label, pictures, openPicture, onChange, onClose }: PicturesProps) {
  const { messages, direction } = useUI();
  const [scale, setScale] = useState(1);
  const total = pictures.length;
  const found = pictures.findIndex(({ id }) => id === openPicture);
  // While it fades out no picture is open, so the last one stays.
  const [last, setLast] = useState(Math.max(0, found));
  if (found !== -1 && found !== last) setLast(found);
  const index = Math.min(found === -1 ? (openPicture === null ? last : total - 1) : found, total - 1);
  const picture = pictures[index];
  usePreloadedNeighbours(pictures, index);

  const show = (position: number) => {
    const next = pictures[(position + total) % total];
    if (!next || next === picture) return;
    setScale(1);
    onChange(next.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = event.ctrlKey || event.metaKey || event.altKey ? null : readKey(event.key, direction);
    if (action === null) return;
    event.preventDefault();
    if (action === 'first') show(0);
    else if (action === 'last') show(total - 1);
    else if (action === 'next') show(index + 1);
    else if (action === 'previous') show(index - 1);
    else if (action === 'reset') setScale(1);
    else setScale((now) => nextScale(now, action === 'in' ? 1 : -1));
  };
  if (!picture) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the dialog has focus, and takes no handler of its own
    <div className={styles.keys} onKeyDown={onKeyDown}>
      <Dialog aria-label={label} className={styles.dialog}>
        <div className={styles.bar}>
          <span className={styles.counter} aria-live="polite">
            {messages.pictureOf(index + 1, total)}
          </span>
          <IconButton
            label={messages.zoomOut}
            hasTooltip={false}
            onPress={() => setScale((now) => nextScale(now, -1))}
          >
            <ZoomOut size={20} strokeWidth={1.75} />
          </IconButton>
          <IconButton
            label={messages.zoomIn}
            hasTooltip={false}
            onPress={() => setScale((now) => nextScale(now, 1))}
          >
            <ZoomIn size={20} strokeWidth={1.75} />
          </IconButton>
          <IconButton label={messages.close} hasTooltip={false} data-above-toasts="" onPress={onClose}>
            <X size={20} strokeWidth={1.75} />
          </IconButton>
        </div>
        <Stage
          key={`${index} ${picture.src}`}
          src={picture.src}
          alt={picture.alt?.trim() ? picture.alt : messages.pictureOf(index + 1, total)}
          scale={scale}
          onScaleChange={setScale}
          onSwipe={(way) => show(index + ((way === 'left') === (direction === 'ltr') ? 1 : -1))}
        />
        {total > 1 ? (
          <>
            <div className={styles.previous}>
              <IconButton label={messages.picturePrevious} hasTooltip={false} onPress={() => show(index - 1)}>
                <ChevronLeft size={24} strokeWidth={1.75} className={styles.chevron} />
              </IconButton>
            </div>
            <div className={styles.next}>
              <IconButton label={messages.pictureNext} hasTooltip={false} onPress={() => show(index + 1)}>
                <ChevronRight size={24} strokeWidth={1.75} className={styles.chevron} />
              </IconButton>
            </div>
          </>
        ) : null}
        {picture.caption ? <p className={styles.caption}>{picture.caption}</p> : null}
      </Dialog>
    </div>
  );
}
