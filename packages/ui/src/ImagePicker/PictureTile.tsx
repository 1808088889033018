import { ChevronLeft, ChevronRight, ImageOff, X } from 'lucide-react';
import { type HTMLAttributes, type ReactNode, useEffect, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Badge } from '../Badge/Badge.tsx';
import * as fileStyles from '../files/files.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { usePictureState } from '../picture/usePictureState.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './ImagePicker.css.ts';

interface PictureTileProps {
  /** The key of the tile in the list. */
  itemKey: string;
  /** The address of the picture; undefined until it is known. */
  url: string | undefined;
  /** The text alternative. */
  alt: string;
  /** The name of the picture in the labels of its buttons. */
  name: string;
  /** Its index among the pictures it can change places with. */
  position: number;
  /** The number of those pictures. */
  total: number;
  /** Whether the first picture is the cover. */
  hasCover: boolean;
  onMove: ((from: number, to: number) => void) | undefined;
  onRemove: (() => void) | undefined;
  /** Attributes with which it is dragged. */
  drag: HTMLAttributes<HTMLLIElement> | undefined;
}

/** One picture with what can be done to it. */
export function PictureTile(props: PictureTileProps) {
  const { itemKey, url, alt, name, position, total, hasCover, onMove, onRemove, drag } = props;
  const { messages, direction } = useUI();
  const words = messages.files;
  const [Earlier, Later] = direction === 'rtl' ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  const icon = { size: 16, strokeWidth: 1.75 };
  const moveTo = (to: number) => (onMove && to >= 0 && to < total ? () => onMove(position, to) : undefined);
  return (
    <li {...drag} className={styles.tile} data-item={itemKey}>
      <div className={styles.frame}>
        {url ? <Picture key={url} url={url} alt={alt} /> : null}
        {hasCover && position === 0 ? (
          <span className={styles.cover}>
            <Badge tone="accent">{messages.cover}</Badge>
          </span>
        ) : hasCover && onMove ? (
          <span className={styles.cover} data-action="cover">
            <AriaButton
              className={styles.makeCover}
              aria-label={`${messages.makeCover}: ${name}`}
              onPress={() => onMove(position, 0)}
            >
              {messages.makeCover}
            </AriaButton>
          </span>
        ) : null}
      </div>
      {onMove || onRemove ? (
        <div className={styles.actions}>
          <Action name="earlier" label={words.moveEarlier(name)} onPress={moveTo(position - 1)}>
            <Earlier {...icon} />
          </Action>
          <Action name="later" label={words.moveLater(name)} onPress={moveTo(position + 1)}>
            <Later {...icon} />
          </Action>
          <Action name="remove" label={messages.removeImage(name)} onPress={onRemove}>
            <X {...icon} />
          </Action>
        </div>
      ) : null}
    </li>
  );
}

/** A tile of a file that is not stored anywhere yet. */
export function FileTile({ file, ...tile }: Omit<PictureTileProps, 'url'> & { file: File }) {
  return <PictureTile {...tile} url={useObjectUrl(file)} />;
}

/** An address under which a file can be shown, for as long as it is. */
function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url;
}

interface ActionProps {
  name: string;
  label: string;
  onPress: (() => void) | undefined;
  children: ReactNode;
}

/** Keeps its space while it has no action, so that the others do not move. */
function Action({ name, label, onPress, children }: ActionProps) {
  return (
    <span className={fileStyles.action} data-action={name}>
      {onPress ? (
        <IconButton label={label} size="small" onPress={onPress}>
          {children}
        </IconButton>
      ) : null}
    </span>
  );
}

function Picture({ url, alt }: { url: string; alt: string }) {
  const { messages } = useUI();
  const { state, pictureProps } = usePictureState();
  if (state === 'failed') {
    return (
      <span role="img" aria-label={`${alt}: ${messages.pictureBroken}`} className={styles.broken}>
        <ImageOff size={20} strokeWidth={1.75} aria-hidden />
      </span>
    );
  }
  return <img {...pictureProps} src={url} alt={alt} draggable={false} className={styles.image} />;
}
