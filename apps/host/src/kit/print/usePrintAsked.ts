import { useEffect, useRef } from 'react';
import { useActionInAddress } from '../links/useActionInAddress.ts';
import { usePrint } from '../printer/usePrint.ts';

const actions = ['print'] as const;

/** Prints the document of the page where its address asks for it with `?act=print`, which is taken out: a reload prints nothing. */
export function usePrintAsked(): void {
  const { action, end } = useActionInAddress(actions);
  const print = usePrint();
  const isPrinted = useRef(false);
  useEffect(() => {
    // The same page may be asked again.
    if (!action) isPrinted.current = false;
    if (!action || isPrinted.current) return;
    isPrinted.current = true;
    end();
    // After the document has been painted; the dialog blocks the page.
    requestAnimationFrame(() => void print());
  }, [action, end, print]);
}
