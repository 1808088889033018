import type { Phone } from '@handset/domain';
import { useEffect, useRef } from 'react';
import { useActionInAddress } from '../../../kit/links/useActionInAddress.ts';
import { usePrintLabels } from './usePrintLabels.tsx';

const actions = ['labels'] as const;

/** `usePrintLabels`, which also prints once where the address of the page asks for it with `?act=labels`. Render `sheet`. */
export function useLabelsAsked(phones: readonly Phone[]): ReturnType<typeof usePrintLabels> {
  const labels = usePrintLabels();
  const { action, end } = useActionInAddress(actions);
  const isPrinted = useRef(false);
  const { printLabels } = labels;
  useEffect(() => {
    // The same page may be asked again.
    if (!action) isPrinted.current = false;
    if (!action || isPrinted.current) return;
    isPrinted.current = true;
    end();
    if (phones.length > 0) void printLabels(phones);
  }, [action, end, phones, printLabels]);
  return labels;
}
