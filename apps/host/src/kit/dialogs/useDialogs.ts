import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const names = [
  'purchase',
  'slip',
  'bulk',
  'sale',
  'dispatch',
  'stock',
  'company',
  'model',
  'entity',
  'password',
  'twoStep',
  'outbox',
] as const;
/** A dialog that any page may open. */
export type DialogName = (typeof names)[number];

const PARAMETER = 'open';
/** Address parameter with the subject of the dialog. */
const ABOUT = 'about';

/**
 * The dialog over the page. It is part of the address, so that a reload, an ended session or a shared link comes back to
 * it, and its draft with it.
 */
export function useDialogs() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(PARAMETER);
  const opened = names.find((name) => name === asked) ?? null;

  /** Opens a dialog; `about` is the phone that a sale or dispatch begins with by its `_id`, or a slip by its IMEI. */
  const open = useCallback(
    (name: DialogName, about?: string) =>
      setSearch((current) => withDialog(current, name, about), { preventScrollReset: true }),
    [setSearch],
  );
  const close = useCallback(
    () => setSearch((current) => withDialog(current, null), { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  return { opened, about: search.get(ABOUT), open, close };
}

function withDialog(search: URLSearchParams, name: DialogName | null, about?: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (name) next.set(PARAMETER, name);
  else next.delete(PARAMETER);
  if (about) next.set(ABOUT, about);
  else next.delete(ABOUT);
  return next;
}
