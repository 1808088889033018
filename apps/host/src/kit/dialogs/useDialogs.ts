import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

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

/** The dialog that the address names, and what it is about. */
export interface OpenDialog {
  opened: DialogName | null;
  about: string | null;
  draft: string | null;
}

/**
 * The dialog over the page. It is part of the address, so that a reload, an ended session or a shared link comes back to
 * it, and its draft with it.
 */
export function useDialogs() {
  const [search] = useSearchParams();
  const navigate = useNavigate();

  /** Opens a dialog; `about` is the phone that a sale or dispatch begins with by its `_id`, or a sale or slip by its IMEI or by both with a space between, and the payment of a receipt. */
  const open = useCallback(
    (name: DialogName, about?: string) =>
      void navigate({ search: searchWithDialog(name, about) }, { preventScrollReset: true }),
    [navigate],
  );
  /** Opens a dialog with a draft of its own, in place of the one that is open. */
  const resume = useCallback(
    (name: DialogName, draft: string, about?: string | null) =>
      void navigate(
        { search: searchWithDialog(name, about, draft) },
        { replace: true, preventScrollReset: true },
      ),
    [navigate],
  );
  const close = useCallback(
    () => void navigate({ search: searchWithDialog(null) }, { replace: true, preventScrollReset: true }),
    [navigate],
  );
  return { ...dialogOf(search), open, resume, close };
}

/** The dialog that the address names right now. A scan may arrive before that dialog has rendered. */
export function dialogNow(): OpenDialog {
  return dialogOf(new URLSearchParams(window.location.search));
}

function dialogOf(search: URLSearchParams): OpenDialog {
  const asked = search.get(PARAMETER);
  return {
    opened: names.find((name) => name === asked) ?? null,
    about: search.get(ABOUT),
    draft: search.get(DRAFT),
  };
}

/** The query of the current page with a dialog over it, read from the window, since a toast may outlive its page. */
export function searchWithDialog(name: DialogName | null, about?: string | null, draft?: string): string {
  const next = new URLSearchParams(window.location.search);
  // Close the search.
  next.delete('find');
  for (const [parameter, value] of [
    [PARAMETER, name],
    [ABOUT, about],
    [DRAFT, draft],
  ] as const) {
    if (value) next.set(parameter, value);
    else next.delete(parameter);
  }
  return `?${next}`;
}
