import { ChevronLeft, ChevronRight, ImageOff, X } from 'lucide-react';
import { type HTMLAttributes, type ReactNode, useEffect, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Badge } from '../Badge/Badge.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { usePictureState } from '../picture/usePictureState.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './ImagePicker.css.ts';

interface PictureTileProps {
  /** The address, or a file that is not stored anywhere yet. */
  source: string | File;
  /** The text alternative. */
  alt: string;
  /** The name of the picture in the labels of its buttons. */
  name: string;
  isCover: boolean | undefined;
  onMakeCover: (() => void) | undefined;
  onMoveEarlier: (() => void) | undefined;
  onMoveLater: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  /** Attributes with which it is dragged. */
  drag: HTMLAttributes<HTMLLIElement> | undefined;
}

/** One picture with what can be done to it. */
export function PictureTile(props: PictureTileProps) {
  const { source, alt, name, isCover, onMakeCover, onMoveEarlier, onMoveLater, onRemove, drag } = props;
  const url = useAddress(source);
  const { messages, direction } = useUI();
  const words = messages.files;
  const [Earlier, Later] = direction === 'rtl' ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  const icon = { size: 16, strokeWidth: 1.75 };
  return (
    <li {...drag} className={styles.tile}>
      <div className={styles.frame}>
        {url ? <Picture key={url} url={url} alt={alt} /> : null}
        {isCover ? (
          <span className={styles.cover}>
            <Badge tone="accent">{messages.cover}</Badge>
          </span>
        ) : null}
        {onMakeCover ? (
          <span className={styles.cover}>
            <AriaButton
              className={styles.makeCover}
              aria-label={`${messages.makeCover}: ${name}`}
              onPress={onMakeCover}
            >
              {messages.makeCover}
            </AriaButton>
          </span>
        ) : null}
      </div>
      {onMoveEarlier || onMoveLater || onRemove ? (
        <div className={styles.actions}>
          <Action label={words.moveEarlier(name)} onPress={onMoveEarlier}>
            <Earlier {...icon} />
          </Action>
          <Action label={words.moveLater(name)} onPress={onMoveLater}>
            <Later {...icon} />
          </Action>
          <Action label={messages.removeImage(name)} onPress={onRemove}>
            <X {...icon} />
          </Action>
        </div>
      ) : null}
    </li>
  );
}

/** The address under which a picture can be shown; that of a file is known a moment later. */
function useAddress(source: string | File): string | undefined {
  const [ofFile, setOfFile] = useState<string>();
  useEffect(() => {
    if (typeof source === 'string') return;
    const created = URL.createObjectURL(source);
    setOfFile(created);
    return () => URL.revokeObjectURL(created);
  }, [source]);
  return typeof source === 'string' ? source : ofFile;
}

interface ActionProps {
  label: string;
  onPress: (() => void) | undefined;
  children: ReactNode;
}

/** Keeps its space while it has no action, so that the others do not move. */
function Action({ label, onPress, children }: ActionProps) {
  return (
    <span className={styles.action}>
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
