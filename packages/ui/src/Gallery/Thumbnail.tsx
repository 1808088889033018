import { ImageOff } from 'lucide-react';
import { usePictureState } from '../picture/usePictureState.ts';
import { PlainButton } from '../press/PlainButton.tsx';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Gallery.css.ts';

interface ThumbnailProps {
  src: string;
  label: string;
  /** How many pictures this one stands for besides itself. */
  rest: number;
  onPress: () => void;
}

/** One small picture of the grid, which opens the whole one. */
export function Thumbnail({ src, label, rest, onPress }: ThumbnailProps) {
  const { messages } = useUI();
  return (
    <PlainButton aria-haspopup="dialog" className={styles.thumbnail} onPress={onPress}>
      <VisuallyHidden>{rest > 0 ? `${label} (${messages.moreOfThem(rest)})` : label}</VisuallyHidden>
      <SmallPicture key={src} src={src} />
      {rest > 0 ? (
        <span className={styles.rest} aria-hidden>
          +{rest}
        </span>
      ) : null}
    </PlainButton>
  );
}

function SmallPicture({ src }: { src: string }) {
  const { state, pictureProps } = usePictureState();
  if (state === 'failed')
    return <ImageOff size={20} strokeWidth={1.75} className={styles.broken} aria-hidden />;
  return (
    <img
      {...pictureProps}
      src={src}
      alt=""
      loading="lazy"
      draggable={false}
      className={styles.smallPicture}
      data-shown={state === 'shown' || undefined}
    />
  );
}
