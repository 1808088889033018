import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'act';

/** What is being done with the record of a page; part of the address, so that a reload comes back to the form and its draft. */
export function useAct<Act extends string>(acts: readonly Act[]) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(PARAMETER);
  const begin = useCallback(
    (act: Act) => setSearch((current) => withAct(current, act), { preventScrollReset: true }),
    [setSearch],
  );
  const end = useCallback(
    () => setSearch((current) => withAct(current, null), { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  return { act: acts.find((act) => act === asked) ?? null, begin, end };
}

function withAct(search: URLSearchParams, act: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (act) next.set(PARAMETER, act);
  else next.delete(PARAMETER);
  return next;
}
