import type { MinorUnits, Paper } from '@handset/domain';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePrint } from '../printer/usePrint.ts';

/** The document that was just saved and should be printed. */
export interface JustSaved {
  /** The paper that was chosen in the review. */
  paper?: Paper | undefined;
  /** The cash that the customer handed over, which is shown and printed now and never stored. */
  cashGiven?: MinorUnits | undefined;
}

/**
 * Prints after 'Save & print', and never again for the same address; tells whether the sale was just saved.
 * @param isCash whether cash moved: the drawer opens, where the printer is to open it
 */
export function usePrintOnce(isCash: boolean): JustSaved | null {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const print = usePrint();
  const [saved] = useState(() => (state as { print?: JustSaved } | null)?.print ?? null);
  const isPrinted = useRef(false);
  useEffect(() => {
    if (!saved || isPrinted.current) return;
    isPrinted.current = true;
    void navigate(pathname + search, { replace: true, state: { ...state, print: undefined } });
    // After the invoice has been painted; the dialog blocks the page.
    requestAnimationFrame(() => void print({ isCash }));
  }, [saved, navigate, pathname, search, state, print, isCash]);
  return saved;
}
