import { useEffect } from 'react';
import type { GalleryPicture } from '../Gallery/GalleryPicture.ts';

/** Asks for the pictures before and after the one that is shown, so that they are there when they are wanted. */
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
