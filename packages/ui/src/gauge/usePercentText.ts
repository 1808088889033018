import { useMemo } from 'react';
import { useUI } from '../UIProvider/UIProvider.tsx';

/** Where a value stands between its ends, as a percentage in the language of the page. */
export function usePercentText(value: number | null, minValue: number, maxValue: number): string {
  const { languageTag } = useUI();
  const format = useMemo(() => new Intl.NumberFormat(languageTag, { style: 'percent' }), [languageTag]);
  return value === null ? '' : format.format((value - minValue) / (maxValue - minValue));
}
