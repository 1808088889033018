import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect`, except on the server, where React 18 complains of it. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
