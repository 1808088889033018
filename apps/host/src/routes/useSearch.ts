import { startTransition, useCallback } from 'react';
import { type SetURLSearchParams, useSearchParams } from 'react-router-dom';

/**
 * What the address says after its `?`, and what changes it. A page is drawn as it asks in a transition: a list of rows takes longer than the
 * key or the press that asked for others.
 */
export function useSearch(): readonly [URLSearchParams, SetURLSearchParams] {
  const [search, setSearch] = useSearchParams();
  const change = useCallback<SetURLSearchParams>(
    (next, options) => startTransition(() => setSearch(next, options)),
    [setSearch],
  );
  return [search, change];
}
