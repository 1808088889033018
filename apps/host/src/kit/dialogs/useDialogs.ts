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
  'pin',
  'till',
  'receipt',
  'outbox',
] as const;
/** A dialog that any page may open. */
export type DialogName = (typeof names)[number];

const PARAMETER = 'open';
/** Address parameter with the subject of the dialog. */
const ABOUT = 'about';
/** Address parameter with the id of the dialog's draft. */
const DRAFT = 'draft';

/**
 * The dialog over the page. It is part of the address, so that a reload, an ended session or a shared link comes back to
 * it, and its draft with it.
 */
export function useDialogs() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(PARAMETER);
  const opened = names.find((name) => name === asked) ?? null;

  /** Opens a dialog; `about` is the phone that a sale or dispatch begins with by its `_id`, or a sale or slip by its IMEI, and the payment of a receipt. */
  const open = useCallback(
    (name: DialogName, about?: string) =>
      setSearch((current) => withDialog(current, name, about), { preventScrollReset: true }),
    [setSearch],
  );
  /** Opens a dialog with a draft of its own, in place of the one that is open. */
  const resume = useCallback(
    (name: DialogName, draft: string, about?: string | null) =>
      setSearch((current) => withDialog(current, name, about, draft), {
        replace: true,
        preventScrollReset: true,
      }),
    [setSearch],
  );
  const close = useCallback(
    () => setSearch((current) => withDialog(current, null), { replace: true, preventScrollReset: true }),
    [setSearch],
  );
  return { opened, about: search.get(ABOUT), draft: search.get(DRAFT), open, resume, close };
}

/** The query of the page that is open now, with a dialog over it: for what is pressed after its own page may have gone. */
export function searchWithDialog(name: DialogName, about?: string, draft?: string): string {
  return `?${withDialog(new URLSearchParams(window.location.search), name, about, draft)}`;
}

function withDialog(
  search: URLSearchParams,
  name: DialogName | null,
  about?: string | null,
  draft?: string,
): URLSearchParams {
  const next = new URLSearchParams(search);
  // The search is left for it.
  next.delete('find');
  for (const [parameter, value] of [
    [PARAMETER, name],
    [ABOUT, about],
    [DRAFT, draft],
  ] as const) {
    if (value) next.set(parameter, value);
    else next.delete(parameter);
  }
  return next;
}
