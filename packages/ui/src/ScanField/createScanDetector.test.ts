import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createScanDetector, type ScanDetector, type ScanTiming } from './createScanDetector.ts';

const characters = fc.string({ unit: fc.constantFrom('0', '7', 'A', 'b', '-', ']', ' ', 'é'), minLength: 4 });

/** Presses one key after the other, `gap` milliseconds apart; answers what the last one ends. */
function send(detector: ScanDetector, keys: readonly string[], { gap = 10, from = 1000 } = {}) {
  return keys.map((key, at) => detector.press({ key, time: from + at * gap })).at(-1);
}
const keysOf = (text: string, end = 'Enter') => [...text, end];
const detect = (text: string, timing?: ScanTiming & { gap?: number }) =>
  send(createScanDetector(timing), keysOf(text), { gap: timing?.gap ?? 10 });

describe('a scan detector', () => {
  it('answers every code that comes in quickly, as it is', () => {
    fc.assert(
      fc.property(characters, fc.integer({ min: 0, max: 50 }), (text, gap) => {
        expect(detect(text, { gap })).toBe(text);
      }),
    );
  });

  it('takes nothing of what is typed for a code, whatever is typed', () => {
    fc.assert(
      fc.property(characters, fc.integer({ min: 121, max: 2000 }), (text, gap) => {
        expect(detect(text, { gap })).toBeNull();
      }),
    );
    expect(detect('AB12', { gap: 60 })).toBeNull();
  });

  it('waits longer for digits, as wireless scanners pause within a code', () => {
    expect(detect('40063813', { gap: 120 })).toBe('40063813');
    expect(detect('40063813', { gap: 60, maxDigitGap: 50 })).toBeNull();
    expect(detect('40063813', { gap: 60, maxKeyGap: 50 })).toBeNull();
  });

  it('leaves out what was typed before the burst', () => {
    fc.assert(
      fc.property(characters, characters, (typed, code) => {
        const detector = createScanDetector();
        send(detector, [...typed], { gap: 200 });
        expect(send(detector, keysOf(code), { from: 1000 + typed.length * 200 + 300 })).toBe(code);
      }),
    );
  });

  it('takes Tab for an end too, and only what it is told to', () => {
    expect(send(createScanDetector(), keysOf('40063813', 'Tab'))).toBe('40063813');
    expect(send(createScanDetector({ endings: ['Tab'] }), keysOf('40063813', 'Enter'))).toBeNull();
  });

  it('takes neither a later Enter for the end of a code, nor a key that is held down for a code', () => {
    const detector = createScanDetector();
    send(detector, [...'40063813']);
    expect(detector.press({ key: 'Enter', time: 5000 })).toBeNull();
    for (let time = 6000; time < 6300; time += 30) detector.press({ key: 'a', time, isRepeat: time > 6000 });
    expect(detector.press({ key: 'Enter', time: 6310 })).toBeNull();
  });

  it('passes over the modifiers of capital letters, and forgets a code that another key interrupts', () => {
    const detector = createScanDetector();
    expect(send(detector, ['Shift', 'A', 'Shift', 'B', '1', '2', 'Enter'])).toBe('AB12');
    expect(send(detector, ['1', '2', '3', '4', 'ArrowLeft', 'Enter'], { from: 9000 })).toBeNull();
    expect(send(detector, ['1', '2', '3', '4', undefined as never, 'Enter'], { from: 12_000 })).toBeNull();
  });

  it('reads the separator of GS1 codes, as Ctrl+] and as the character itself', () => {
    const detector = createScanDetector();
    send(detector, [...'0104']);
    detector.press({ key: ']', time: 1045, isControl: true });
    expect(send(detector, keysOf('17ab'), { from: 1050 })).toBe('0104\u001d17ab');
    expect(detect('0104\u001d17ab')).toBe('0104\u001d17ab');
  });

  it.each(['j', 'J', 'm'])(
    'takes Ctrl+%s for the end of a code, and the letter alone for a part of it',
    (key) => {
      const detector = createScanDetector();
      send(detector, ['4', '0', '0', '6', 'Control']);
      expect(detector.press({ key, time: 1060, isControl: true })).toBe('4006');
      expect(detect(`4006${key}`)).toBe(`4006${key}`);
    },
  );

  it('ends a code in silence where it is told to', () => {
    const detector = createScanDetector({ endings: ['pause'] });
    send(detector, [...'4006']);
    expect([detector.isBurst(), detector.pause(), detector.pause()]).toEqual([true, '4006', null]);
    const other = createScanDetector();
    send(other, [...'4006']);
    expect(other.pause()).toBeNull();
  });

  it('answers nothing shorter than the least length, and lives with a length that is none', () => {
    expect(detect('400')).toBeNull();
    expect(detect('400', { minLength: 3 })).toBe('400');
    expect(detect('', { minLength: 0 })).toBeNull();
    expect(detect('4006', { minLength: Number.NaN, maxKeyGap: Number.NaN })).toBe('4006');
  });

  it('forgets half a code when it is told to, and when the clock goes back', () => {
    const detector = createScanDetector();
    send(detector, [...'4006'], { from: 5000 });
    detector.reset();
    expect(send(detector, keysOf('3813'), { from: 5040 })).toBe('3813');
    send(detector, [...'4006'], { from: 6000 });
    expect(send(detector, keysOf('3813'), { from: 100 })).toBe('3813');
  });
});
