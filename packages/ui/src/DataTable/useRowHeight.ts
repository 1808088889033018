import { type RefObject, useState } from 'react';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';

/** The height of a row where nobody has measured one yet. */
export const usualHeight = 40;

/** The height of every row: given, or the theme's as the browser lays it out. */
export function useRowHeight(body: RefObject<HTMLElement | null>, given: number | undefined): number {
  const { density, locale } = useUI();
  const [measured, setMeasured] = useState(usualHeight);
  const isGiven = given !== undefined && given > 0 && Number.isFinite(given);
  useBrowserLayoutEffect(() => {
    const height = isGiven ? undefined : body.current?.firstElementChild?.getBoundingClientRect().height;
    if (height) setMeasured(height);
  }, [body, isGiven, density, locale]);
  return isGiven ? given : measured;
}
