/** One key press as the detector sees it. */
export interface Stroke {
  /** The key, as `KeyboardEvent.key` names it. */
  key: string;
  /** The time of the press, in milliseconds. */
  time: number;
  /** Whether the key is held down: a scanner never does. */
  isRepeat?: boolean | undefined;
  /** Whether Ctrl is held: scanners write the separator of GS1 codes as Ctrl+], and some end a code with Ctrl+J or Ctrl+M. */
  isControl?: boolean | undefined;
}

/** The end of a code: the key that the scanner sends after it, or silence. */
export type ScanEnding = 'Enter' | 'Tab' | 'pause';

/** The timing that tells a scanner from typing. */
export interface ScanTiming {
  /** The longest time between two keys of a burst, in milliseconds. @default 50 */
  maxKeyGap?: number | undefined;
  /** The same while the code is of digits alone, for scanners that pause within one. @default `maxKeyGap`, or 120 without it */
  maxDigitGap?: number | undefined;
  /** The least length of a code. @default 4 */
  minLength?: number | undefined;
  /** The ends of a code that are recognised. @default ['Enter', 'Tab'] */
  endings?: readonly ScanEnding[] | undefined;
}

/** Tells scanned codes from typing by the time between keys. */
export interface ScanDetector {
  /** Handles a key. Returns the code that it completes, or null. */
  press: (stroke: Stroke) => string | null;
  /** The code that ended in silence, if `endings` allow that; forgets it. */
  pause: () => string | null;
  /** Whether the last keys came as quickly as a scanner sends them. */
  isBurst: () => boolean;
  /** Forgets what came in so far, as when focus leaves. */
  reset: () => void;
}

/** The separator of GS1 codes, which scanners send as Ctrl+]. */
export const groupSeparator = '\u001d';

/** Keys that change others: scanners press them within a code. */
const modifiers = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'CapsLock', 'NumLock']);

/** Creates a detector. Each listener needs its own. */
export function createScanDetector(timing: ScanTiming = {}): ScanDetector {
  const maxKeyGap = sound(timing.maxKeyGap, 50);
  const maxDigitGap = sound(timing.maxDigitGap ?? timing.maxKeyGap, 120);
  const minLength = Math.max(1, sound(timing.minLength, 4));
  const endings = timing.endings ?? ['Enter', 'Tab'];
  let text = '';
  let last = Number.NEGATIVE_INFINITY;

  const take = (): string | null => {
    const code = text;
    text = '';
    return code.length >= minLength ? code : null;
  };

  return {
    press({ key, time, isRepeat, isControl }) {
      if (modifiers.has(key)) return null;
      const ending = scanEndingOf(key, isControl);
      const isOfDigits = /^\d+$/.test(text) && (/^\d$/.test(key) || ending !== undefined);
      const isQuick = time >= last && time - last <= (isOfDigits ? maxDigitGap : maxKeyGap);
      if (isRepeat || !isQuick) text = '';
      last = time;
      if (isRepeat) return null;
      if (ending) {
        const code = isQuick ? take() : null;
        text = '';
        return endings.includes(ending) ? code : null;
      }
      const typed = isControl ? (key === ']' ? groupSeparator : undefined) : characterOf(key);
      if (typed === undefined) text = '';
      else text += typed;
      return null;
    },
    pause: () => (endings.includes('pause') ? take() : null),
    isBurst: () => text.length >= minLength,
    reset: () => {
      text = '';
      last = Number.NEGATIVE_INFINITY;
    },
  };
}

/** The ending that a key stands for. Ctrl+J and Ctrl+M are the line feed and the carriage return of a scanner. */
export function scanEndingOf(key: string, isControl = false): 'Enter' | 'Tab' | undefined {
  if (key === 'Enter' || key === 'Tab') return key;
  return isControl && /^[jm]$/i.test(key) ? 'Enter' : undefined;
}

/** The character that a key writes; other keys have names. */
function characterOf(key: string): string | undefined {
  // A browser that fills a field by itself sends keys without a name.
  return [...(key ?? '')].length === 1 ? key : undefined;
}

function sound(value: number | undefined, otherwise: number): number {
  return value === undefined || Number.isNaN(value) ? otherwise : value;
}
