import { useMemo } from 'react';
import { useUI } from '../UIProvider/UIProvider.tsx';

/** Formats the position of a value between its limits as a percentage. */
export function usePercentText(value: number | null, minValue: number, maxValue: number): string {
  const { languageTag } = useUI();
  const format = useMemo(() => new Intl.NumberFormat(languageTag, { style: 'percent' }), [languageTag]);
  return value === null ? '' : format.format((value - minValue) / (maxValue - minValue));
}
