import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Modal as AriaModal, Dialog, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../IconButton/IconButton.tsx';
import { classNames } from '../theme/classNames.ts';
import { contrastDarkTheme, darkTheme } from '../theme/theme.css.ts';
import { overlayRootProps } from '../UIProvider/overlayRootProps.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { nextScale } from './gestures.ts';
import * as styles from './Lightbox.css.ts';
import { Stage } from './Stage.tsx';

/** A picture of a gallery. */
export interface GalleryPicture {
  /** Unique within the gallery. */
  id: string;
  /** The address of the whole picture. */
  src: string;
  /** The address of a small one for the grid. @default src */
  thumbnail?: string | undefined;
  /** The text alternative. */
  alt: string;
  /** A sentence under the whole picture. */
  caption?: string | undefined;
}

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
export function Lightbox(props: LightboxProps) {
  const ui = useUI();
  const inTheDark = ui.colorScheme.startsWith('contrast') ? contrastDarkTheme : darkTheme;
  return (
    <ModalOverlay
      {...overlayRootProps(ui, styles.overlay)}
      isOpen={props.openPicture !== null && props.pictures.length > 0}
      isDismissable
      onOpenChange={(open) => open || props.onOpenPictureChange(null)}
    >
      <AriaModal className={classNames(inTheDark, styles.modal)}>
        <Pictures {...props} />
      </AriaModal>
    </ModalOverlay>
  );
}

function Pictures({ label, pictures, openPicture, onOpenPictureChange }: LightboxProps) {
  const { messages, direction } = useUI();
  const [scale, setScale] = useState(1);
  const total = pictures.length;
  const found = pictures.findIndex(({ id }) => id === openPicture);
  // While it fades out no picture is open, so the last one stays.
  const [last, setLast] = useState(found);
  if (openPicture !== null && found !== last) setLast(found);
  const index = last === -1 ? total - 1 : Math.min(last, total - 1);
  const picture = pictures[index];
  usePreloaded(pictures[(index - 1 + total) % total]?.src, pictures[(index + 1) % total]?.src);

  const show = (position: number) => {
    const next = pictures[(position + total) % total];
    if (!next || next === picture) return;
    setScale(1);
    onOpenPictureChange(next.id);
  };
  const zoom = (step: 1 | -1) => setScale((now) => nextScale(now, step));
  // Arrows and swipes follow the reading direction.
  const rightwards = direction === 'ltr' ? 1 : -1;
  const actions = new Map([
    ['ArrowRight', () => show(index + rightwards)],
    ['ArrowLeft', () => show(index - rightwards)],
    ['Home', () => show(0)],
    ['End', () => show(total - 1)],
    ['+', () => zoom(1)],
    ['=', () => zoom(1)],
    ['-', () => zoom(-1)],
    ['0', () => setScale(1)],
  ]);
  const onKeyDown = (event: KeyboardEvent) => {
    const action = actions.get(event.key);
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };
  if (!picture) return null;
  const number = messages.pictureOf(index + 1, total);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the dialog has focus, and takes no handler of its own
    <div className={styles.keys} onKeyDown={onKeyDown}>
      <Dialog aria-label={label} className={styles.dialog}>
        <div className={styles.bar}>
          <span className={styles.counter} aria-live="polite">
            {number}
          </span>
          <IconButton label={messages.zoomOut} hasTooltip={false} onPress={() => zoom(-1)}>
            <ZoomOut size={20} strokeWidth={1.75} />
          </IconButton>
          <IconButton label={messages.zoomIn} hasTooltip={false} onPress={() => zoom(1)}>
            <ZoomIn size={20} strokeWidth={1.75} />
          </IconButton>
          <IconButton
            label={messages.close}
            hasTooltip={false}
            data-above-toasts=""
            onPress={() => onOpenPictureChange(null)}
          >
            <X size={20} strokeWidth={1.75} />
          </IconButton>
        </div>
        <Stage
          key={`${index} ${picture.src}`}
          src={picture.src}
          alt={picture.alt?.trim() ? picture.alt : number}
          scale={scale}
          onScaleChange={setScale}
          onSwipe={(way) => show(way === 'left' ? index + rightwards : index - rightwards)}
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

/** Preloads the previous and the next picture. */
function usePreloaded(before = '', after = ''): void {
  useEffect(() => {
    const requests = [before, after].map((src) => Object.assign(new Image(), { src }));
    return () => {
      for (const request of requests) if (!request.complete) request.src = '';
    };
  }, [before, after]);
}
