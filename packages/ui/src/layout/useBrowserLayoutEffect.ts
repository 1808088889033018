import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect`, except on the server, where React 18 warns about it. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
