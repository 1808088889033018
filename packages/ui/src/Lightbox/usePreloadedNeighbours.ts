import { useEffect } from 'react';
import type { GalleryPicture } from '../Gallery/GalleryPicture.ts';

/** Preloads the previous and the next picture. */
export function usePreloadedNeighbours(pictures: readonly GalleryPicture[], index: number): void {
  const total = pictures.length;
  const before = pictures[(index - 1 + total) % total]?.src;
  const after = pictures[(index + 1) % total]?.src;
  useEffect(() => {
    const requests = [before, after].flatMap((src) => {
      if (src === undefined) return [];
      const request = new Image();
      request.src = src;
      return [request];
    });
    return () => {
      for (const request of requests) if (!request.complete) request.src = '';
    };
  }, [before, after]);
}
