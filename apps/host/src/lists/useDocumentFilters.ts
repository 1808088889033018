import { useFilters } from './useFilters.ts';

/** Text and days of a list of documents; a list of one day by default when `day` is given. */
export function useDocumentFilters(day?: string) {
  const { values, set, isFiltered } = useFilters(['q', 'from', 'to']);
  const range =
    values.from === '' && values.to === '' && day
      ? { from: day, to: day }
      : { from: values.from, to: values.to };
  return {
    text: values.q,
    range,
    isFiltered,
    setText: (q: string) => set({ q }),
    setRange: set,
    query: { q: values.q, ...range },
  };
}

/** What `useDocumentFilters` answers. */
export type DocumentFilterState = ReturnType<typeof useDocumentFilters>;
