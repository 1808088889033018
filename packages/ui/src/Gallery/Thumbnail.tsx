import { ImageOff } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { usePictureState } from '../picture/usePictureState.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Gallery.css.ts';

interface ThumbnailProps {
  src: string;
  label: string;
  /** The number of further pictures that this one represents. */
  rest: number;
  onPress: () => void;
}

/** One small picture of the grid, which opens the whole one. */
export function Thumbnail({ src, label, rest, onPress }: ThumbnailProps) {
  const { messages } = useUI();
  return (
    <AriaButton aria-haspopup="dialog" className={styles.thumbnail} onPress={onPress}>
      <VisuallyHidden>{rest > 0 ? `${label} (${messages.moreOfThem(rest)})` : label}</VisuallyHidden>
      <SmallPicture key={src} src={src} />
      {rest > 0 ? (
        <span className={styles.rest} aria-hidden>
          +{rest}
        </span>
      ) : null}
    </AriaButton>
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
