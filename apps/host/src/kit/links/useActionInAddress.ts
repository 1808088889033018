import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Current action of a page. It is part of the address, so that a reload returns to the form and its draft.
 */
export function useActionInAddress<Action extends string>(actions: readonly Action[], parameter = 'act') {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(parameter);
  const begin = useCallback(
    (action: Action) =>
      setSearch((current) => withParameter(current, parameter, action), { preventScrollReset: true }),
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
  return { action: actions.find((action) => action === asked) ?? null, begin, end };
}

function withParameter(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
