import { ChevronLeft, ChevronRight, ImageOff, X } from 'lucide-react';
import { type HTMLAttributes, useEffect, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Badge } from '../Badge/Badge.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Picture } from '../picture/Picture.tsx';
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

const iconSize = { size: 16, strokeWidth: 1.75 };

/** One picture with what can be done to it. */
export function PictureTile(props: PictureTileProps) {
  const { source, alt, name, isCover, onMakeCover, onMoveEarlier, onMoveLater, onRemove, drag } = props;
  const url = useAddress(source);
  const { messages, direction } = useUI();
  const words = messages.files;
  const [Earlier, Later] = direction === 'rtl' ? [ChevronRight, ChevronLeft] : [ChevronLeft, ChevronRight];
  const actions = [
    {
      id: 'earlier',
      label: words.moveEarlier(name),
      onPress: onMoveEarlier,
      icon: <Earlier {...iconSize} />,
    },
    { id: 'later', label: words.moveLater(name), onPress: onMoveLater, icon: <Later {...iconSize} /> },
    { id: 'remove', label: messages.removeImage(name), onPress: onRemove, icon: <X {...iconSize} /> },
  ];
  return (
    <li {...drag} className={styles.tile}>
      <div className={styles.frame}>
        {url ? (
          <Picture
            key={url}
            src={url}
            alt={alt}
            className={styles.image}
            broken={
              <span role="img" aria-label={`${alt}: ${messages.pictureBroken}`} className={styles.broken}>
                <ImageOff size={20} strokeWidth={1.75} aria-hidden />
              </span>
            }
          />
        ) : null}
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
          {actions.map(({ id, label, onPress, icon }) => (
            // Without an action its space stays, so that the others do not move.
            <span key={id} className={styles.action}>
              {onPress ? (
                <IconButton label={label} size="small" onPress={onPress}>
                  {icon}
                </IconButton>
              ) : null}
            </span>
          ))}
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
