import { useId } from 'react';

/** An id that can stand within `url(#…)`, where React's own cannot. */
export function useSvgId(): string {
  return `hs${useId().replace(/[^\w-]/g, '')}`;
}
