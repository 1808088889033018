import { hasValidCheckDigit, isArticleNumber, latinDigits } from '@handset/domain';
import { readScan, scanEndingOf } from '@handset/ui';
import { imeisOfCode } from './imeisOfCode.ts';

/**
 * The scanned codes that belong into a field. `text`, as in a note or the reference of a transfer: all but an IMEI.
 * `numbers`, as in the number of a person or an identity card: digits that may be one of Pakistan.
 */
export type KeptCodes = 'text' | 'numbers';

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
  /** The scanned codes that belong into that field. @default none */
  keeps?: KeptCodes | undefined;
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

/** A key that wrote a character. */
interface Stroke {
  key: string;
  /** The time since the key before, in milliseconds. */
  gap: number;
  putBack: () => void;
}

/**
 * Finds scanned codes among the keys of a form. A scan is an IMEI, or a code of at least nine digits, whose keys come
 * quickly, or any code whose keys come more quickly than a hand types, followed by Enter or Tab. Fifteen digits with a
 * valid check digit, followed by Enter, are one at any speed.
 */
export function createImeiDetector() {
  let strokes: Stroke[] = [];
  let last = Number.NEGATIVE_INFINITY;

  const reset = () => {
    strokes = [];
    last = Number.NEGATIVE_INFINITY;
  };

  /** The code of the last keys that came within `maxGap` of each other, if the key that ends it did as well. */
  const codeWithin = (maxGap: number, endGap: number): ScannedCode | undefined => {
    if (strokes.length === 0 || endGap > maxGap) return undefined;
    const first = strokes.findLastIndex(({ gap }) => gap > maxGap);
    const keys = strokes.slice(Math.max(first, 0));
    const { text } = readScan(keys.map(({ key }) => key).join(''));
    return { code: latinDigits(text), imeis: imeisOfCode(text), putBack: keys[0]?.putBack ?? (() => {}) };
  };

  return {
    /** Forgets what was typed so far, as after a click. */
    reset,
    /** Handles a key. Returns the scan that it ends, or null. */
    press({ key, time, isControl, putBack, keeps }: ImeiKey): ScannedCode | null {
      if (modifiers.has(key)) return null;
      const gap = time >= last ? time - last : Number.POSITIVE_INFINITY;
      last = time;
      const ending = scanEndingOf(key, isControl);
      if (ending) {
        const quick = codeWithin(maxKeyGap, gap);
        const fastest = codeWithin(maxCodeGap, gap);
        const whole = codeWithin(Number.POSITIVE_INFINITY, gap);
        reset();
        if (quick?.imeis.length) return quick;
        if (fastest?.imeis.length) return fastest;
        if (keeps === 'text') return null;
        if (ending === 'Enter' && whole && isWholeImei(whole.code)) return whole;
        const belongs = (code: string) =>
          keeps === 'numbers' && (isPhoneNumber(code) || /^\d{13}$/.test(code));
        // An article number may look like an identity card's, which no hand types at such a pace.
        if (fastest && isCode(fastest.code) && (isArticleNumber(fastest.code) || !belongs(fastest.code)))
          return fastest;
        // The number of a new customer is typed where customers are searched, perhaps with a pause after its first digits.
        const isTyped = [quick, whole].some(
          (keys) => keys && (isPhoneNumber(keys.code) || belongs(keys.code)),
        );
        return quick && isLong(quick.code) && !isTyped ? quick : null;
      }
      // Scanners write the separator of some codes as Ctrl+]. Any other command ends what was typed.
      if (isControl && key === ']') return null;
      // A browser that fills a field by itself sends keys without a name.
      if (isControl || [...(key ?? '')].length !== 1) {
        reset();
        return null;
      }
      strokes.push({ key, gap, putBack });
      return null;
    },
  };
}

/** Whether a text is long enough for a code. One with a space, or without a digit or the signs of an address, is words. */
function isCode(text: string): boolean {
  if (/^\d*$/.test(text)) return text.length >= 8;
  return text.length >= 6 && /[\d:/]/.test(text) && !/\s/.test(text);
}

/** Whether digits are more than those of a date. */
const isLong = (text: string) => /^\d{9,}$/.test(text);

/** Whether digits may be a phone number of Pakistan. */
const isPhoneNumber = (text: string) => /^(0\d{9,10}|92\d{10})$/.test(text);

const isWholeImei = (text: string) => /^\d{15}$/.test(text) && hasValidCheckDigit(text);
