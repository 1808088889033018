import { hasValidCheckDigit, latinDigits } from '@handset/domain';
import { readScan, scanEndingOf } from '@handset/ui';
import { imeisOfCode } from './imeisOfCode.ts';

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
  /** Whether the field takes scanned codes that are no IMEI, such as the number of an identity card. */
  takesCodes?: boolean | undefined;
}

/** A scanned code, and how to restore what it was written into. */
export interface ScannedCode {
  /** The code without what a scanner sets before it. */
  code: string;
  /** The IMEIs in the code: none, one, both of a phone, or those of a carton. */
  imeis: readonly string[];
  putBack: () => void;
}

/** The longest time between two keys of a scanner, in milliseconds. Wireless ones pause within a code. */
const maxKeyGap = 120;
/** Pace that no hand keeps up for several keys, so that any code at it is a scan. */
const maxCodeGap = 35;
/** Keys that scanners press within a code. */
const modifiers = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'CapsLock', 'NumLock']);

/** Start of a part of the text, with a way to restore the field as it was then. */
interface Beginning {
  at: number;
  putBack: () => void;
}

const beginning: Beginning = { at: 0, putBack: () => {} };

/**
 * Finds scanned codes among the keys of a form. A scan is an IMEI whose keys come quickly, or any code whose keys come
 * more quickly than a hand types, followed by Enter or Tab. Fifteen digits with a valid check digit, followed by Enter,
 * are one at any speed.
 */
export function createImeiDetector() {
  let text = '';
  let last = Number.NEGATIVE_INFINITY;
  let typed = beginning;
  let quick = beginning;
  let fastest = beginning;

  const reset = () => {
    text = '';
    last = Number.NEGATIVE_INFINITY;
  };

  const imeisFrom = ({ at, putBack }: Beginning): ScannedCode | undefined => {
    const { text: code } = readScan(text.slice(at));
    const imeis = imeisOfCode(code);
    return imeis.length > 0 ? { code, imeis, putBack } : undefined;
  };

  const codeFrom = ({ at, putBack }: Beginning): ScannedCode | undefined => {
    const { text: code } = readScan(text.slice(at));
    return isCode(code) ? { code: latinDigits(code), imeis: [], putBack } : undefined;
  };

  return {
    /** Forgets what was typed so far, as after a click. */
    reset,
    /** Handles a key. Returns the scan that it ends, or null. */
    press(stroke: ImeiKey): ScannedCode | null {
      const { key, time, isControl, putBack, isText = false, takesCodes = false } = stroke;
      if (modifiers.has(key)) return null;
      const gap = time >= last ? time - last : Number.POSITIVE_INFINITY;
      last = time;
      const ending = scanEndingOf(key, isControl);
      if (ending) {
        const scan =
          (gap <= maxKeyGap ? imeisFrom(quick) : undefined) ??
          (gap <= maxCodeGap ? imeisFrom(fastest) : undefined) ??
          (ending === 'Enter' && !isText && isWholeImei(text) ? imeisFrom(typed) : undefined) ??
          (gap <= maxCodeGap && !takesCodes ? codeFrom(fastest) : undefined);
        reset();
        return scan ?? null;
      }
      // Scanners write the separator of some codes as Ctrl+]. Any other command ends what was typed.
      if (isControl && key === ']') return null;
      // A browser that fills a field by itself sends keys without a name.
      if (isControl || [...(key ?? '')].length !== 1) {
        reset();
        return null;
      }
      const here = { at: text.length, putBack };
      if (text === '') typed = here;
      if (text === '' || gap > maxKeyGap) quick = here;
      if (text === '' || gap > maxCodeGap) fastest = here;
      text += key;
      return null;
    },
  };
}

/** Whether a text is long enough for a code. One with a space, or without a digit or the signs of an address, is words. */
function isCode(text: string): boolean {
  if (/^\p{Nd}*$/u.test(text)) return text.length >= 8;
  return text.length >= 6 && /[\p{Nd}:/]/u.test(text) && !/\s/.test(text);
}

function isWholeImei(text: string): boolean {
  const digits = latinDigits(text);
  return /^\d{15}$/.test(digits) && hasValidCheckDigit(digits);
}
