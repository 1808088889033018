import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useEvent } from '../layout/useEvent.ts';
import { createScanDetector, type ScanDetector, type ScanTiming } from './createScanDetector.ts';
import { readScan, type Scan } from './readScan.ts';

/** Options of `useScanBurst`. */
export interface ScanBurstOptions extends ScanTiming {
  /** Called with the code, and with its parts. */
  onScan: (text: string, scan: Scan) => void;
  /** Prefixes that the scanner is set to send before each code; removed. */
  prefixes?: readonly string[] | undefined;
  /** Whether it does not listen. */
  isDisabled?: boolean | undefined;
  /** Whether codes that are scanned into a text field are taken as well. @default false */
  includesFields?: boolean | undefined;
}

/** Props for the element that listens. */
export interface ScanBurstProps {
  /** Sees keys before the controls inside do, so that the Enter of a scanner presses no button. */
  onKeyDownCapture: (event: KeyboardEvent) => void;
  /** Forgets half a code when focus moves. */
  onBlurCapture: () => void;
}

/** A burst without an end is over this many gaps after its last key. */
const gapsOfPause = 3;

/**
 * Listens for a scanner inside one element: spread the result on it. Focus must be on the element or inside
 * it. It does not listen elsewhere.
 */
export function useScanBurst(options: ScanBurstOptions): ScanBurstProps {
  const { maxKeyGap, maxDigitGap, minLength, endings, isDisabled } = options;
  const timing = [maxKeyGap, maxDigitGap, minLength, endings].join(';');
  const detector = useRef<ScanDetector & { timing: string }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const current = (): ScanDetector => {
    if (detector.current?.timing !== timing) detector.current = { ...createScanDetector(options), timing };
    return detector.current;
  };
  // A code that ends in silence does so after later renders.
  const report = useEvent((code: string | null) => {
    if (code === null || options.isDisabled) return;
    const scan = readScan(code, { prefixes: options.prefixes });
    if (scan.text !== '') options.onScan(scan.text, scan);
  });

  return {
    onKeyDownCapture: (event) => {
      if (isDisabled || event.nativeEvent.isComposing) return;
      if (!options.includesFields && isTextField(event.target)) return;
      const code = current().press(strokeOf(event));
      clearTimeout(timer.current);
      if (code !== null) {
        event.preventDefault();
        event.stopPropagation();
        report(code);
      } else if (endings?.includes('pause')) {
        timer.current = setTimeout(() => report(current().pause()), gapsOfPause * (maxKeyGap ?? 50));
      }
    },
    onBlurCapture: () => {
      clearTimeout(timer.current);
      current().reset();
    },
  };
}

/** A key press as the detector sees it. */
export function strokeOf(event: KeyboardEvent) {
  return {
    key: event.key,
    // The time of the key itself: a busy page does not stretch a burst.
    time: event.nativeEvent.timeStamp,
    isRepeat: event.nativeEvent.repeat,
    isControl: event.ctrlKey && !event.altKey,
  };
}

function isTextField(target: EventTarget): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.matches('input:not([type=checkbox],[type=radio],[type=button]),textarea,select')
  );
}
