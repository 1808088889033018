import { hasValidCheckDigit, readImeiList } from '@handset/domain';
import { readScan, scanEndingOf } from '@handset/ui';

/** A key press, as the detector sees it. */
export interface ImeiKey {
  /** The key, as `KeyboardEvent.key` names it. */
  key: string;
  /** The time of the press, in milliseconds. */
  time: number;
  /** Whether Ctrl is held: some scanners end a code with Ctrl+J. */
  isControl?: boolean | undefined;
  /** Restores the field that the key is about to write into. */
  putBack: () => void;
  /** Whether fifteen digits that were typed slowly are text here, as in a note or the reference of a transfer. */
  isText?: boolean | undefined;
}

/** A scanned IMEI, and how to restore what it was written into. */
export interface ScannedImei {
  imei: string;
  putBack: () => void;
}

/** The longest time between two keys of a scanner, in milliseconds. Wireless ones pause within a code. */
const maxKeyGap = 120;
/** Keys that scanners press within a code. */
const modifiers = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'CapsLock', 'NumLock']);
const nothing = () => {};

/**
 * Finds scanned IMEIs among the keys of a form. A scan is an IMEI whose keys come quickly, followed by Enter or Tab,
 * or fifteen digits with a valid check digit at any speed, followed by Enter.
 */
export function createImeiDetector() {
  let text = '';
  let last = Number.NEGATIVE_INFINITY;
  /** The place in the text from which the keys came quickly. */
  let burst = 0;
  let putBackBurst = nothing;
  let putBackAll = nothing;

  const reset = () => {
    text = '';
    burst = 0;
    last = Number.NEGATIVE_INFINITY;
  };

  return {
    /** Forgets what was typed so far, as after a click. */
    reset,
    /** Handles a key. Returns the scan that it ends, or null. */
    press({ key, time, isControl, putBack, isText = false }: ImeiKey): ScannedImei | null {
      if (modifiers.has(key)) return null;
      const isQuick = time >= last && time - last <= maxKeyGap;
      last = time;
      const ending = scanEndingOf(key, isControl);
      if (ending) {
        const scanned = isQuick ? imeiOf(text.slice(burst)) : undefined;
        const typed = ending === 'Enter' && !isText && isWholeImei(text) ? text : undefined;
        reset();
        if (scanned) return { imei: scanned, putBack: putBackBurst };
        return typed ? { imei: typed, putBack: putBackAll } : null;
      }
      if ([...key].length !== 1) {
        reset();
        return null;
      }
      if (!isQuick || text === '') {
        burst = text.length;
        putBackBurst = putBack;
        if (text === '') putBackAll = putBack;
      }
      text += key;
      return null;
    },
  };
}

function imeiOf(burst: string): string | undefined {
  const [imei] = readImeiList(readScan(burst).text).imeis;
  return imei !== undefined && /^\d{15}$/.test(imei) ? imei : undefined;
}

function isWholeImei(text: string): boolean {
  return /^\d{15}$/.test(text) && hasValidCheckDigit(text);
}
