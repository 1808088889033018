import { hasValidCheckDigit, isArticleNumber, latinDigits } from '@handset/domain';
import { createScanDetector, readScan, type Stroke, scanEndingOf } from '@handset/ui';
import { imeisOfCode } from './imeisOfCode.ts';

/**
 * The scanned codes that belong into a field. `text`, as in a note or the reference of a transfer: all but an IMEI.
 * `numbers`, as in the number of a person or an identity card: digits that may be one of Pakistan.
 */
export type KeptCodes = 'text' | 'numbers';

/** A key press, as the detector sees it. */
export interface ImeiKey extends Stroke {
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

/**
 * Finds scanned codes among the keys of a form. A scan is an IMEI, or a code of at least nine digits, whose keys come
 * quickly, or any code whose keys come more quickly than a hand types, followed by Enter or Tab. Fifteen digits with a
 * valid check digit, followed by Enter, are one at any speed.
 */
export function createImeiDetector() {
  const detectors = [maxKeyGap, maxCodeGap, Number.POSITIVE_INFINITY].map((gap) =>
    createScanDetector({ maxKeyGap: gap, minLength: 1 }),
  );
  /** The restoring function of each character since the last code. */
  let putBacks: (() => void)[] = [];

  const scanOf = (raw: string | null): ScannedCode | undefined => {
    if (raw === null) return undefined;
    const { text } = readScan(raw);
    const putBack = putBacks.at(-[...raw].length) ?? (() => {});
    return { code: latinDigits(text), imeis: imeisOfCode(text), putBack };
  };
  const reset = () => {
    for (const detector of detectors) detector.reset();
    putBacks = [];
  };

  return {
    /** Forgets what was typed so far, as after a click. */
    reset,
    /** Handles a key. Returns the scan that it ends, or null. */
    press({ putBack, keeps, ...stroke }: ImeiKey): ScannedCode | null {
      const [quick, fastest, whole] = detectors.map((detector) => scanOf(detector.press(stroke)));
      const ending = scanEndingOf(stroke.key, stroke.isControl);
      if (!ending) {
        if ([...(stroke.key ?? '')].length === 1) putBacks.push(putBack);
        // The slowest detector keeps its characters until a key that writes none.
        if (!detectors.at(-1)?.isBurst()) putBacks = [];
        return null;
      }
      putBacks = [];
      if (quick?.imeis.length) return quick;
      if (fastest?.imeis.length) return fastest;
      if (keeps === 'text') return null;
      if (ending === 'Enter' && whole && isWholeImei(whole.code)) return whole;
      const belongs = (code: string) => keeps === 'numbers' && (isPhoneNumber(code) || /^\d{13}$/.test(code));
      // An article number may look like an identity card's, which no hand types at such a pace.
      if (fastest && isCode(fastest.code) && (isArticleNumber(fastest.code) || !belongs(fastest.code)))
        return fastest;
      // The number of a new customer is typed where customers are searched, perhaps with a pause after its first digits.
      const isTyped = [quick, whole].some((keys) => keys && (isPhoneNumber(keys.code) || belongs(keys.code)));
      return quick && isLong(quick.code) && !isTyped ? quick : null;
    },
  };
}

/**
 * Whether a text is a code: the number of an invoice, or one that is long enough. One with a space, or without a digit or the signs of an
 * address, is words.
 */
function isCode(text: string): boolean {
  if (/^\d*$/.test(text)) return text.length >= 8;
  if (/^[a-z]{2,}-\d+$/i.test(text)) return true;
  return text.length >= 6 && /[\d:/]/.test(text) && !/\s/.test(text);
}

/** Whether digits are more than those of a date. */
const isLong = (text: string) => /^\d{9,}$/.test(text);

/** Whether digits may be a phone number of Pakistan. */
const isPhoneNumber = (text: string) => /^(0\d{9,10}|92\d{10})$/.test(text);

const isWholeImei = (text: string) => /^\d{15}$/.test(text) && hasValidCheckDigit(text);
