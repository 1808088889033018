import { useCallback } from 'react';
import { useSearch } from './useSearch.ts';

/** What is being done on a page; part of the address, so that a reload comes back to the form and its draft. */
export function useAct<Act extends string>(acts: readonly Act[], parameter = 'act') {
  const [search, setSearch] = useSearch();
  const asked = search.get(parameter);
  const begin = useCallback(
    (act: Act) =>
      setSearch((current) => withParameter(current, parameter, act), { preventScrollReset: true }),
    [setSearch, parameter],
  );
  const end = useCallback(
    () =>
      setSearch((current) => withParameter(current, parameter, null), {
        replace: true,
        preventScrollReset: true,
      }),
    [setSearch, parameter],
  );
  return { act: acts.find((act) => act === asked) ?? null, begin, end };
}

function withParameter(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
