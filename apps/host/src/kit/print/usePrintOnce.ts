import type { MinorUnits, Paper } from '@handset/domain';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The document that was just saved and should be printed. */
export interface JustSaved {
  /** The paper that was chosen in the review. */
  paper?: Paper | undefined;
  /** The cash that the customer handed over, which is shown and printed now and never stored. */
  cashGiven?: MinorUnits | undefined;
}

/** Opens the print dialog after 'Save & print', and never again for the same address; tells whether the sale was just saved. */
export function usePrintOnce(): JustSaved | null {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [saved] = useState(() => (state as { print?: JustSaved } | null)?.print ?? null);
  const isPrinted = useRef(false);
  useEffect(() => {
    if (!saved || isPrinted.current) return;
    isPrinted.current = true;
    void navigate(pathname + search, { replace: true, state: { ...state, print: undefined } });
    // After the invoice has been painted; the dialog blocks the page.
    requestAnimationFrame(() => window.print());
  }, [saved, navigate, pathname, search, state]);
  return saved;
}
