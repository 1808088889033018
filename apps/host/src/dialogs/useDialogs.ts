import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const names = ['purchase', 'slip', 'bulk', 'sale', 'company', 'model', 'entity', 'password'] as const;
/** A dialog that any page may open. */
export type DialogName = (typeof names)[number];

const PARAMETER = 'open';

/**
 * The dialog over the page. It is part of the address, so that a reload, an ended session or a shared link comes back to
 * it, and its draft with it.
 */
export function useDialogs() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(PARAMETER);
  const opened = names.find((name) => name === asked) ?? null;

  const open = useCallback(
    (name: DialogName) => setSearch((current) => withDialog(current, name), { preventScrollReset: true }),
    [setSearch],
  );
  const close = useCallback(
    () => setSearch((current) => withDialog(current, null), { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  return { opened, open, close };
}

function withDialog(search: URLSearchParams, name: DialogName | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (name) next.set(PARAMETER, name);
  else next.delete(PARAMETER);
  return next;
}
