import { useState } from 'react';

/** Follows a picture from its request to its sight or its failure, for one address: give the element that address as its `key`. */
export function usePictureState() {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  return {
    state,
    pictureProps: {
      // The picture may have come or failed before React listened.
      ref: (picture: HTMLImageElement | null) => {
        if (picture?.complete && state === 'loading') setState(picture.naturalWidth > 0 ? 'shown' : 'failed');
      },
      onLoad: () => setState('shown'),
      onError: () => setState('failed'),
    },
  };
}
