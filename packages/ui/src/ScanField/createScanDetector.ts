/** One key press as the detector sees it. */
export interface Stroke {
  /** The key, as `KeyboardEvent.key` names it. */
  key: string;
  /** When it was pressed, in milliseconds. */
  time: number;
  /** Whether the key is held down: a scanner never does. */
  isRepeat?: boolean | undefined;
  /** Whether Ctrl is held: scanners write the separator of GS1 codes as Ctrl+]. */
  isControl?: boolean | undefined;
}

/** What ends a code: the key that the scanner sends after it, or silence. */
export type ScanEnding = 'Enter' | 'Tab' | 'pause';

/** How a burst of a scanner is told from typing. */
export interface ScanTiming {
  /** The longest time between two keys of a burst, in milliseconds. @default 50 */
  maxKeyGap?: number | undefined;
  /** How many characters a code has at least. @default 4 */
  minLength?: number | undefined;
  /** What ends a code. @default ['Enter', 'Tab'] */
  endings?: readonly ScanEnding[] | undefined;
}

/** Tells scanned codes from typing by the time between keys. */
export interface ScanDetector {
  /** Takes a key in; answers the code that it ends, or null. */
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

/** A detector of its own for each place that is listened to. */
export function createScanDetector(timing: ScanTiming = {}): ScanDetector {
  const maxKeyGap = sound(timing.maxKeyGap, 50);
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
      const isQuick = time - last <= maxKeyGap && time >= last;
      if (modifiers.has(key)) return null;
      if (isRepeat || !isQuick) text = '';
      last = time;
      if (isRepeat) return null;
      if (key === 'Enter' || key === 'Tab') {
        const code = isQuick ? take() : null;
        text = '';
        return endings.includes(key) ? code : null;
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

/** The character that a key writes; other keys have names. */
function characterOf(key: string): string | undefined {
  return [...key].length === 1 ? key : undefined;
}

function sound(value: number | undefined, otherwise: number): number {
  return value === undefined || Number.isNaN(value) ? otherwise : value;
}
