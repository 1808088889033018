import { type ImgHTMLAttributes, type ReactNode, useState } from 'react';

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  alt: string;
  /** Shown beside the picture until it has come. */
  waiting?: ReactNode;
  /** Shown in place of a picture that cannot be shown. */
  broken: ReactNode;
  /** Called when the picture cannot be shown. */
  onBroken?: () => void;
}

/** Shows the picture of one address, or what stands in for it: give the element that address as its `key`. */
export function Picture({ waiting, broken, onBroken, alt, ...props }: PictureProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const fail = () => {
    setState('failed');
    onBroken?.();
  };
  if (state === 'failed') return broken;
  return (
    <>
      {state === 'loading' ? waiting : null}
      <img
        {...props}
        alt={alt}
        // The picture may have come or failed before React listened.
        ref={(picture) => {
          if (!picture?.complete || state !== 'loading') return;
          if (picture.naturalWidth > 0) setState('shown');
          else fail();
        }}
        onLoad={() => setState('shown')}
        onError={fail}
        draggable={false}
        data-shown={state === 'shown' || undefined}
      />
    </>
  );
}
